import type { CandidatesView } from '@bole/resumes/view'
import type { Generated } from 'kysely'

type Degree = 'doctor' | 'master' | 'bachelor' | 'college' | 'secondary'

/** The columns of other domains' tables that candidates may read. */
export interface PublicTables {
  organisations: { id: number; slug: string; name: string; state: string }
  projects: {
    organisation_id: number
    id: number
    company_name: string
    company_industry: string
    company_scale: string
    company_financing: string
    company_description: string
    application_limit: number | null
    closes_at: Date | null
    is_deleted: boolean
  }
  positions: {
    organisation_id: number
    id: number
    project_id: number
    origin: number
    title: string
    cities: string[]
    head_count: number
    description: string
    requirements: string
    salary_from: number | null
    salary_to: number | null
    salary_currency: string
    degree: Degree | null
    state: 'draft' | 'open' | 'closed'
    is_deleted: boolean
    opened_at: Date | null
    created_at: Date
  }
}

/** What a candidate wrote into the form. */
export interface Sent {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly gender?: 'male' | 'female' | undefined
  readonly city?: string | undefined
  readonly expected_places: string[]
  readonly degree?: Degree | undefined
  readonly school?: string | undefined
  readonly major?: string | undefined
  readonly graduated_at?: string | undefined
  readonly employer?: string | undefined
  readonly job_title?: string | undefined
}

export interface CareersTables extends PublicTables, CandidatesView {
  careers_uploads: {
    organisation_id: number
    id: Generated<number>
    token_digest: Uint8Array
    storage_key: string
    name: string
    media_type: string
    bytes: number
    sha256: string
    reading: string | null
    unreadable_reason: string | null
    expires_at: Date
    created_at: Generated<Date>
  }
  careers_submissions: {
    organisation_id: number
    application_id: number
    sent: Sent
    resume_name: string | null
    source: string | null
    language: string
    consent_version: string
    consented_at: Date
  }
}

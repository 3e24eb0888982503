import type { Degree } from '@bole/parsing/model'
import type { Corrections, Readings } from '@bole/resumes/model'
import type { Generated } from 'kysely'

export interface CandidateRow {
  organisation_id: number
  id: Generated<number>
  name: string
  gender: 'male' | 'female' | null
  phone: string | null
  email: string | null
  birth_date: string | null
  city: string | null
  expected_places: Generated<string[]>
  expected_position: string | null
  degree: Degree | null
  school: string | null
  major: string | null
  graduated_at: string | null
  employer: string | null
  job_title: string | null
  /** Those of the current résumé. */
  skills: Generated<string[]>
  search_text: Generated<string>
  resume_id: number | null
  /** The record this one was merged into; null of one that stands. */
  merged_into: number | null
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** What other domains may join in list queries. */
export interface CandidatesView {
  candidates: CandidateRow
  candidate_grams: { organisation_id: number; gram: string; candidate_id: number }
}

/** Complaints about readings, and what became of them. */
export interface ParseReportsView {
  parse_reports: {
    organisation_id: number
    id: number
    resume_id: number
    candidate_id: number
    application_id: number
    user_id: number
    body: string
    is_done: boolean
    answer: string
    handled_at: Date | null
    created_at: Date
  }
}

/** What staff noted on people. */
export interface NotesView {
  candidate_notes: {
    organisation_id: number
    id: number
    candidate_id: number
    application_id: number | null
    user_id: number
    body: string
    created_at: Date
  }
}

/** Stored files and whose résumés they became. */
export interface FilesView {
  files: {
    organisation_id: number
    id: number
    storage_key: string
    name: string
    media_type: string
    bytes: number
    sha256: string
    uploaded_by: number | null
  }
  resumes: { organisation_id: number; id: number; candidate_id: number; file_id: number | null }
}

/** Each time a file was read, and what it went through; nothing of what it says. */
export interface ReadingsView {
  document_readings: {
    organisation_id: number
    id: number
    file_id: number
    resume_id: number | null
    cause: 'arrival' | 'again' | 'newer'
    reader: number
    document_kind: string | null
    is_scan: boolean
    state: 'read' | 'unreadable'
    unreadable_reason: string | null
    found: number
    doubtful: number
    took_ms: number | null
    begun_at: Date
    is_latest: boolean
  }
  document_reading_steps: {
    organisation_id: number
    reading_id: number
    place: number
    step: string
    took_ms: number
    outcome: string
  }
}

/** Stored files and what was read of them, for whoever holds one reading against another. */
export interface ReadFilesView {
  files: {
    organisation_id: number
    id: number
    storage_key: string
    name: string
    bytes: number
  }
  resumes: {
    organisation_id: number
    id: number
    candidate_id: number
    file_id: number | null
    state: 'reading' | 'read' | 'unreadable'
    parsed: Readings
    corrections: Corrections
    read_at: Date | null
  }
}

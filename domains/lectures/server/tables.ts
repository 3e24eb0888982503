import type { OrganisationView } from '@bole/accounts/view'
import type { LectureKind } from '@bole/lectures/model'
import type { ProjectsView } from '@bole/themes/view'
import type { Generated } from 'kysely'

export interface LectureRow {
  organisation_id: number
  id: Generated<number>
  project_id: number
  kind: LectureKind
  city: string
  university: string
  address: Generated<string>
  starts_at: Date
  url: Generated<string>
  code_seed: string
  code_digest: Uint8Array
  version: Generated<number>
  created_at: Generated<Date>
}

export interface LecturesTables extends OrganisationView, ProjectsView {
  lectures: LectureRow
  lecture_routes: { organisation_id: number; project_id: number; version: Generated<number> }
  lecture_visitors: {
    organisation_id: number
    id: Generated<number>
    lecture_id: number
    name: string
    phone: string
    signed_in_at: Date
  }
}

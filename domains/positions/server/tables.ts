import type { OrganisationView, PeopleView } from '@bole/accounts/view'
import type { Degree } from '@bole/parsing/model'
import type { Channel, ChannelState } from '@bole/positions/model'
import type { ProcessesView } from '@bole/processes/view'
import type { Station } from '@bole/themes/model'
import type { ProjectsView } from '@bole/themes/view'
import type { ColumnType, Generated } from 'kysely'

export interface PositionRow {
  organisation_id: number
  id: Generated<number>
  project_id: number
  origin: number
  department_id: number | null
  process_id: number
  owner_user_id: number | null
  title: string
  cities: string[]
  category: Generated<string>
  head_count: number
  description: string
  requirements: string
  salary_from: number | null
  salary_to: number | null
  salary_currency: Generated<string>
  degree: Degree | null
  /** Of its project's stations; none is all of them. */
  stations: ColumnType<readonly Station[], string | undefined, string>
  state: Generated<'draft' | 'open' | 'closed'>
  is_deleted: Generated<boolean>
  sort: Generated<number>
  opened_at: Date | null
  closed_at: Date | null
  version: Generated<number>
  created_at: Generated<Date>
}

/** A position in an outside board. */
interface ChannelPositionRow {
  organisation_id: number
  position_id: number
  channel: Channel
  category: string
  is_wanted: boolean
  state: Generated<ChannelState>
  published_at: Date | null
}

export interface PositionsTables extends ProjectsView, ProcessesView, PeopleView, OrganisationView {
  positions: PositionRow
  position_channels: {
    organisation_id: number
    channel: Channel
    is_open: Generated<boolean>
    gets_phones: Generated<boolean>
    key_digest: Uint8Array | null
    key_sealed: Uint8Array | null
  }
  phone_sync: { organisation_id: number; is_open: boolean }
  channel_positions: ChannelPositionRow
}

import type { Choices, NoticeKind, Pace, WorkKind } from '@bole/inbox/model'
import type { ColumnType, Generated } from 'kysely'

type Facts = Record<string, string | number>

export interface InboxTables {
  progress: {
    organisation_id: number
    id: Generated<number>
    user_id: number
    kind: WorkKind
    facts: Facts
    total: number
    done: Generated<number>
    failed: Generated<number>
    state: Generated<'running' | 'finished' | 'failed'>
    link: string | null
    created_at: Generated<Date>
    finished_at: Date | null
  }
  notices: {
    organisation_id: number
    id: Generated<number>
    user_id: number
    /** Of an older release it may be one that is told no more. */
    kind: ColumnType<string, NoticeKind, NoticeKind>
    facts: Facts
    link: string | null
    about: Generated<number[]>
    is_read: Generated<boolean>
    leaves: Generated<boolean>
    created_at: Generated<Date>
  }
  /** What somebody was told last of one thing. */
  told: { organisation_id: number; about: string; user_id: number; said: string }
  notice_settings: {
    organisation_id: number
    user_id: number
    /** Written as JSON text. */
    choices: ColumnType<Choices, string | undefined, string>
    pace: Generated<Pace>
    hour: Generated<number>
    quiet_from: number | null
    quiet_until: number | null
  }
}

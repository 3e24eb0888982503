import type { Generated } from 'kysely'

type Facts = Record<string, string | number>

export interface InboxTables {
  progress: {
    organisation_id: number
    id: Generated<number>
    user_id: number
    kind: string
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
    kind: string
    facts: Facts
    link: string | null
    is_read: Generated<boolean>
    created_at: Generated<Date>
  }
  /** What somebody was told last of one thing. */
  told: { organisation_id: number; about: string; user_id: number; said: string }
}

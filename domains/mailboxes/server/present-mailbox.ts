import type { Mailbox } from '@bole/mailboxes/contract'
import type { RulePart } from '@bole/mailboxes/model'
import { innerHostSaid } from '@bole/platform/outward'
import type { Selectable } from 'kysely'
import type { MailboxRow } from './tables.ts'

interface Row extends Selectable<MailboxRow> {
  readonly position_title: string | null
}

interface Around {
  readonly rules: readonly {
    readonly part: RulePart
    readonly contains: string
    readonly position_id: number
    readonly title: string
  }[]
  readonly messages: number
  readonly resumes: number
  readonly mayManage: boolean
}

/** A mailbox as the wire carries it: of its password only that there is one. */
export function presentMailbox(row: Row, { rules, messages, resumes, mayManage }: Around): Mailbox {
  const { id, name, host, port, security, username, folders, taken_from, is_on, state, said, version } = row
  return {
    ...{ id, name, host, port, security, username, folders, taken_from, is_on, state, said, version },
    has_password: row.sealed_password !== null,
    position: row.position_id === null ? null : { id: row.position_id, title: row.position_title ?? '' },
    rules: rules.map(({ part, contains, position_id, title }) => ({
      part,
      contains,
      position: { id: position_id, title },
    })),
    inner_host: innerHostSaid(said),
    look_time: row.looked_at?.toISOString() ?? null,
    message_count: messages,
    resume_count: resumes,
    can: {
      edit: mayManage,
      look: mayManage && is_on,
      turn_on: mayManage && !is_on,
      turn_off: mayManage && is_on,
      remove: mayManage,
    },
  }
}

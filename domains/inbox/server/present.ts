import type { Language } from '@bole/platform/contract'
import type { Selectable } from 'kysely'
import { sentenceOf } from './notice-mail.ts'
import type { InboxTables } from './tables.ts'

/** Long work as the wire carries it. */
export function presentProgress(row: Selectable<InboxTables['progress']>) {
  const counted = row.done + row.failed
  return {
    id: row.id,
    noticeId: row.id,
    kind: row.kind,
    facts: row.facts,
    total: row.total,
    done: row.done,
    failed: row.failed,
    percent:
      row.state === 'finished' ? 100 : Math.min(99, Math.floor((100 * counted) / Math.max(1, row.total))),
    state: row.state,
    link: row.link,
    create_time: row.created_at.toISOString(),
  }
}

/** A notice as the wire carries it. */
export function presentNotice(row: Selectable<InboxTables['notices']>, language: Language) {
  return {
    id: row.id,
    type: row.kind,
    content: sentenceOf(language, row.kind, row.facts),
    facts: row.facts,
    link: row.link,
    unread: row.is_read ? 0 : 1,
    create_time: row.created_at.toISOString(),
    can: { read: !row.is_read },
  }
}

import { type Choices, type Timing, usualTiming } from '@bole/inbox/model'
import type { Selectable } from 'kysely'
import { inbox } from './progress-store.ts'
import type { InboxTables } from './tables.ts'

/** How somebody wants to be told. */
export interface NoticeSettings {
  readonly choices: Choices
  readonly timing: Timing
}

/** What somebody chose; no row where they chose nothing. */
export function settingsOf(userId: number) {
  return inbox.selectFrom('notice_settings').selectAll().where('user_id', '=', userId)
}

/** The settings of a row, and those that hold without one. */
export function settingsFrom(row: Selectable<InboxTables['notice_settings']> | undefined): NoticeSettings {
  if (!row) return { choices: {}, timing: usualTiming }
  const { choices, pace, hour, quiet_from: from, quiet_until: until } = row
  return { choices, timing: { pace, hour, quiet: from === null || until === null ? null : { from, until } } }
}

import { builtOnce } from '@bole/platform/server'
import { approvals } from '../round-store.ts'

/** What holds where a company set nothing; the version it is changed from is 0. */
const initially = { version: 0, remind_after_days: 2, escalate_after_days: 5, has_mail_links: true }

/** What a company set, no row where it set nothing. */
export const approvalSettings = builtOnce<[], typeof initially>(() =>
  approvals
    .selectFrom('approval_settings')
    .select(['version', 'remind_after_days', 'escalate_after_days', 'has_mail_links']),
)

/** What holds, from the row there may be. */
export const settingsFrom = (row: typeof initially | undefined) => row ?? initially

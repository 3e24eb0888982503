import { noticeReader } from '@bole/inbox/server'
import type { Language } from '@bole/platform/contract'
import { type Provided, provide } from '@bole/platform/slots'
import { sql } from 'kysely'
import { accounts } from './account-store.ts'
import { fillBoundPlatforms } from './platforms/send-to-platform.job.ts'

/** That somebody chose, or else their company did. */
const language = sql<Language | null>`coalesce(users.language,
  (select language from organisations where organisations.id = users.organisation_id))`

/** Whom notices are written to: somebody who may sign in. */
const fillNoticeReader = provide(noticeReader, (userId) =>
  accounts
    .selectFrom('users')
    .select(['email', language.as('language')])
    .where('id', '=', userId)
    .where('state', '=', 'enabled'),
)

/** What domains below need of accounts. */
export const accountsProviders: readonly Provided[] = [fillNoticeReader, fillBoundPlatforms]

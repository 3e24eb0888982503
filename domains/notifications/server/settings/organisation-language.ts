import type { Language } from '@bole/platform/contract'
import { sql } from 'kysely'
import { notifications } from '../notification-store.ts'

/** What an organisation writes in until it says otherwise: the language of the specification. */
export const firstLanguage: Language = 'zh-CN'

/** What an organisation writes in to those of whom no language is known; within a query that stands under its row-level security. */
export const organisationLanguage = sql<Language>`coalesce((${notifications
  .selectFrom('notify_settings')
  .select('language')}), ${sql.lit(firstLanguage)})`

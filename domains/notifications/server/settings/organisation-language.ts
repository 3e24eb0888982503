import { notifySettings } from '@bole/notifications/contract'
import type { Language } from '@bole/platform/contract'
import { sql } from 'kysely'
import { notifications } from '../notification-store.ts'

const { language: firstLanguage } = notifySettings.rules.defaults

/** What an organisation writes in to those of whom no language is known; within a query that stands under its row-level security. */
export const organisationLanguage = sql<Language>`coalesce((${notifications
  .selectFrom('notify_settings')
  .select('language')}), ${sql.lit(firstLanguage)})`

import { builtInWords, shortWords } from '@bole/notifications/contract'
import type { NotifyEvent, Words, Written } from '@bole/notifications/model'
import type { Language } from '@bole/platform/contract'
import { type SqlBool, sql } from 'kysely'
import { notifications } from '../notification-store.ts'

/** What is told, when and in which language. */
export interface Occasion {
  readonly stage: number
  readonly event: NotifyEvent
  readonly language: Language
  readonly channel: Written
}

/** Words that somebody wrote in a language, for a process or for all of the organisation. */
interface Worded extends Words {
  readonly id?: number
  readonly process_id: number | null
  readonly language: Language
}

/** Words that hold, and whose they are. */
export interface HeldWords extends Words {
  readonly worded_by: 'process' | 'organisation' | 'built_in'
}

/** What an organisation wrote for an occasion, for all processes and in every language. */
export function templatesOf({ stage, event, channel }: Omit<Occasion, 'language'>) {
  return notifications
    .selectFrom('notify_templates')
    .select(['id', 'process_id', 'subject', 'body', 'language'])
    .where('stage', '=', stage)
    .where('event', '=', event)
    .where('channel', '=', channel)
}

/**
 * The words that hold for a process: those a project has chosen, its own, those of the organisation, or the built-in ones. A choice holds at
 * the stage and in the language it is of.
 */
export function wordsFor(
  templates: readonly Worded[],
  processId: number | null,
  { event, language, channel }: Occasion,
  chosenId: number | null = null,
): HeldWords {
  const alike = templates.filter((one) => one.language === language)
  const chosen = chosenId !== null && alike.find(({ id }) => id === chosenId)
  if (chosen) return { subject: chosen.subject, body: chosen.body, worded_by: 'process' }
  const own = processId !== null && alike.find(({ process_id }) => process_id === processId)
  if (own) return { subject: own.subject, body: own.body, worded_by: 'process' }
  const shared = alike.find(({ process_id }) => process_id === null)
  if (shared) return { subject: shared.subject, body: shared.body, worded_by: 'organisation' }
  const { subject, body } = builtInWords[language][event]
  return { subject, body: channel === 'sms' ? shortWords[language][event] : body, worded_by: 'built_in' }
}

/** The template of one place, be it of a process or of all; locked, as it is about to be written. */
export function lockTemplate(occasion: Occasion, processId: number | null) {
  return notifications
    .selectFrom('notify_templates')
    .select(['id', 'version'])
    .where('stage', '=', occasion.stage)
    .where('event', '=', occasion.event)
    .where('language', '=', occasion.language)
    .where('channel', '=', occasion.channel)
    .where(sql<SqlBool>`process_id is not distinct from ${processId}`)
    .forUpdate()
}

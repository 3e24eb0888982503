import type { notificationsApi } from '@bole/notifications/contract'
import { isTold, variablesOf } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import { languages } from '@bole/platform/contract'
import { type Context, type Handler, notFound, sameTenant } from '@bole/platform/server'
import { notifications } from '../notification-store.ts'
import { keptSettings } from '../settings/settings-store.ts'
import { templatesOf, wordsFor } from './words-of.ts'

type GetContent = typeof notificationsApi.getTemplateContent

export const getTemplateContent: Handler<GetContent> = async (context) => {
  const { query, tx, refuse } = context
  if (!isTold(query.stage, query.event)) throw refuse('not_told_here')
  const { processId, language } = await placeAsked(context)
  const [templates] = await tx.load(templatesOf(query))
  return {
    ...wordsFor(templates, processId, { ...query, language }),
    language,
    variables: [...variablesOf(query.event)],
  }
}

/** The process named, or that of the application named, and its language; both have to be there, and in sight. */
async function placeAsked({ query, tx, caller }: Pick<Context<GetContent>, 'query' | 'tx' | 'caller'>) {
  const { process_id, post_id } = query
  const [[process], [followed], [settings]] = await tx.load(
    notifications
      .selectFrom('processes')
      .select('id')
      .where('id', '=', process_id ?? 0),
    notifications
      .selectFrom('applications')
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
      .select(['positions.process_id as id', 'applications.language'])
      .where('applications.id', 'in', telling.applicationsSeenBy(caller))
      .where('applications.id', '=', post_id ?? 0),
    keptSettings.row(),
  )
  if ((process_id !== undefined && !process) || (post_id !== undefined && !followed)) throw notFound()
  const own = languages.find((one) => one === followed?.language)
  const language = query.language ?? own ?? keptSettings.from(settings).language
  return { processId: (process ?? followed)?.id ?? null, language }
}

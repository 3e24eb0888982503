import type { notificationsApi } from '@bole/notifications/contract'
import { isTold, variablesOf } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import { type Context, type Handler, notFound, sameTenant } from '@bole/platform/server'
import { notifications } from '../notification-store.ts'
import { templatesOf, wordsFor } from './words-of.ts'

type GetContent = typeof notificationsApi.getTemplateContent

export const getTemplateContent: Handler<GetContent> = async (context) => {
  const { query, tx, refuse } = context
  if (!isTold(query.stage, query.event)) throw refuse('not_told_here')
  const processId = await processAsked(context)
  const [templates] = await tx.load(templatesOf(query))
  return { ...wordsFor(templates, processId, query), variables: [...variablesOf(query.event)] }
}

/** The process named, or that of the application named; both have to be there, and in sight. */
async function processAsked({ query, tx, caller }: Pick<Context<GetContent>, 'query' | 'tx' | 'caller'>) {
  const { process_id, post_id } = query
  const [[process], [followed]] = await tx.load(
    notifications
      .selectFrom('processes')
      .select('id')
      .where('id', '=', process_id ?? 0),
    notifications
      .selectFrom('applications')
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
      .select('positions.process_id as id')
      .where('applications.id', 'in', telling.applicationsSeenBy(caller))
      .where('applications.id', '=', post_id ?? 0),
  )
  if ((process_id !== undefined && !process) || (post_id !== undefined && !followed)) throw notFound()
  return (process ?? followed)?.id ?? null
}

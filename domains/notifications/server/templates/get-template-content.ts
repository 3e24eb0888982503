import type { notificationsApi } from '@bole/notifications/contract'
import { isTold, variablesOf } from '@bole/notifications/model'
import { applicationsSeenBy } from '@bole/pipeline/server'
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

async function processAsked({ query, tx, caller }: Pick<Context<GetContent>, 'query' | 'tx' | 'caller'>) {
  const { process_id, post_id } = query
  if (process_id === undefined && post_id === undefined) return null
  const found =
    process_id === undefined
      ? await tx.find(
          notifications
            .selectFrom('applications')
            .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
            .select('positions.process_id as id')
            .where('applications.id', 'in', applicationsSeenBy(caller))
            .where('applications.id', '=', post_id ?? 0),
        )
      : await tx.find(notifications.selectFrom('processes').select('id').where('id', '=', process_id))
  if (!found) throw notFound()
  return found.id
}

import type { notificationsApi } from '@bole/notifications/contract'
import { eventsAt, notifyEvents, toldStages } from '@bole/notifications/model'
import { type Handler, may, notFound } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { notifications } from '../notification-store.ts'
import { wordsFor } from './words-of.ts'

/** Everything that is told, each in the words that hold there: few enough to be put together here. */
export const listTemplates: Handler<typeof notificationsApi.listTemplates> = async ({
  query,
  tx,
  caller,
  language: own,
}) => {
  const { language = own, process_id = null, page, page_size } = query
  const [[process], written] = await tx.load(
    notifications
      .selectFrom('processes')
      .select('id')
      .where('id', '=', process_id ?? 0),
    notifications
      .selectFrom('notify_templates')
      .select(['id', 'process_id', 'stage', 'event', 'subject', 'body', 'version', 'language'])
      .where('language', '=', language)
      .where('channel', '=', query.channel)
      .where(sql<SqlBool>`(process_id is null or process_id = ${process_id})`),
  )
  if (process_id !== null && !process) throw notFound()
  const stages = toldStages.filter((stage) => query.stage === undefined || stage === query.stage)
  const mayManage = may(caller, 'notifications.manage')
  const list = stages.flatMap((stage) =>
    eventsAt(stage).map((event) => {
      const here = written.filter((one) => one.stage === stage && one.event === event)
      const own = here.find((one) => one.process_id === process_id)
      return {
        id: stage * 100 + notifyEvents.indexOf(event) + 1,
        template_id: own?.id ?? null,
        stage,
        event,
        language,
        channel: query.channel,
        ...wordsFor(here, process_id, { stage, event, language, channel: query.channel }),
        version: own?.version ?? 0,
        can: { edit: mayManage, reset: mayManage && own !== undefined },
      }
    }),
  )
  return { data: { list: list.slice((page - 1) * page_size, page * page_size) }, total: list.length }
}

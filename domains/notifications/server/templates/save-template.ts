import type { notificationsApi } from '@bole/notifications/contract'
import { faultInTemplate, isTold } from '@bole/notifications/model'
import { type Handler, notFound } from '@bole/platform/server'
import { notifications } from '../notification-store.ts'
import { lockTemplate } from './words-of.ts'

/** One row a place: the first who words it makes it, whoever comes second sees their words before saving over them. */
export const saveTemplate: Handler<typeof notificationsApi.saveTemplate> = async ({
  body,
  tx,
  now,
  refuse,
}) => {
  const { subject, body: text, seen_version, ...place } = body
  const { process_id, stage, event } = place
  if (!isTold(stage, event)) throw refuse('not_told_here')
  const fault = faultInTemplate(event, { subject, body: text })
  if (fault) throw refuse(fault.fault, { values: { name: fault.name } })
  const [, [process], [held]] = await tx.load(
    tx.hold('message templates'),
    notifications
      .selectFrom('processes')
      .select('id')
      .where('id', '=', process_id ?? 0),
    lockTemplate(body, process_id),
  )
  if (process_id !== null && !process) throw notFound()
  if ((held?.version ?? 0) !== seen_version) throw refuse('stale')
  const version = seen_version + 1
  const words = { subject, body: text, version, updated_at: now }
  tx.saveOne(
    held
      ? notifications.updateTable('notify_templates').set(words).where('id', '=', held.id)
      : notifications
          .insertInto('notify_templates')
          .values({ organisation_id: tx.organisationId, ...place, ...words }),
  )
  tx.announce('notify_template')
  return { version }
}

/** What is not there any more is forgotten already. */
export const resetTemplate: Handler<typeof notificationsApi.resetTemplate> = async ({ body, tx }) => {
  const { process_id } = body
  const [[process], [held]] = await tx.load(
    notifications
      .selectFrom('processes')
      .select('id')
      .where('id', '=', process_id ?? 0),
    lockTemplate(body, process_id),
  )
  if (process_id !== null && !process) throw notFound()
  if (held) tx.save(notifications.deleteFrom('notify_templates').where('id', '=', held.id))
  tx.announce('notify_template')
  return {}
}

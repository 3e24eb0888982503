import { eventOf, isGeneral } from '@bole/notifications/model'
import { pipelineEvents } from '@bole/pipeline/contract'
import { telling } from '@bole/pipeline/server'
import { on } from '@bole/platform/reaction'
import { type SqlBool, sql } from 'kysely'
import { notifications } from '../notification-store.ts'
import { writeRecords } from './write-records.ts'

/** Writes what was asked for with a move, an arrangement or a decision, in the same transaction; those of a batch together. */
export const tellCandidates = on(pipelineEvents.toTell, async ({ tx, events }) => {
  const people = [...new Set(events.map(({ by }) => by))]
  const [names] = await tx.load(
    notifications
      .selectFrom('users')
      .select(['id', 'name'])
      .where(sql<SqlBool>`id = any(${people}::bigint[])`),
  )
  const alike = Map.groupBy(events, ({ application_id: _, ...rest }) => JSON.stringify(rest))
  for (const group of alike.values()) {
    const [first] = group
    if (!first) continue
    const { action, by, batch_id: batchId, message } = first
    const event = eventOf(action, first.stage)
    await writeRecords(
      tx,
      telling.everyone,
      group.map(({ application_id }) => application_id),
      {
        stage: event === null ? 0 : first.stage,
        event: event ?? 'message',
        isGeneral: isGeneral(event ?? 'message', 'application'),
        language: message.language,
        words: message.words ?? null,
        channel: message.channel ?? 'mail',
        isUrgent: message.is_urgent,
        at: message.at ? new Date(message.at) : null,
        by: names.find(({ id }) => id === by) ?? null,
        batchId,
      },
    )
  }
})

import { randomUUID } from 'node:crypto'
import type { notificationsApi } from '@bole/notifications/contract'
import { anyStage, faultInTemplate, isGeneral } from '@bole/notifications/model'
import { telling } from '@bole/pipeline/server'
import { type Handler, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { askedFor } from '../message/asked-for.ts'
import { beyondQuota } from '../quota/message-quota.ts'
import { writeRecords } from './write-records.ts'

/** To everybody at once, in one transaction; a preview (`previewMessage`) says before who would get what. */
export const sendMessages: Handler<typeof notificationsApi.sendMessages> = async (context) => {
  const { body, tx, caller, refuse } = context
  const { language, words, at } = body
  const fault = words && faultInTemplate('message', words)
  if (fault) throw refuse(fault.fault, { values: { name: fault.name } })
  const ids = await askedFor(context)
  const [seen] = await tx.load(
    telling.applicationsSeenBy(caller).where('applications.id', '=', sql<number>`any(${ids}::bigint[])`),
  )
  if (seen.length < ids.length) throw notFound()
  const batchId = randomUUID()
  const { written, leaving, failed } = await writeRecords(tx, caller, ids, {
    stage: anyStage,
    event: 'message',
    isGeneral: isGeneral('message', 'staff'),
    language,
    words: words ?? null,
    channel: body.channel,
    isUrgent: body.is_urgent,
    isOnceEach: body.once_each,
    at: at ? new Date(at) : null,
    by: { id: caller.userId, name: caller.name },
    batchId,
  })
  // Counted once it is known who gets none.
  const usedUp = await beyondQuota(tx, context.language, async () => leaving, { isWritten: true })
  if (usedUp) throw refuse('messages_used_up', usedUp)
  return {
    batch_id: batchId,
    done: written,
    refused: failed.map(({ id, name }) => ({ post_id: id, name })),
  }
}

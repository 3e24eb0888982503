import type { mailboxesApi } from '@bole/mailboxes/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { boxes, mailboxOf } from './mailbox-store.ts'

export const removeMailbox: Handler<typeof mailboxesApi.removeMailbox> = async ({ body, tx }) => {
  const gone = await tx.find(boxes.deleteFrom('mailboxes').where('id', '=', body.id).returning('id'))
  if (!gone) throw notFound()
  tx.announce('mailbox', gone.id)
  tx.announce('mailbox_message')
  return {}
}

const afresh = { state: 'new', said: '' } as const

export const turnMailbox: Handler<typeof mailboxesApi.turnMailbox> = async ({ body, tx }) => {
  const box = await tx.find(mailboxOf(body.id).forUpdate())
  if (!box) throw notFound()
  // What it said last means nothing once it is turned on again, and it is looked into at once.
  tx.save(
    boxes
      .updateTable('mailboxes')
      .set({ is_on: body.is_on, ...(body.is_on && !box.is_on ? { ...afresh, asked: box.asked + 1 } : {}) })
      .where('id', '=', box.id),
  )
  tx.announce('mailbox', box.id)
  return {}
}

/** Whoever reads the mailbox hears it by the announcement, also while they wait after a failure. */
export const lookNow: Handler<typeof mailboxesApi.lookNow> = async ({ body, tx, refuse }) => {
  const box = await tx.find(mailboxOf(body.id).forUpdate())
  if (!box) throw notFound()
  if (!box.is_on) throw refuse('is_off')
  tx.save(boxes.updateTable('mailboxes').set({ asked: sql`asked + 1` }).where('id', '=', box.id))
  tx.announce('mailbox', box.id)
  return {}
}

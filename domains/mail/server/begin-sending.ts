import { mailEvents } from '@bole/mail/contract'
import { domainOf, handingOverAtMost, isUseful } from '@bole/mail/model'
import type { Transaction } from '@bole/platform/server'
import { type Selectable, sql } from 'kysely'
import { leavesAt } from './keep-pace.ts'
import { type MailServer, serverFrom } from './mail-server.ts'
import { lockMail, lockMails, mails, ownServer } from './mail-store.ts'
import type { MailRow } from './tables.ts'
import { planToSend } from './write-mail.ts'

/** A message that is to be handed over. */
export type Mail = Selectable<MailRow>

/** How many messages are on the wire before their answers are written down: as many a worker that dies leaves in doubt. */
export const writtenTogether = 2

/** How many messages one job begins together: one transaction for all of them costs little more than one for each. */
const begunTogether = 10

/** Messages that were begun, the one that was asked for and others of the organisation that wait for their turn, and where they go. */
export interface Begun {
  readonly mails: readonly Mail[]
  readonly server: MailServer
}

/**
 * Begins a message, and with it others that wait for nothing but their turn: theirs is then a job less. Null where the one asked for does
 * not leave now.
 */
export async function beginSending(tx: Transaction, id: number, now: Date): Promise<Begun | null> {
  const [[asked], [own]] = await tx.load(lockMail(id), ownServer())
  const server = serverFrom(own)
  if (asked?.state !== 'waiting' || !server) return null
  const freeAt = asked.begun_at && new Date(asked.begun_at.getTime() + handingOverAtMost)
  if (freeAt && freeAt > now) {
    planToSend(tx, id, freeAt)
    return null
  }
  const [others] = await tx.load(waitingForTheirTurn(id))
  // Those of one domain together, and domains in their order: two that count the pace of several at once do not wait for each other.
  const inOrder = [asked, ...others].toSorted((one, other) =>
    domainOf(one.recipient).localeCompare(domainOf(other.recipient)),
  )
  const leaving: Mail[] = []
  const planned = new Map<number, Date>()
  for (const mail of inOrder) {
    const due = await whenItLeaves(tx, mail, now)
    if (due && due > now) planned.set(mail.id, due)
    else if (due) leaving.push(mail)
  }
  // Should this worker die, each is looked at again by a job of its own.
  const lookedAtAgain = new Date(now.getTime() + handingOverAtMost)
  for (const other of leaving) if (other.id !== id) planned.set(other.id, lookedAtAgain)
  // In the order of their numbers, as a start plans all that wait: two that plan the same ones do not wait for each other.
  for (const [other, at] of [...planned].toSorted(([one], [two]) => one - two)) planToSend(tx, other, at)
  if (leaving.length === 0) return null
  const ids = leaving.map((mail) => mail.id)
  tx.save(
    mails
      .updateTable('mails')
      .set({ begun_at: now, attempts: sql`attempts + 1`, next_try_at: null })
      .where('id', '=', sql<number>`any(${ids}::bigint[])`),
    onTheWire(ids.slice(0, writtenTogether)),
  )
  return { mails: leaving.map((mail) => ({ ...mail, attempts: mail.attempts + 1 })), server }
}

/** Says of messages that they are being handed over. */
const onTheWire = (ids: readonly number[]) =>
  mails
    .updateTable('mails')
    .set({ handed_at: sql<Date>`now()` })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)

/**
 * Says of messages that were begun that they are being handed over now, and answers them; those that were taken back since stay. `written`: the ones
 * whose answers are written down in the same transaction, locked with them in one order.
 */
export async function goOnTheWire(
  tx: Transaction,
  next: readonly Mail[],
  written: readonly Mail[],
): Promise<readonly Mail[]> {
  const [rows] = await tx.load(lockMails([...written, ...next].map(({ id }) => id)))
  const waiting = new Set(rows.filter(({ state }) => state === 'waiting').map(({ id }) => id))
  const [leaving, staying] = [
    next.filter(({ id }) => waiting.has(id)),
    next.filter(({ id }) => !waiting.has(id)),
  ]
  if (leaving.length > 0) tx.save(onTheWire(leaving.map(({ id }) => id)))
  if (staying.length > 0) tx.save(notBegun(staying))
  return leaving
}

const notBegun = (left: readonly Mail[]) =>
  mails
    .updateTable('mails')
    .set({ begun_at: null, handed_at: null, attempts: sql`attempts - 1` })
    .where('id', '=', sql<number>`any(${left.map(({ id }) => id)}::bigint[])`)

/** Messages that were begun and not handed over wait for their turn again: what left before them took too long. */
export function putBack(tx: Transaction, left: readonly Mail[]): void {
  const ids = left.map(({ id }) => id)
  tx.save(notBegun(left))
  for (const id of ids.toSorted((one, two) => one - two)) planToSend(tx, id)
}

/** What has a time of its own to be tried again at, and what another worker holds, is left to that. */
const waitingForTheirTurn = (id: number) =>
  mails
    .selectFrom('mails')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('begun_at', 'is', null)
    .where('next_try_at', 'is', null)
    .where('id', '<>', id)
    .orderBy('id')
    .limit(begunTogether - 1)
    .forUpdate()
    .skipLocked()

/** When a message leaves: now, later by the pace of its domain, or never (null), as it is of no use any more. */
async function whenItLeaves(tx: Transaction, mail: Mail, now: Date): Promise<Date | null> {
  const { id } = mail
  const change = mails.updateTable('mails').where('id', '=', id)
  if (!isUseful({ usefulUntil: mail.useful_until }, now)) {
    tx.save(change.set({ state: 'failed', next_try_at: null, plain: '', html: null }))
    tx.announce('mail', id)
    tx.emit(mailEvents.settled, { mail_id: id, state: 'failed', said: mail.said })
    return null
  }
  const due = mail.paced_at ?? (await leavesAt(tx, mail.recipient, now))
  if (due > now) tx.save(change.set({ paced_at: due, next_try_at: due }))
  return due
}

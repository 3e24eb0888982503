import { type Channel, type Written, wayTo, writtenChannels } from '@bole/notifications/model'
import type { Transaction } from '@bole/platform/server'
import { notifications } from '../notification-store.ts'
import { addressOf, optedOut } from './opted-out.ts'
import { unsubscribed } from './unsubscribed.ts'

interface Told {
  /** About nobody's own application. */
  readonly isGeneral: boolean
  readonly channel: Written
}

interface Person {
  readonly id: number
  readonly email: string | null
  readonly phone: string | null
}

/** Those who asked for no general messages; what is about their own application they get all the same. */
export async function whoWantsNone(
  tx: Transaction,
  { isGeneral, channel }: Told,
  people: readonly Person[],
): Promise<ReadonlySet<number>> {
  if (!isGeneral) return new Set()
  const reached = people.map((who) => ({
    id: who.id,
    address: addressOf(channel, wayTo(channel, who).recipient),
  }))
  const [gone] = await tx.load(
    optedOut(
      channel,
      reached.map(({ address }) => address),
    ),
  )
  const addresses = new Set(gone.map(({ address }) => address))
  return new Set(reached.filter(({ address }) => addresses.has(address)).map(({ id }) => id))
}

interface LeftOut extends Person {
  readonly channel: Channel
  readonly lacks: string | null
}

/** Of messages, those that were left out as their readers wanted none, and still want none at the addresses they have now. */
export async function stillUnwanted(
  tx: Transaction,
  messages: readonly LeftOut[],
): Promise<ReadonlySet<number>> {
  const leftOut = messages.filter(({ lacks }) => lacks === unsubscribed)
  const unwanted: number[] = []
  for (const channel of writtenChannels) {
    const byIt = leftOut.filter((message) => (message.channel === 'sms') === (channel === 'sms'))
    if (byIt.length > 0) unwanted.push(...(await whoWantsNone(tx, { isGeneral: true, channel }, byIt)))
  }
  return new Set(unwanted)
}

interface Leaving {
  readonly is_general: boolean
  readonly channel: Channel
  readonly recipient: string
}

/** Whether whom a message is about to leave for has asked for no more since it was written. */
export async function wantsNoMore(tx: Transaction, leaving: Leaving): Promise<boolean> {
  const { is_general, channel, recipient } = leaving
  if (!is_general || channel === 'page') return false
  return (await tx.find(optedOut(channel, [addressOf(channel, recipient)]))) !== undefined
}

/** Whether the reader of a mail that carries a message wants none of its kind any more. */
export async function readerOfMailWantsNone(tx: Transaction, mailId: number): Promise<boolean> {
  const carried = await tx.find(
    notifications
      .selectFrom('notify_records')
      .select(['is_general', 'channel', 'recipient'])
      .where('mail_id', '=', mailId),
  )
  return carried !== undefined && wantsNoMore(tx, carried)
}

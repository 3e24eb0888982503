import { type Caller, notFound, prepared, sameTenant, secrets, type Transaction } from '@bole/platform/server'
import type { Channel } from '@bole/positions/model'
import { positions } from '../position-store.ts'
import { loadChannels, maySwitch } from './channel-store.ts'

// Text: a function of the database, which alone looks across organisations before it is known whose key this is.
const channelOfKey = prepared<{ organisation_id: number; channel: Channel }>(
  'select organisation_id, channel from channel_of_key($1)',
)

/** Which board speaks with a key; from here on the transaction is its organisation's. A key of a closed board is unknown. */
export async function enterBy(tx: Transaction, key: string): Promise<Channel> {
  const found = await tx.find(channelOfKey(secrets.digestOf(key)))
  if (!found) throw notFound()
  tx.enter(found.organisation_id)
  return found.channel
}

/** The key of a board, for whoever may switch it; null while it is closed, and for everybody else. */
export async function keyFor(tx: Transaction, caller: Caller, channel: Channel): Promise<string | null> {
  if (!maySwitch(caller)) return null
  const known = (await loadChannels(tx)).find((one) => one.channel === channel)
  return known?.isOpen ? known.key : null
}

/** Whether phones are fetched from a board: they are fetched at all, and it is switched on for this. */
export async function getsPhones(tx: Transaction, channel: Channel): Promise<boolean> {
  const sync = await tx.find(positions.selectFrom('phone_sync').select('is_open'))
  if (!sync?.is_open) return false
  return (await loadChannels(tx)).some((one) => one.channel === channel && one.getsPhones)
}

/** The open position that is wanted in a board under a category; null where none is, or several are. */
export async function positionUnder(
  tx: Transaction,
  channel: Channel,
  category: string,
): Promise<number | null> {
  if (category === '') return null
  const [rows] = await tx.load(
    positions
      .selectFrom('channel_positions')
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'channel_positions.position_id'))
      .select('positions.id')
      .where('channel_positions.channel', '=', channel)
      .where('channel_positions.category', '=', category)
      .where('channel_positions.is_wanted', '=', true)
      .where('positions.state', '=', 'open')
      .where('positions.is_deleted', '=', false)
      .limit(2),
  )
  const [only, another] = rows
  return only && !another ? only.id : null
}

/** The boards that are open. */
export async function openBoards(tx: Transaction): Promise<readonly Channel[]> {
  return (await loadChannels(tx)).flatMap(({ channel, isOpen }) => (isOpen ? channel : []))
}

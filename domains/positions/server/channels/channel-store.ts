import { type Caller, sameTenant, secrets, type Transaction } from '@bole/platform/server'
import { boards, type Channel } from '@bole/positions/model'
import { type SqlBool, sql } from 'kysely'
import { positions } from '../position-store.ts'
import { mayManage } from '../scope.ts'

/** Boards are the whole company's: whoever sees only some of its positions does not switch them. */
export function maySwitch(caller: Caller): boolean {
  return mayManage(caller) && caller.scopes.positions.kind === 'organisation'
}

/** Where a key is sealed for. */
export const placeOfKey = (organisationId: number, channel: Channel) =>
  `position_channels ${organisationId} ${channel}`

/** Every board with whether it is open; one that was never switched has no row, and is closed. */
export async function loadChannels(tx: Transaction) {
  const [rows] = await tx.load(positions.selectFrom('position_channels').selectAll())
  return boards.channels.map((channel) => {
    const row = rows.find((one) => one.channel === channel)
    const key = row?.key_sealed && secrets.unseal(row.key_sealed, placeOfKey(tx.organisationId, channel))
    return { channel, isOpen: row?.is_open ?? false, getsPhones: row?.gets_phones ?? false, key: key ?? null }
  })
}

/** Positions of a board with what decides about each; of one position or of all. */
export function standingIn(channel: Channel | null, positionIds: readonly number[] | null = null) {
  return positions
    .selectFrom('channel_positions')
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'channel_positions.position_id'))
    .leftJoin('position_channels', (join) =>
      sameTenant(join, 'position_channels.channel', 'channel_positions.channel'),
    )
    .select(['channel_positions.channel', 'channel_positions.position_id', 'positions.title'])
    .select(['channel_positions.category', 'channel_positions.state', 'channel_positions.published_at'])
    .select('channel_positions.is_wanted as isWanted')
    .select(sql<boolean>`(positions.state = 'open' and not positions.is_deleted)`.as('isPositionOpen'))
    .select(sql<boolean>`coalesce(position_channels.is_open, false)`.as('isChannelOpen'))
    .where(sql<SqlBool>`(${channel}::text is null or channel_positions.channel = ${channel})`)
    .where(sql<SqlBool>`(${positionIds}::bigint[] is null or positions.id = any(${positionIds}::bigint[]))`)
    .orderBy('positions.id')
}

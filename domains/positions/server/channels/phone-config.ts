import type { Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { positions } from '../position-store.ts'
import { maySwitch } from './channel-store.ts'
import { configOf } from './phone-store.ts'

export const getPhoneConfig: Handler<typeof positionsApi.getPhoneConfig> = ({ tx }) => configOf(tx)

export const openPhoneConfig: Handler<typeof positionsApi.openPhoneConfig> = async (context) => {
  const { body, caller, tx, refuse } = context
  if (!maySwitch(caller)) throw refuse('read_only')
  const config = await configOf(tx)
  const is_open = body.isOpen
  tx.save(
    positions
      .insertInto('phone_sync')
      .values({ organisation_id: tx.organisationId, is_open })
      .onConflict((same) => same.column('organisation_id').doUpdateSet({ is_open })),
  )
  tx.announce('channel')
  return { ...config, isSyncPhoneOpen: is_open }
}

/** A board is switched only while phones are fetched at all. */
export const openPhoneChannel: Handler<typeof positionsApi.openPhoneChannel> = async (context) => {
  const { body, caller, tx, refuse } = context
  if (!maySwitch(caller)) throw refuse('read_only')
  const config = await configOf(tx)
  if (!config.isSyncPhoneOpen) throw refuse('phone_sync_closed')
  const gets_phones = body.isOpen
  tx.save(
    positions
      .insertInto('position_channels')
      .values({ organisation_id: tx.organisationId, channel: body.channel, gets_phones })
      .onConflict((same) => same.columns(['organisation_id', 'channel']).doUpdateSet({ gets_phones })),
  )
  tx.announce('channel')
  const channels = config.channels.map((one) =>
    one.channel === body.channel ? { ...one, isOpen: gets_phones } : one,
  )
  return { ...config, channels }
}

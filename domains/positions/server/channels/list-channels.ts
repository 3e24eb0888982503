import { addressOf } from '@bole/platform/contract'
import { type Handler, secrets } from '@bole/platform/server'
import { positionsApi } from '@bole/positions/contract'
import { boards } from '@bole/positions/model'
import { positions } from '../position-store.ts'
import { loadChannels, maySwitch, placeOfKey, standingIn } from './channel-store.ts'
import { syncSoon } from './sync-channel.job.ts'

export const listChannels: Handler<typeof positionsApi.listChannels> = async ({ caller, tx }) => {
  const all = await loadChannels(tx)
  const [rows] = await tx.load(standingIn(null))
  const isKeeper = maySwitch(caller)
  return {
    list: all.map(({ channel, isOpen, key }) => ({
      channel,
      channelName: boards.channelNames[channel],
      isOpen,
      ...boards.countsIn(rows.filter((row) => row.channel === channel)),
      feed: isKeeper && isOpen && key ? addressOf(positionsApi.readFeed, { key }) : null,
      can: { switch: isKeeper },
    })),
  }
}

/** A board that is opened for the first time gets the key of its feed. */
export const switchChannel: Handler<typeof positionsApi.switchChannel> = async (context) => {
  const { body, caller, tx, refuse } = context
  if (!maySwitch(caller)) throw refuse('read_only')
  const { channel, isOpen: is_open } = body
  const known = (await loadChannels(tx)).find((one) => one.channel === channel)
  const key = known?.key ?? secrets.newSecret()
  const columns = {
    is_open,
    key_digest: secrets.digestOf(key),
    key_sealed: secrets.seal(key, placeOfKey(tx.organisationId, channel)),
  }
  tx.save(
    positions
      .insertInto('position_channels')
      .values({ organisation_id: tx.organisationId, channel, ...columns })
      .onConflict((same) => same.columns(['organisation_id', 'channel']).doUpdateSet(columns)),
  )
  syncSoon(tx, channel)
  tx.announce('channel')
  return {}
}

import type { Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { boards } from '@bole/positions/model'
import { positions } from '../position-store.ts'
import { fetchesPhones, withoutPhone } from '../slots.ts'
import { loadChannels } from './channel-store.ts'

/** What is set of phones, how many people have none, and whether a plug-in fetches some just now: a feed gives none. */
export async function configOf(tx: Transaction) {
  const [[sync], [waiting]] = await tx.load(
    positions.selectFrom('phone_sync').select('is_open'),
    providedFor(withoutPhone),
  )
  const all = await loadChannels(tx)
  return {
    isSyncPhoneOpen: sync?.is_open ?? false,
    channels: all.map(({ channel, getsPhones }) => ({
      channel,
      channelName: boards.channelNames[channel],
      isOpen: getsPhones,
    })),
    needGetPhoneCounts: { total: waiting?.total ?? 0, isTaskRunning: await providedFor(fetchesPhones)(tx) },
  }
}

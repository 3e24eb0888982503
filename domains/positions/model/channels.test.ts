import { expect, test } from 'vitest'
import { type ChannelState, channelNames, channels, countsIn, nextInChannel } from './channels.ts'

/** Every state with what holds: it is wanted there, the position is open, the channel is; what follows, and which count has it. */
test.each<[ChannelState, string, 'publish' | 'withdraw' | null, number, number]>([
  ['waiting', 'wanted open channel', 'publish', 0, 1],
  ['waiting', 'wanted open', null, 0, 1],
  ['waiting', 'wanted channel', null, 0, 0],
  ['waiting', 'wanted', null, 0, 0],
  ['waiting', 'open channel', null, 0, 0],
  ['waiting', 'open', null, 0, 0],
  ['waiting', 'channel', null, 0, 0],
  ['waiting', '', null, 0, 0],
  ['published', 'wanted open channel', null, 1, 0],
  ['published', 'wanted open', 'withdraw', 0, 0],
  ['published', 'wanted channel', 'withdraw', 0, 0],
  ['published', 'wanted', 'withdraw', 0, 0],
  ['published', 'open channel', 'withdraw', 0, 0],
  ['published', 'open', 'withdraw', 0, 0],
  ['published', 'channel', 'withdraw', 0, 0],
  ['published', '', 'withdraw', 0, 0],
  ['withdrawn', 'wanted open channel', 'publish', 0, 1],
  ['withdrawn', 'wanted open', null, 0, 1],
  ['withdrawn', 'wanted channel', null, 0, 0],
  ['withdrawn', 'wanted', null, 0, 0],
  ['withdrawn', 'open channel', null, 0, 0],
  ['withdrawn', 'open', null, 0, 0],
  ['withdrawn', 'channel', null, 0, 0],
  ['withdrawn', '', null, 0, 0],
  ['failed', 'wanted open channel', 'publish', 0, 1],
  ['failed', 'wanted open', null, 0, 1],
  ['failed', 'wanted channel', null, 0, 0],
  ['failed', 'wanted', null, 0, 0],
  ['failed', 'open channel', null, 0, 0],
  ['failed', 'open', null, 0, 0],
  ['failed', 'channel', null, 0, 0],
  ['failed', '', null, 0, 0],
])('%s, "%s": %s', (state, holds, next, stands, waits) => {
  const has = (word: string) => holds.split(' ').includes(word)
  const here = {
    state,
    isWanted: has('wanted'),
    isPositionOpen: has('open'),
    isChannelOpen: has('channel'),
  }
  expect(nextInChannel(here)).toBe(next)
  expect(countsIn([here])).toEqual({ hasBeenSyncCount: stands, tobeSyncCount: waits })
})

test('nothing is in no channel, and each channel has a name of its own', () => {
  expect(countsIn([])).toEqual({ hasBeenSyncCount: 0, tobeSyncCount: 0 })
  expect(new Set(channels.map((channel) => channelNames[channel])).size).toBe(channels.length)
})

/** The outside boards positions are published to (specification, section 3: three job boards, counts 0, closed by default). */
export const channels = ['boss', 'zhaopin', 'job51'] as const

export type Channel = (typeof channels)[number]

/** What they call themselves. */
export const channelNames: Readonly<Record<Channel, string>> = {
  boss: 'BOSS直聘',
  zhaopin: '智联招聘',
  job51: '前程无忧',
}

export const channelStates = ['waiting', 'published', 'withdrawn', 'failed'] as const

export type ChannelState = (typeof channelStates)[number]

/** A position as a channel has it. */
export interface InChannel {
  readonly isWanted: boolean
  readonly isPositionOpen: boolean
  readonly isChannelOpen: boolean
  readonly state: ChannelState
}

/** What is to be done in a channel: a wanted, open position stands in an open channel, and no other does. */
export function nextInChannel(here: InChannel): 'publish' | 'withdraw' | null {
  const belongs = here.isWanted && here.isPositionOpen && here.isChannelOpen
  if (belongs) return here.state === 'published' ? null : 'publish'
  return here.state === 'published' ? 'withdraw' : null
}

/** How many positions stand in a channel, and how many are wanted there and do not yet. */
export function countsIn(rows: readonly InChannel[]) {
  const stand = rows.filter((row) => row.state === 'published' && nextInChannel(row) === null)
  const wait = rows.filter((row) => row.isWanted && row.isPositionOpen && row.state !== 'published')
  return { hasBeenSyncCount: stand.length, tobeSyncCount: wait.length }
}

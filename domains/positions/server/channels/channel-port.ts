import type { Channel } from '@bole/positions/model'

/** A position that is to stand in a board, or no more. */
export interface ChannelEntry {
  readonly positionId: number
  readonly title: string
  readonly category: string
}

/** What a board has to offer to have positions published in it. */
export interface ChannelPort {
  /** Puts a position there, or as it is now in the place of what stands there; throws where the board does not take it. */
  readonly publish: (entry: ChannelEntry) => Promise<void>
  readonly withdraw: (entry: ChannelEntry) => Promise<void>
}

/** The board fetches the feed of its key: what stands in it is what is published, and nothing is sent. */
const feed: ChannelPort = {
  publish: async () => undefined,
  withdraw: async () => undefined,
}

/** By which way each board is reached. */
export const portOf: Readonly<Record<Channel, ChannelPort>> = { boss: feed, zhaopin: feed, job51: feed }

/** As much of a room as is announced to those in it. */
export interface Announced {
  /** Coding mode: 1 open, 0 closed. */
  readonly program_status: number
  /** A shared screen: 1 on, 0 off. */
  readonly share_status: number
  /** Who turned on what is on; who turned off what is off. */
  readonly program_name: string
  readonly share_name: string
}

export const roomNews = ['coding_on', 'coding_off', 'share_on', 'share_off'] as const

export interface RoomNews {
  readonly what: (typeof roomNews)[number]
  readonly name: string
}

/** A name as a toast has room for it: its first four characters. */
export function shortName(name: string): string {
  const letters = [...name]
  return letters.length > 4 ? `${letters.slice(0, 4).join('')}…` : name
}

/** What is to be announced between two looks at a room, of what others did. */
export function newsBetween(before: Announced, after: Announced, ownName: string): readonly RoomNews[] {
  const news: RoomNews[] = []
  if (before.program_status !== after.program_status)
    news.push({
      what: after.program_status === 1 ? 'coding_on' : 'coding_off',
      name: after.program_name || before.program_name,
    })
  if (before.share_status !== after.share_status)
    news.push({
      what: after.share_status === 1 ? 'share_on' : 'share_off',
      name: after.share_name || before.share_name,
    })
  return news
    .filter(({ name }) => name !== ownName)
    .map(({ what, name }) => ({ what, name: shortName(name) }))
}

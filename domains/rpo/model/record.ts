import { type ItemReason, itemReasons } from '@bole/intake/model'

/**
 * Where a file stands that an agency hands in: while its batch is a draft it waits to be read or was read; with the batch it is sent, and
 * becomes a candidate or turns out to be one there was. Rejected: it will be neither, and a reason says why.
 */
export const recordStates = ['waiting', 'read', 'sent', 'candidate', 'duplicate', 'rejected'] as const

export type RecordState = (typeof recordStates)[number]

/** Why a file was rejected: what intake says of one, that it is an archive, or that the same file was handed in for the position before. */
export const recordReasons = [...itemReasons, 'archive', 'handed_in_before'] as const

export type RecordReason = (typeof recordReasons)[number]

export const batchStates = ['draft', 'sent'] as const

export type BatchState = (typeof batchStates)[number]

/** As many files as one batch holds: more are another batch. */
export const filesOfBatch = 1000

/** What a file is found to be before it is sent. */
export interface Found {
  readonly isArchive: boolean
  /** The earlier file of the same bytes, of the same sender and position. */
  readonly sameAs: number | null
  readonly unreadable: ItemReason | null
  readonly name: string | null
}

/** Why a file that was looked at cannot be sent; null where it can. */
export function whyNotSent({ isArchive, sameAs, unreadable, name }: Found): RecordReason | null {
  if (isArchive) return 'archive'
  if (sameAs !== null) return 'handed_in_before'
  return unreadable ?? (name ? null : 'no_name')
}

/** The files of a draft that leave with it: those read, and those nobody has come to yet. */
export function toSend<Row extends { readonly state: RecordState }>(records: readonly Row[]): readonly Row[] {
  return records.filter(({ state }) => state === 'waiting' || state === 'read')
}

/** What intake made of a file, in an agency's words. */
export const becomes = { accepted: 'candidate', duplicate: 'duplicate', failed: 'rejected' } as const

/** What its sender may do with a file: sort and take it out while nothing was sent, and write of it until it was decided about. */
export function whatCanBeDone({ state, batch }: { readonly state: RecordState; readonly batch: BatchState }) {
  const isDraft = batch === 'draft'
  return { remark: isDraft || state === 'sent', move: isDraft, remove: isDraft }
}

export type Counts = Record<RecordState | 'total', number>

/** How many files stand in each state, and how many there are. */
export function countsOf(
  cells: readonly { readonly state: RecordState; readonly amount: number }[],
): Readonly<Counts> {
  const counts: Counts = {
    ...{ waiting: 0, read: 0, sent: 0, candidate: 0, duplicate: 0, rejected: 0 },
    total: 0,
  }
  for (const { state, amount } of cells) {
    counts[state] += amount
    counts.total += amount
  }
  return counts
}

import { unreadableReasons } from '@bole/resumes/model'

/** Why a file became no candidate; each has a text in the contract. */
export const itemReasons = [
  ...unreadableReasons,
  'no_name',
  'position_gone',
  'archive_empty',
  'archive_damaged',
  'archive_too_many',
  'archive_too_large',
  'archive_suspicious',
  'archive_in_archive',
] as const

export type ItemReason = (typeof itemReasons)[number]

/** What becomes of a file: `unpacked` archives are replaced by their entries and counted nowhere. */
export const itemStates = ['waiting', 'accepted', 'duplicate', 'failed'] as const

/** The queue's eight attempts at a file take half an hour; what still waits after this (milliseconds) waits for nobody. */
const queuePatience = 60 * 60_000

/** Trying again or completing by hand may help what failed, and what the queue gave up; without its file nothing does. */
export function canRetry(state: string, hasFile: boolean, waitedMs: number): boolean {
  return hasFile && (state === 'failed' || (state === 'waiting' && waitedMs > queuePatience))
}

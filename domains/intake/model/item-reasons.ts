import { unreadableReasons } from '@bole/resumes/model'

/** Why a file became no candidate; each has a text in the contract. */
export const itemReasons = [
  ...unreadableReasons,
  'no_name',
  'not_finished',
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

/** A file the queue gave up fails at once; should even that not come about, nobody waits longer than this (milliseconds). */
const queuePatience = 60 * 60_000

/** Trying again or completing by hand may help what failed, and what the queue gave up; without its file nothing does. */
export function canRetry(state: string, hasFile: boolean, waitedMs: number): boolean {
  return hasFile && (state === 'failed' || (state === 'waiting' && waitedMs > queuePatience))
}

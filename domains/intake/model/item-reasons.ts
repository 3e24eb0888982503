import { unreadableReasons } from '@bole/resumes/model'
import type { Door } from './doors.ts'

/** Why a file became no candidate; each has a text in the contract. */
export const itemReasons = [
  ...unreadableReasons,
  'no_name',
  'not_finished',
  'position_gone',
  'no_position',
  'archive_empty',
  'archive_damaged',
  'archive_too_many',
  'archive_too_large',
  'archive_suspicious',
  'archive_in_archive',
  'message_unreadable',
  'no_resume',
  'row_refused',
  'import_undone',
] as const

export type ItemReason = (typeof itemReasons)[number]

/** What becomes of a file: `unpacked` archives are replaced by their entries and counted nowhere. */
export const itemStates = ['waiting', 'accepted', 'duplicate', 'failed'] as const

/** A file the queue gave up fails at once; should even that not come about, nobody waits longer than this (milliseconds). */
const queuePatience = 60 * 60_000

/** Reading these again finds nothing else: they are mails as a whole, which somebody looks at. */
const wholeMails: readonly (ItemReason | null)[] = ['message_unreadable', 'no_resume']

/** Whether a file is a whole mail that came into a mailbox, kept for whoever completes it by hand: its lines are no résumé’s. */
export function isWholeMail(door: Door, name: string): boolean {
  return door === 'mailbox' && /\.eml$/i.test(name)
}

/** Whether what could be retried may also be read by itself, and need not be completed by hand. */
export function isReadable(reason: ItemReason | null): boolean {
  return !wholeMails.includes(reason)
}

/** Trying again or completing by hand may help what failed, and what the queue gave up; without its file nothing does. */
export function canRetry(state: string, hasFile: boolean, waitedMs: number): boolean {
  return hasFile && (state === 'failed' || (state === 'waiting' && waitedMs > queuePatience))
}

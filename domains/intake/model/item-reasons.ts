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

/** Trying again or completing by hand may help with these; the rest needs another file. */
export function canRetry(state: string, hasFile: boolean): boolean {
  return state === 'failed' && hasFile
}

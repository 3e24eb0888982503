/** Why a file could not be read; each has a text in the contract. */
export const unreadableReasons = [
  'unsupported_type',
  'empty_file',
  'only_archive',
  'damaged_file',
  'password_protected',
  'too_large',
  'no_text',
  'timed_out',
] as const

export type UnreadableReason = (typeof unreadableReasons)[number]

/** By what an arrival comes in. */
export const doors = [
  'site',
  'upload',
  'mailbox',
  'plug-in',
  'rpo',
  'phone-sync',
  'folder',
  'api',
  'referral',
  'import',
] as const

export type Door = (typeof doors)[number]

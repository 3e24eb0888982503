import type { Interview } from '@bole/interviews/contract'

/** Where it takes place, in a line. */
export function placeOf(
  { invite_type, room, address }: Interview['address'],
  t: (word: 'online') => string,
): string {
  if (invite_type === 1) return t('online')
  return [room, address].filter((part) => part !== '').join(' · ') || '—'
}

import { clockAt } from '@bole/platform/moments'

/** How one is greeted at an hour of the company's day. */
export function hourName(now: Date): 'night' | 'morning' | 'noon' | 'afternoon' | 'evening' {
  const hour = Number(clockAt(now).slice(11, 13))
  if (hour < 5) return 'night'
  if (hour < 11) return 'morning'
  if (hour < 14) return 'noon'
  if (hour < 18) return 'afternoon'
  return 'evening'
}

/** How one is greeted at an hour of the day. */
export function hourName(now: Date): 'night' | 'morning' | 'noon' | 'afternoon' | 'evening' {
  const hour = now.getHours()
  if (hour < 5) return 'night'
  if (hour < 11) return 'morning'
  if (hour < 14) return 'noon'
  if (hour < 18) return 'afternoon'
  return 'evening'
}

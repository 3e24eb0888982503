/** Hours before and after the beginning of a lecture within which people sign in. */
export const signInHours = 12

export const signInStates = ['early', 'open', 'over'] as const

/** Whether people can sign in at a lecture at a moment. */
export function signInState(startsAt: Date, now: Date): (typeof signInStates)[number] {
  const hours = (now.getTime() - startsAt.getTime()) / 3_600_000
  if (hours < -signInHours) return 'early'
  return hours > signInHours ? 'over' : 'open'
}

/** How far the phone of somebody is whom a plug-in handed in. */
export const phoneStates = ['unasked', 'asked', 'fetched', 'none'] as const

export type PhoneState = (typeof phoneStates)[number]

/** What is shown of it: a phone that is there, however it came, needs no fetching. */
export const shownPhones = ['present', 'missing', 'asked', 'none'] as const

export type ShownPhone = (typeof shownPhones)[number]

/** A plug-in that took somebody up and says nothing for so long has given up (milliseconds). */
export const patience = 10 * 60_000

/** Whom a board had no phone of is asked about again after so long (milliseconds). */
export const askedAgainAfter = 7 * 24 * 60 * 60_000

/** Whether a plug-in is given somebody without a phone to fetch it, at a moment. */
export function isToBeAsked(
  person: { readonly state: PhoneState; readonly askedAt: Date | null },
  now: Date,
): boolean {
  const { state, askedAt } = person
  if (state === 'fetched') return false
  if (state === 'unasked' || askedAt === null) return true
  const waits = state === 'asked' ? patience : askedAgainAfter
  return now.getTime() - askedAt.getTime() >= waits
}

/** What a list says of somebody's phone. */
export function shownPhone(hasPhone: boolean, state: PhoneState): ShownPhone {
  if (hasPhone) return 'present'
  return state === 'asked' || state === 'none' ? state : 'missing'
}

/** What became of an attempt to sign in to an account. */
export const signInOutcomes = ['signed_in', 'wrong_password', 'wrong_code', 'disabled', 'expired'] as const

export type SignInOutcome = (typeof signInOutcomes)[number]

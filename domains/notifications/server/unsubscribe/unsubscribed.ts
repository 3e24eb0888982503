/** Why somebody gets none, where it is because they asked for none. */
export const unsubscribed = 'unsubscribed' as const

/** How far it went with somebody whom a board recommended, in the order in which it goes. */
export const outcomes = ['recommended', 'contacted', 'replied', 'exchanged', 'unsuitable'] as const

export type Outcome = (typeof outcomes)[number]

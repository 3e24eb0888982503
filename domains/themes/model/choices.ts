/** How many positions of a project candidates may rank: at least, at most, and where nothing else is said. */
export const rankedAtMost = { least: 2, most: 10, usual: 3 } as const

/** The conditions that stand open beside the keyword, with the least width of each in pixels. */
export const quickFilters = { position: 180, degree: 130, owner: 130 } as const

export type QuickFilter = keyof typeof quickFilters

/** The parameter of the address that holds a condition. */
export const parameterOf = { position: 'position_id', degree: 'degree', owner: 'owner_id' } as const

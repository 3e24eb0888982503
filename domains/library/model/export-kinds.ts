/** What candidates are taken out as: a table, résumés in the product's own layout, or the files they sent. */
export const exportKinds = ['excel', 'pdf', 'originals'] as const

export type ExportKind = (typeof exportKinds)[number]

/** How many candidates one file holds at most, and for how many days it is kept. */
export const exportLimits = { excel: 100_000, pdf: 500, originals: 1000, keptDays: 7 } as const

import type { Degree } from '@bole/parsing/model'

/** What a position may ask for and a person may have, from the highest. */
export const degrees = ['doctor', 'master', 'bachelor', 'college', 'secondary'] as const satisfies Degree[]

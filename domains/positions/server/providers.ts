import type { Provided } from '@bole/platform/slots'
import { fillFollowers } from './followers.ts'
import { fillProjectPositions } from './project-positions.ts'

/** What the domains below need of positions. */
export const positionsFillings: readonly Provided[] = [fillFollowers, fillProjectPositions]

import type { Provided } from '@bole/platform/slots'
import { fillDepartmentUse } from './department-use.ts'
import { fillFollowers } from './followers.ts'
import { fillPositionSight } from './position-sight.ts'
import { fillPositionWork } from './position-work.ts'
import { fillProjectPositions } from './project-positions.ts'

/** What the domains below need of positions. */
export const positionsFillings: readonly Provided[] = [
  fillDepartmentUse,
  fillFollowers,
  fillPositionSight,
  fillPositionWork,
  fillProjectPositions,
]

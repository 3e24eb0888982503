import { defineRoutes } from '@bole/platform/server'
import { positionsApi, positionsRefusals } from '@bole/positions/contract'
import { changeManyStates } from './change-many-states.ts'
import { closePosition, openPosition } from './change-state.ts'
import { listLocations, listProcessChoices } from './choices.ts'
import { copyPosition } from './copy-positions.ts'
import { createManyPositions } from './create-many-positions.ts'
import { createPosition } from './create-position.ts'
import { deletePosition } from './delete-position.ts'
import { listPositions, viewPosition } from './list-positions.ts'
import { listRecentPositions } from './list-recent-positions.ts'
import { sortPositions } from './sort-positions.ts'
import { updatePosition } from './update-position.ts'

export const positionsRoutes = defineRoutes(
  positionsApi,
  {
    listPositions,
    viewPosition,
    listProcessChoices,
    listLocations,
    listRecentPositions,
    createPosition,
    createManyPositions,
    updatePosition,
    copyPosition,
    openPosition,
    closePosition,
    changeManyStates,
    sortPositions,
    deletePosition,
  },
  positionsRefusals,
)

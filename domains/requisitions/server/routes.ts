import { defineRoutes } from '@bole/platform/server'
import { requisitionsApi, requisitionsRefusals } from '@bole/requisitions/contract'
import { askRequisition } from './ask-requisition.ts'
import { changeRequisition, withdrawRequisition } from './change-requisition.ts'
import { decideRequisition } from './decide-requisition.ts'
import { linkPositions } from './link-positions.ts'
import { listRequisitions } from './list-requisitions.ts'
import { viewRequisition } from './view-requisition.ts'

export const requisitionsRoutes = defineRoutes(
  requisitionsApi,
  {
    listRequisitions,
    viewRequisition,
    askRequisition,
    changeRequisition,
    decideRequisition,
    withdrawRequisition,
    linkPositions,
  },
  requisitionsRefusals,
)

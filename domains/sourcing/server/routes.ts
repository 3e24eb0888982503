import { defineRoutes } from '@bole/platform/server'
import { sourcingApi, sourcingRefusals } from '@bole/sourcing/contract'
import { assignAccount } from './assign-account.ts'
import { getReportAddress } from './get-report-address.ts'
import { listActivity } from './list-activity.ts'
import { listRecommendations } from './list-recommendations.ts'
import { reportActivity } from './report-activity.ts'
import { sumByDepartment } from './sum-by-department.ts'

export const sourcingRoutes = defineRoutes(
  sourcingApi,
  { listActivity, sumByDepartment, listRecommendations, assignAccount, getReportAddress, reportActivity },
  sourcingRefusals,
)

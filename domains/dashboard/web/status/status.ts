import type { dashboardApi } from '@bole/dashboard/contract'
import type { Answered } from '@bole/platform/web'

export type Status = Answered<typeof dashboardApi.getServerStatus>['data']

/** What operators see of the server. */
export type Machine = NonNullable<Status['machine']>

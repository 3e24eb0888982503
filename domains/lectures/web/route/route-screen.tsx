import { usePermission } from '@bole/accounts/web'
import { lecturesApi } from '@bole/lectures/contract'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { useAddressState, useCall } from '@bole/platform/web'
import { ProjectSteps } from '@bole/themes/web'
import type { ReactNode } from 'react'
import { lecturesScreens } from '../screens.ts'
import { LectureList } from './lecture-list.tsx'
import { MonthView } from './month-view.tsx'
import { RouteBar } from './route-bar.tsx'
import { routeFields } from './route-fields.ts'

/** `/regulation2/recruitment2/{id}/route`: the stops of a campus project, as a list or in a calendar. */
export default function RouteScreen(): ReactNode {
  const { id: theme_id } = useAddress(lecturesScreens.route)
  const [{ view }] = useAddressState(routeFields)
  const mayManage = usePermission('lectures.manage')
  const route = useCall(lecturesApi.viewRoute, { query: { theme_id } }).data?.data
  useNameOfRecord(route?.theme_name)
  return (
    <>
      <ProjectSteps id={theme_id} origin={1} here="route" />
      <RouteBar themeId={theme_id} route={route} mayManage={mayManage} />
      {view === 'month' ? (
        <MonthView stops={route ? [...route.xjhRoute, ...route.yxjRoute] : []} />
      ) : (
        <LectureList themeId={theme_id} mayAdd={route?.can.edit ?? false} />
      )}
    </>
  )
}

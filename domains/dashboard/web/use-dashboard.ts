import { dashboardApi } from '@bole/dashboard/contract'
import { useAddress } from '@bole/platform/places'
import { type AddressValues, type Answered, fromAddress, useAddressState, useCall } from '@bole/platform/web'
import { dashboardScreens } from './screens.ts'

export type FirstPaint = Answered<typeof dashboardApi.getDashboard>['data']
export type Figure = FirstPaint['resume']['postCount']

/** What the dashboard is narrowed to, as its calls take it. */
export interface Place {
  readonly origin: number
  readonly theme_id: number | undefined
}

export type WatchType = 'myself' | 'all'

const fields = {
  theme_id: fromAddress.id,
  watchType: fromAddress.oneOf(['myself', 'all']),
  date: fromAddress.day,
  /** What is open beside the dashboard. */
  panel: fromAddress.oneOf(['interview', 'joining', 'pending_feedback', 'people', 'position', 'project']),
  /** Which project or position is open in the panel. */
  item: fromAddress.id,
  /** The conditions of the candidates in the panel, as their list's address has them. */
  rows: fromAddress.text(2000),
}

type AddressState = ReturnType<typeof useAddressState<AddressValues<typeof fields>>>

/** The dashboard's state, which is its address, and what it shows first. */
export interface DashboardState {
  readonly place: Place
  readonly watchType: WatchType
  /** The day chosen in the calendar; null is today. */
  readonly date: string | null
  readonly state: AddressState[0]
  readonly change: AddressState[1]
  readonly first: FirstPaint | undefined
  /** The answer belongs to the conditions before; the next is on its way. */
  readonly isRefreshing: boolean
}

/** The campus dashboard shows origin 1, the social one 2. */
export function useDashboard(): DashboardState {
  const [state, change] = useAddressState(fields)
  const { origin } = useAddress(dashboardScreens.home)
  const place = { origin, theme_id: state.theme_id }
  const { watchType = 'myself', date = null } = state
  const answer = useCall(
    dashboardApi.getDashboard,
    { query: { ...place, watchType } },
    { keepsPrevious: true },
  )
  return {
    place,
    watchType,
    date,
    state,
    change,
    first: answer.data?.data,
    isRefreshing: answer.isPlaceholderData,
  }
}

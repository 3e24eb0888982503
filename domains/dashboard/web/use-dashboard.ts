import { dashboardApi } from '@bole/dashboard/contract'
import { useAddress } from '@bole/platform/places'
import { type Answered, type UrlState, useCall, useUrlState } from '@bole/platform/web'
import { dashboardScreens } from './screens.ts'

export type FirstPaint = Answered<typeof dashboardApi.getDashboard>['data']
export type Figure = FirstPaint['resume']['postCount']

/** What the dashboard is narrowed to, as its calls take it. */
export interface Place {
  readonly origin: number
  readonly theme_id: number | undefined
}

export type WatchType = 'myself' | 'all'

/** The dashboard's state, which is its address, and what it shows first. */
export interface DashboardState {
  readonly place: Place
  readonly watchType: WatchType
  /** The day chosen in the calendar; null is today. */
  readonly date: string | null
  readonly state: UrlState
  readonly change: (changed: Readonly<Record<string, string | null>>, replace?: boolean) => void
  readonly first: FirstPaint | undefined
  /** The answer belongs to the conditions before; the next is on its way. */
  readonly isRefreshing: boolean
}

/** The campus dashboard shows origin 1, the social one 2. */
export function useDashboard(): DashboardState {
  const [state, change] = useUrlState()
  const { origin } = useAddress(dashboardScreens.home)
  const place = { origin, theme_id: idOf(state.theme_id) }
  const watchType = state.watchType === 'all' ? 'all' : 'myself'
  const answer = useCall(
    dashboardApi.getDashboard,
    { query: { ...place, watchType } },
    { keepsPrevious: true },
  )
  const date = dayOf(state.date)
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

/** A day there is, as it is written; null for anything else. */
function dayOf(text = ''): string | null {
  const moment = Date.parse(text)
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text ? text : null
}

function idOf(text: string | undefined): number | undefined {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

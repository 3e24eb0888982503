import { useLazy } from '@bole/platform/later'
import { useAddress } from '@bole/platform/places'
import { useAddressState } from '@bole/platform/web'
import { Segmented, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { InterviewsAsList } from './interviews-as-list.tsx'
import { interviewsScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'
import { viewFields } from './view-fields.ts'

const queueView = () => import('./queue/queue-view.tsx')
const offerView = () => import('./offers/offer-view.tsx')
const calendarView = () => import('./calendar/calendar-view.tsx')

const views = ['list', 'calendar', 'queue', 'offers'] as const

/** `/interview/list`: who meets whom when, as a list, a calendar, or the queues of today and later; and who chooses a time. */
export default function InterviewList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(interviewsScreens.list)
  const [{ view = 'list' }, change] = useAddressState(viewFields)
  const QueueView = useLazy(queueView, view === 'queue')?.QueueView
  const CalendarView = useLazy(calendarView, view === 'calendar')?.CalendarView
  const OfferView = useLazy(offerView, view === 'offers')?.OfferView
  const View = { list: InterviewsAsList, calendar: CalendarView, queue: QueueView, offers: OfferView }[view]
  return (
    <>
      <Segmented<(typeof views)[number]>
        aria-label={t('views.label')}
        style={{ marginBlockEnd: 12 }}
        value={view}
        options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
        onChange={(next) => change({ view: next === 'list' ? null : next })}
      />
      {View ? <View origin={origin} /> : <Skeleton active />}
    </>
  )
}

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

/** `/interview/list`: who meets whom when, as a list or as the queues of today and later. */
export default function InterviewList(): ReactNode {
  const t = useTexts()
  const { origin } = useAddress(interviewsScreens.list)
  const [{ view }, change] = useAddressState(viewFields)
  const isQueue = view === 'queue'
  const QueueView = useLazy(queueView, isQueue)?.QueueView
  return (
    <>
      <Segmented
        aria-label={t('views.label')}
        style={{ marginBlockEnd: 12 }}
        value={view ?? 'list'}
        options={[
          { value: 'list', label: t('views.list') },
          { value: 'queue', label: t('views.queue') },
        ]}
        onChange={(next) => change({ view: next === 'queue' ? next : null })}
      />
      {isQueue && (QueueView ? <QueueView origin={origin} /> : <Skeleton active />)}
      {!isQueue && <InterviewsAsList origin={origin} />}
    </>
  )
}

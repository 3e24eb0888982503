import { usePermission } from '@bole/accounts/web'
import { type Interview, interviewsApi } from '@bole/interviews/contract'
import { useCall } from '@bole/platform/web'
import { Button, Empty, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { InterviewDrawer } from '../interview-drawer.tsx'
import { OnlineSoonLine } from '../online-soon.tsx'
import { useTexts } from '../texts/index.ts'
import styles from './queue.module.css'
import { QueueDialog } from './queue-dialog.tsx'
import { QueuePeriod } from './queue-period.tsx'

/** The queues of today and later, each with its rooms and its order, beside the online interviews that begin soon. */
export function QueueView({ origin }: { readonly origin: 1 | 2 }): ReactNode {
  const t = useTexts()
  const mayArrange = usePermission('pipeline.move')
  const [isNew, setNew] = useState(false)
  const [seen, see] = useState<Interview | null>(null)
  const { data } = useCall(interviewsApi.queue, { query: { origin } })
  const create = mayArrange && (
    <Button type="primary" onClick={() => setNew(true)}>
      {t('queue.create')}
    </Button>
  )
  return (
    <>
      <div className={styles.bar}>
        <OnlineSoonLine soon={data?.data.online_list ?? []} onOpen={see} />
        {create}
      </div>
      {!data && <Skeleton active paragraph={{ rows: 8 }} />}
      {data?.data.period.length === 0 && (
        <Empty
          description={
            <>
              {t('queue.empty')}
              <br />
              {t('queue.emptyHelp')}
            </>
          }
        />
      )}
      {data?.data.period.map((period) => (
        <QueuePeriod key={period.interview_main_id} period={period} />
      ))}
      {isNew && <QueueDialog origin={origin} onClose={() => setNew(false)} />}
      {seen && <InterviewDrawer interview={seen} onClose={() => see(null)} />}
    </>
  )
}

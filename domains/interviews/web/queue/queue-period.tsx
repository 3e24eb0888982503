import { QrcodeOutlined } from '@ant-design/icons'
import type { Period } from '@bole/interviews/contract'
import { formatMeetingSpan } from '@bole/platform/moments'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { placeOf } from '../place-of.ts'
import { useTexts } from '../texts/index.ts'
import { DoorDialog } from './door-dialog.tsx'
import { HallButton } from './hall-button.tsx'
import styles from './queue.module.css'
import { QueueRoom } from './queue-room.tsx'
import { RestOfQueue } from './rest-of-queue.tsx'
import { useQueueActs } from './use-queue-acts.ts'
import { WaitingOrder } from './waiting-order.tsx'

/** A period of queue interviews: its rooms, who waits in which order, and everybody else. */
export function QueuePeriod({ period }: { readonly period: Period }): ReactNode {
  const t = useTexts()
  const [isDoor, showDoor] = useState(false)
  const acts = useQueueActs(period)
  const when = formatMeetingSpan(period.interviewTime, period.endTime)
  return (
    <section className={styles.period} aria-label={when}>
      <div className={styles.bar}>
        <div>
          <h2>{when}</h2>
          <span className={styles.facts}>
            {[
              placeOf(period.address, t),
              t('queue.facts', { waiting: period.waiting_count, minutes: period.minutes_each }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <div className={styles.buttons}>
          <Button icon={<QrcodeOutlined />} onClick={() => showDoor(true)}>
            {t('queue.code')}
          </Button>
          <HallButton period={period} />
        </div>
      </div>
      <div className={styles.rooms}>
        {period.rooms.map((room) => (
          <QueueRoom key={room.id} room={room} period={period} acts={acts} />
        ))}
      </div>
      <h3>{t('queue.order')}</h3>
      <WaitingOrder period={period} acts={acts} />
      <RestOfQueue period={period} acts={acts} />
      {isDoor && <DoorDialog period={period} onClose={() => showDoor(false)} />}
    </section>
  )
}

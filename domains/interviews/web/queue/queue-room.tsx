import { interviewsApi, type Period } from '@bole/interviews/contract'
import { listOf, useChange } from '@bole/platform/web'
import { Button, Tag, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './queue.module.css'
import type { QueueActs } from './use-queue-acts.ts'

interface QueueRoomProps {
  readonly room: Period['rooms'][number]
  readonly period: Period
  readonly acts: QueueActs
}

/** A room with whoever is called or met there, and what comes next. */
export function QueueRoom({ room, period, acts }: QueueRoomProps): ReactNode {
  const t = useTexts()
  const rename = useChange(interviewsApi.changeRoomTitle)
  const here = period.data.find(({ room_id, state }) => {
    return room_id === room.id && (state === 'called' || state === 'meeting')
  })
  const changeTitle = (written: string) => {
    const title = written.trim()
    if (title !== '' && title !== room.title) rename.mutate({ body: { id: room.id, title } })
  }
  const isFree = period.can.call && !here
  return (
    <section className={styles.room} data-mine={room.is_mine} aria-label={room.title}>
      <Typography.Text
        strong
        editable={period.can.call && { onChange: changeTitle, maxLength: 60, tooltip: t('queue.rename') }}
      >
        {room.title}
      </Typography.Text>
      <span className={styles.facts}>
        {listOf(room.people.map(({ name }) => name))} {room.is_mine && <Tag>{t('queue.mine')}</Tag>}
      </span>
      <div aria-live="polite">
        {here
          ? `${t('queue.number', { number: here.number ?? 0 })} ${here.name} · ${t(`queue.states.${here.state}`)}`
          : t('queue.roomFree')}
      </div>
      <div className={styles.buttons}>
        {isFree && (
          <Button
            type="primary"
            disabled={period.waiting_count === 0}
            loading={acts.isBusy}
            onClick={() => acts.call(room.id)}
          >
            {t('queue.callNext')}
          </Button>
        )}
        {period.can.call && here?.state === 'called' && (
          <>
            <Button type="primary" loading={acts.isBusy} onClick={() => acts.step(here, 'begin')}>
              {t('queue.begin')}
            </Button>
            <Button onClick={() => acts.step(here, 'put_back')}>{t('queue.noAnswer')}</Button>
            <Button danger onClick={() => acts.giveUp(here)}>
              {t('queue.giveUp')}
            </Button>
          </>
        )}
        {period.can.call && here?.state === 'meeting' && (
          <Button type="primary" loading={acts.isBusy} onClick={() => acts.step(here, 'end')}>
            {t('queue.end')}
          </Button>
        )}
      </div>
    </section>
  )
}

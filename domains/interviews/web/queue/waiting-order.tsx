import { ArrowDownOutlined, ArrowUpOutlined, MoreOutlined } from '@ant-design/icons'
import type { Period, Queued } from '@bole/interviews/contract'
import { Button, Dropdown } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './queue.module.css'
import type { QueueActs } from './use-queue-acts.ts'

interface WaitingOrderProps {
  readonly period: Period
  readonly acts: QueueActs
}

/** Who waits, in the order of calling: dragged to another place, or moved by their arrows. */
export function WaitingOrder({ period, acts }: WaitingOrderProps): ReactNode {
  const t = useTexts()
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const waiting = period.data.filter(({ state }) => state === 'waiting')
  if (waiting.length === 0) return <p className={styles.facts}>{t('queue.nobodyWaits')}</p>
  const drop = () => {
    const [from, to] = [dragged, over]
    setDragged(null)
    setOver(null)
    if (from === null || to === null || from === to) return
    const one = waiting[from]
    const before = waiting[to < from ? to : to + 1]
    if (one) acts.move(one.post_id, before?.post_id ?? null)
  }
  return (
    <ol className={styles.order} aria-label={t('queue.order')}>
      {waiting.map((one, index) => (
        <li
          key={one.post_id}
          draggable={period.can.call}
          data-over={dragged !== null && dragged !== index && over === index}
          onDragStart={() => setDragged(index)}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(index)
          }}
          onDragEnd={drop}
        >
          <Waiting one={one} />
          {period.can.call && (
            <span>
              <Button
                type="text"
                icon={<ArrowUpOutlined />}
                disabled={index === 0}
                aria-label={t('queue.earlier', { name: one.name })}
                onClick={() => acts.move(one.post_id, waiting[index - 1]?.post_id ?? null)}
              />
              <Button
                type="text"
                icon={<ArrowDownOutlined />}
                disabled={index === waiting.length - 1}
                aria-label={t('queue.later', { name: one.name })}
                onClick={() => acts.move(one.post_id, waiting[index + 2]?.post_id ?? null)}
              />
              <MoreOf one={one} period={period} acts={acts} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function Waiting({ one }: { readonly one: Queued }): ReactNode {
  const t = useTexts()
  return (
    <>
      <span className={styles.number}>{t('queue.number', { number: one.number ?? 0 })}</span>
      <span className={styles.who}>
        {one.name} <span className={styles.facts}>{one.positionText}</span>
      </span>
      <span className={styles.facts}>
        {one.minutes ? t('queue.wait', { minutes: one.minutes }) : t('queue.soon')}
      </span>
    </>
  )
}

/** Out of their turn to a room that is free, or out of the queue. */
function MoreOf({ one, period, acts }: WaitingOrderProps & { readonly one: Queued }): ReactNode {
  const t = useTexts()
  const free = period.rooms.filter(({ post_id }) => post_id === null)
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: [
          ...free.map(({ id, title }) => ({
            key: id,
            label: t('queue.callTo', { room: title }),
            onClick: () => acts.call(id, one.post_id),
          })),
          { key: 'gone', danger: true, label: t('queue.giveUp'), onClick: () => acts.giveUp(one) },
        ],
      }}
    >
      <Button type="text" icon={<MoreOutlined />} aria-label={t('queue.more', { name: one.name })} />
    </Dropdown>
  )
}

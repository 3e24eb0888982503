import { usePermission } from '@bole/accounts/web'
import { mailApi } from '@bole/mail/contract'
import { isToArrange } from '@bole/pipeline/model'
import { StatusChip } from '@bole/pipeline/web'
import { formatMeeting } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { useChange } from '@bole/platform/web'
import { App, Button, Checkbox, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'
import { waited } from './waited.ts'
import styles from './work.module.css'
import { placeOfWork, titleOfWork, type WorkItem } from './work-item.ts'

/** What can be decided in place. */
export type Action = 'pass' | 'eliminate'

interface WorkRowProps {
  readonly item: WorkItem
  readonly isSelected: boolean
  readonly onSelect: (item: WorkItem) => void
  readonly onDecide: (item: WorkItem, action: Action) => void
  readonly onSchedule: (postId: number) => void
  readonly onOpenUpload: (progressId: number) => void
}

/** One thing that waits: what it is, with the way to the very record, since when, and what can be done here. */
export function WorkRow({
  item,
  isSelected,
  onSelect,
  onDecide,
  onSchedule,
  onOpenUpload,
}: WorkRowProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const { kind, id, application, about } = item
  const again = useChange(mailApi.sendAgain, { onDone: () => void message.success(t('sent')) })
  const title = titleOfWork(item, t)
  const place = placeOfWork(item)
  const can = application?.can
  const { status } = application ?? {}
  const mayArrange = usePermission('pipeline.move')
  const isToSchedule = mayArrange && status && isToArrange({ stage: status.status, name: status.name })
  return (
    <li className={styles.row} data-work={item.key}>
      <span className={styles.pick}>
        {can?.pass && (
          <Checkbox
            checked={isSelected}
            aria-label={t('select', { name: title })}
            onChange={() => onSelect(item)}
          />
        )}
      </span>
      <div className={styles.what}>
        <span className={styles.title}>
          {place ? (
            <PlaceLink place={place} className={styles.name}>
              {title}
            </PlaceLink>
          ) : (
            <button type="button" className={styles.name} onClick={() => onOpenUpload(id)}>
              {title}
            </button>
          )}
          {application && <StatusChip status={application.status} withStage />}
        </span>
        <small>{[t(`kinds.${kind}`), application && about].filter(Boolean).join(' · ')}</small>
      </div>
      <span className={styles.since}>
        <time dateTime={item.since}>
          {kind === 'interview'
            ? t('at', { at: formatMeeting(item.since) })
            : t('since', { time: waited(item.since) })}
        </time>
        {item.is_overdue && <Tag color="error">{t('overdue')}</Tag>}
      </span>
      <span className={styles.actions}>
        {application && isToSchedule && (
          <Button type="primary" onClick={() => onSchedule(application.post_id)}>
            {t('schedule')}
          </Button>
        )}
        {can?.pass && <Button onClick={() => onDecide(item, 'pass')}>{t('decide.pass')}</Button>}
        {can?.eliminate && (
          <Button danger onClick={() => onDecide(item, 'eliminate')}>
            {t('decide.eliminate')}
          </Button>
        )}
        {kind === 'upload' && <Button onClick={() => onOpenUpload(id)}>{t('handle')}</Button>}
        {kind === 'mail' && (
          <Button loading={again.isPending} onClick={() => again.mutate({ body: { id } })}>
            {t('again')}
          </Button>
        )}
      </span>
    </li>
  )
}

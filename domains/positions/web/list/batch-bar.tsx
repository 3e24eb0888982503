import { useChange } from '@bole/platform/web'
import { type PositionListItem, positionsApi } from '@bole/positions/contract'
import { App, Button } from 'antd'
import type { ReactNode } from 'react'
import styles from '../positions.module.css'
import { useTexts } from '../texts/index.ts'

interface BatchBarProps {
  readonly positions: readonly PositionListItem[]
  readonly onClear: () => void
}

/** Rises when positions are selected: opens or closes them, and says of each that could not be why. */
export function BatchBar({ positions, onClear }: BatchBarProps): ReactNode {
  const t = useTexts()
  const { message, modal } = App.useApp()
  const change = useChange(positionsApi.changeManyStates, {
    onDone: ({ data: { done, refused } }) => {
      onClear()
      if (done.length > 0) message.success(t('done.many', { count: done.length }))
      if (refused.length > 0)
        modal.info({
          title: t('batch.refused', { count: refused.length }),
          content: (
            <ul>
              {refused.map(({ id, title, message: reason }) => (
                <li key={id}>
                  <b>{title || id}</b>: {reason}
                </li>
              ))}
            </ul>
          ),
        })
    },
  })
  if (positions.length === 0) return null
  const become = (state: 'open' | 'closed') =>
    change.mutate({ body: { state, positions: positions.map(({ id, version }) => ({ id, version })) } })
  return (
    <div className={styles.batch} role="toolbar" aria-label={t('batch.label')}>
      <b>{t('batch.selected', { count: positions.length })}</b>
      <Button type="primary" loading={change.isPending} onClick={() => become('open')}>
        {t('batch.open')}
      </Button>
      <Button loading={change.isPending} onClick={() => become('closed')}>
        {t('batch.close')}
      </Button>
      <Button type="text" onClick={onClear}>
        {t('batch.clear')}
      </Button>
    </div>
  )
}

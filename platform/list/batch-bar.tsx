import { CloseOutlined, MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, Grid } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../shape/texts/index.ts'
import styles from './batch-bar.module.css'

/** Something that can be done with all that are selected. */
export interface BatchButton {
  readonly key: string
  readonly label: string
  readonly isMain?: boolean
  readonly isDanger?: boolean
  readonly isSending?: boolean
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

interface BatchBarProps {
  /** How many are selected, in words. */
  readonly selected: ReactNode
  /** The most usual first. */
  readonly actions: readonly BatchButton[]
  readonly onClear: () => void
  /** Beside how many: what selects more. */
  readonly children?: ReactNode
}

/** What a phone has room for beside the menu of the rest. */
const besideMenu = 2

/** Rises when rows are selected: how many, and what can be done with all of them; on a phone the rest is a menu. */
export function BatchBar({ selected, actions, onClear, children }: BatchBarProps): ReactNode {
  const t = useTexts()
  const isNarrow = Grid.useBreakpoint().md === false
  const shown = isNarrow ? actions.slice(0, besideMenu) : actions
  const rest = actions.slice(shown.length)
  return (
    <div className={styles.batch} role="toolbar" aria-label={t('batch.label')}>
      <div>
        <b>{selected}</b>
        {children}
      </div>
      <div className={styles.actions}>
        {shown.map(({ key, label, isMain = false, isDanger = false, isSending = false, ...action }) => (
          <Button
            key={key}
            type={isMain ? 'primary' : 'default'}
            danger={isDanger}
            loading={isSending}
            disabled={action.isDisabled ?? false}
            onClick={action.onClick}
          >
            {label}
          </Button>
        ))}
        {rest.length > 0 && (
          <Dropdown
            autoFocus
            trigger={['click']}
            placement="topRight"
            menu={{
              // The Enter that chooses is no line in what opens.
              onClick: ({ domEvent }) => domEvent.preventDefault(),
              items: rest.map(({ key, label, isDanger = false, onClick }) => ({
                key,
                label,
                danger: isDanger,
                onClick,
              })),
            }}
          >
            <Button icon={<MoreOutlined />} aria-label={t('batch.more')} />
          </Dropdown>
        )}
      </div>
      <Button
        type="text"
        icon={<CloseOutlined />}
        aria-label={t('batch.clear')}
        title={t('batch.clear')}
        onClick={onClear}
      />
    </div>
  )
}

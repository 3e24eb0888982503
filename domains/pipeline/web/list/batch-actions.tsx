import { CloseOutlined, MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, Grid } from 'antd'
import type { ReactNode } from 'react'
import styles from '../candidate-list.module.css'
import { useTexts } from '../texts/index.ts'

/** Something that can be done with all who are selected. */
export interface BatchAction {
  readonly key: string
  readonly label: string
  readonly isMain?: boolean
  readonly isDanger?: boolean
  readonly isSending?: boolean
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

interface BatchActionsProps {
  /** The most usual first. */
  readonly actions: readonly BatchAction[]
  readonly onClear: () => void
}

/** What a phone has room for beside the menu of the rest. */
const besideMenu = 2

/** The actions as buttons; on a phone the two most usual, and a menu of the rest. */
export function BatchActions({ actions, onClear }: BatchActionsProps): ReactNode {
  const t = useTexts()
  const isNarrow = Grid.useBreakpoint().md === false
  const shown = isNarrow ? actions.slice(0, besideMenu) : actions
  const rest = actions.slice(shown.length)
  return (
    <>
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
            trigger={['click']}
            placement="topRight"
            menu={{
              items: rest.map(({ key, label, isDanger = false, onClick }) => ({
                key,
                label,
                danger: isDanger,
                onClick,
              })),
            }}
          >
            <Button icon={<MoreOutlined />} aria-label={t('drawer.more')} />
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
    </>
  )
}

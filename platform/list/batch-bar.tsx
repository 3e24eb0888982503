import { CloseOutlined, MoreOutlined } from '@ant-design/icons'
import { App, Button, Dropdown, Grid } from 'antd'
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
  /** Names of those among them that outlived the search they were chosen in. */
  readonly outOfSight?: readonly string[]
  readonly onClear: () => void
  /** Beside how many: what selects more. */
  readonly children?: ReactNode
}

/** What a phone has room for beside the menu of the rest. */
const besideMenu = 2

/** As many names as the question lists. */
const named = 10

/**
 * Rises when rows are selected: how many, and what can be done with all of them; on a phone the rest is a menu. Before anything is begun with some
 * that are out of sight, it names them.
 */
export function BatchBar({
  selected,
  actions: asked,
  outOfSight = [],
  onClear,
  children,
}: BatchBarProps): ReactNode {
  const t = useTexts()
  const { modal } = App.useApp()
  const count = outOfSight.length
  const begun = ({ label, onClick }: BatchButton) => {
    if (count === 0) return onClick()
    const others = count > named ? [t('batch.others', { count: count - named })] : []
    void modal.confirm({
      title: t('batch.outOfSightSure', { count, action: label }),
      content: [...outOfSight.slice(0, named), ...others].join(t('batch.between')),
      okText: t('batch.goOn'),
      cancelText: t('cancel'),
      onOk: onClick,
    })
  }
  const actions = asked.map((action) => ({ ...action, onClick: () => begun(action) }))
  const isNarrow = Grid.useBreakpoint().md === false
  const shown = isNarrow ? actions.slice(0, besideMenu) : actions
  const rest = actions.slice(shown.length)
  return (
    <div className={styles.batch} role="toolbar" aria-label={t('batch.label')}>
      <div>
        <b>{selected}</b>
        {count > 0 && <span>{t('batch.outOfSight', { count })}</span>}
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

import { MoreOutlined } from '@ant-design/icons'
import { addressOf } from '@bole/platform/screens'
import type { PositionListItem } from '@bole/positions/contract'
import { useNavigate } from '@tanstack/react-router'
import { Button, Dropdown, Flex } from 'antd'
import type { ReactNode } from 'react'
import { positionsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import { CareerLink } from './career-link.tsx'
import { movedIds } from './moved-ids.ts'
import { usePositionChanges } from './use-position-changes.tsx'

interface PositionActionsProps {
  readonly position: PositionListItem
  /** The rows it stands among, to move it up and down. */
  readonly rows: readonly PositionListItem[]
}

/** The next step of a position as a button, the rest in a menu. */
export function PositionActions({ position, rows }: PositionActionsProps): ReactNode {
  const t = useTexts()
  const navigate = useNavigate()
  const changes = usePositionChanges()
  const { can } = position
  const ids = rows.map(({ id }) => id)
  const place = ids.indexOf(position.id)
  const moveTo = (to: number) => changes.sort(movedIds(ids, place, to))
  const items = [
    can.edit && {
      key: 'edit',
      label: t('actions.edit'),
      onClick: () => void navigate({ to: addressOf(positionsScreens.edit, position) }),
    },
    can.copy && { key: 'copy', label: t('actions.copy'), onClick: () => changes.copy(position) },
    can.edit && place > 0 && { key: 'top', label: t('actions.top'), onClick: () => moveTo(0) },
    can.edit && place > 0 && { key: 'up', label: t('actions.up'), onClick: () => moveTo(place - 1) },
    can.edit &&
      place < ids.length - 1 && { key: 'down', label: t('actions.down'), onClick: () => moveTo(place + 1) },
    can.delete && {
      key: 'delete',
      danger: true,
      label: t('actions.delete'),
      onClick: () => changes.remove(position),
    },
  ].filter((item) => item !== false)
  return (
    <Flex gap={4} align="center" wrap>
      {can.open && (
        <Button size="small" onClick={() => changes.open(position)}>
          {t('actions.open')}
        </Button>
      )}
      {can.close && (
        <Button size="small" onClick={() => changes.close(position)}>
          {t('actions.close')}
        </Button>
      )}
      {position.state === 'open' && <CareerLink id={position.id} />}
      {items.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items }}>
          <Button
            type="text"
            size="small"
            icon={<MoreOutlined />}
            aria-label={t('actions.more', { title: position.title })}
          />
        </Dropdown>
      )}
    </Flex>
  )
}

import { MoreOutlined, PlusOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { useActing } from '@bole/platform/list'
import { useCanReach, useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { providedFor } from '@bole/platform/slots'
import type { Theme } from '@bole/themes/contract'
import { Button, Dropdown, Flex } from 'antd'
import type { ReactNode } from 'react'
import { themesScreens } from '../screens.ts'
import { positionParts } from '../slots.ts'
import { useTexts } from '../texts/index.ts'
import { useProjectChanges } from './use-project-changes.ts'

/** What can be done with a project: a new position as a button, the rest in a menu; a deleted one can be brought back. */
export function ProjectActions({ project }: { readonly project: Theme }): ReactNode {
  const t = useTexts()
  const goTo = useGoTo()
  const changes = useProjectChanges()
  const { act, sending } = useActing(project)
  const canReach = useCanReach()
  const mayAdd = usePermission('positions.manage')
  const { can } = project
  const edit = () => goTo({ path: addressOf(themesScreens.edit, project) })
  const addPosition = () => goTo({ path: providedFor(positionParts).creating(project) })
  if (project.is_deleted === 1)
    return can.recover ? (
      <Button loading={sending !== null} onClick={() => act(changes.recover, [])}>
        {t('recover')}
      </Button>
    ) : null
  const positions = addressOf(themesScreens.positions, project)
  const albums = addressOf(themesScreens.albums, project)
  const items = [
    can.edit && { key: 'edit', label: t('edit'), onClick: edit },
    can.copy && { key: 'copy', label: t('copy'), onClick: () => act(changes.copy, []) },
    canReach(positions) && {
      key: 'positions',
      label: t('positionsAlone'),
      onClick: () => goTo({ path: positions }),
    },
    canReach(albums) && { key: 'albums', label: t('titles.albums'), onClick: () => goTo({ path: albums }) },
    can.delete && {
      key: 'delete',
      danger: true,
      label: t('delete'),
      onClick: () => act(changes.remove, []),
    },
  ].filter((item) => item !== false)
  return (
    <Flex gap={4} align="center">
      {mayAdd && (
        <Button size="small" icon={<PlusOutlined />} onClick={addPosition}>
          {t('addPosition')}
        </Button>
      )}
      {items.length > 0 && (
        <Dropdown autoFocus trigger={['click']} menu={{ items }}>
          <Button
            type="text"
            size="small"
            icon={<MoreOutlined />}
            aria-label={t('more', { name: project.theme_name })}
          />
        </Dropdown>
      )}
    </Flex>
  )
}

import { MoreOutlined, PlusOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { useUrlState } from '@bole/platform/web'
import type { Theme } from '@bole/themes/contract'
import { useNavigate } from '@tanstack/react-router'
import { Button, Dropdown, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { useProjectChanges } from './use-project-changes.tsx'

/** What can be done with a project: a new position as a button, the rest in a menu; a deleted one can be brought back. */
export function ProjectActions({ project }: { readonly project: Theme }): ReactNode {
  const t = useTexts()
  const navigate = useNavigate()
  const [, change] = useUrlState()
  const changes = useProjectChanges()
  const mayAdd = usePermission('positions.manage')
  const { id, can, origin } = project
  const edit = () => {
    if (origin === 1) void navigate({ to: `/regulation2/recruitment2/${id}/update` })
    else change({ project: String(id) })
  }
  const addPosition = () => {
    const form = origin === 1 ? '/regulation2/position/create' : '/post/position/create'
    void navigate({ href: `${form}?theme_id=${id}` })
  }
  if (project.is_deleted === 1)
    return can.recover ? <Button onClick={() => changes.recover(project)}>{t('recover')}</Button> : null
  const items = [
    can.edit && { key: 'edit', label: t('edit'), onClick: edit },
    can.copy && { key: 'copy', label: t('copy'), onClick: () => changes.copy(project) },
    origin === 1 && {
      key: 'positions',
      label: t('positionsAlone'),
      onClick: () => void navigate({ to: `/regulation2/recruitment2/${id}/position` }),
    },
    can.delete && {
      key: 'delete',
      danger: true,
      label: t('delete'),
      onClick: () => changes.remove(project),
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
        <Dropdown trigger={['click']} menu={{ items }}>
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

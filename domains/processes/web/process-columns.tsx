import { formatNumber } from '@bole/platform/web'
import type { Process } from '@bole/processes/contract'
import { Button, Flex, type TableColumnsType, Tag } from 'antd'
import { StageRow } from './stage-row.tsx'
import { useTexts } from './texts/index.ts'
import { useProcessChanges } from './use-process-changes.ts'

/** What a row shows of a process, and what can be done with it. */
export function useProcessColumns(onEdit: (process: Process) => void): TableColumnsType<Process> {
  const t = useTexts()
  const changes = useProcessChanges()
  return [
    {
      title: t('columns.name'),
      fixed: 'start',
      width: 200,
      render: (_, row) => (
        <Flex gap={8} align="center" wrap>
          <b>{row.name}</b>
          {row.is_default && <Tag color="blue">{t('default')}</Tag>}
          {row.isDeleted === 1 && <Tag>{t('deleted')}</Tag>}
        </Flex>
      ),
    },
    {
      title: t('columns.stages'),
      render: (_, row) => <StageRow stages={row.stages} />,
    },
    {
      title: t('columns.positions'),
      width: 140,
      render: (_, row) =>
        t('positions', { open: formatNumber(row.open_count), all: formatNumber(row.position_count) }),
    },
    {
      title: t('columns.actions'),
      width: 280,
      render: (_, row) => (
        <Flex gap={4} wrap>
          {row.can.edit && (
            <Button type="link" size="small" onClick={() => onEdit(row)}>
              {t('edit')}
            </Button>
          )}
          {row.can.make_default && (
            <Button type="link" size="small" onClick={() => changes.makeDefault(row)}>
              {t('makeDefault')}
            </Button>
          )}
          {row.can.copy && (
            <Button type="link" size="small" onClick={() => changes.copy(row)}>
              {t('copy')}
            </Button>
          )}
          {row.can.delete && (
            <Button type="link" size="small" danger onClick={() => changes.toggle(row)}>
              {t('delete')}
            </Button>
          )}
          {row.can.restore && (
            <Button type="link" size="small" onClick={() => changes.toggle(row)}>
              {t('restore')}
            </Button>
          )}
        </Flex>
      ),
    },
  ]
}

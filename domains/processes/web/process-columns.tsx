import type { Column } from '@bole/platform/list'
import { formatNumber } from '@bole/platform/web'
import type { Process } from '@bole/processes/contract'
import { Flex, Tag } from 'antd'
import { StageRow } from './stage-row.tsx'
import type { ProcessesTexts } from './texts/index.ts'

/** What a row shows of a process. */
export function processColumns(t: ProcessesTexts): readonly Column<Process>[] {
  return [
    {
      name: 'name',
      title: t('columns.name'),
      isMain: true,
      width: 200,
      render: ({ name, is_default, isDeleted }) => (
        <Flex gap={8} align="center" wrap>
          <b>{name}</b>
          {is_default && <Tag color="blue">{t('default')}</Tag>}
          {isDeleted === 1 && <Tag>{t('deleted')}</Tag>}
        </Flex>
      ),
    },
    { name: 'stages', title: t('columns.stages'), render: ({ steps }) => <StageRow steps={steps} /> },
    {
      name: 'open_count',
      title: t('columns.positions'),
      width: 140,
      render: ({ open_count, position_count }) =>
        t('positions', { open: formatNumber(open_count), all: formatNumber(position_count) }),
    },
  ]
}

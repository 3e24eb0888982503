import { addressOf } from '@bole/platform/screens'
import { formatNumber } from '@bole/platform/web'
import { positionsScreens } from '@bole/positions/screens'
import type { RequisitionDetail } from '@bole/requisitions/contract'
import { Link } from '@tanstack/react-router'
import { Card, Empty, Table } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

type Position = RequisitionDetail['positions'][number]

/** The positions by which a requisition is filled, with who entered by each. */
export function FillingPositions({ requisition }: { readonly requisition: RequisitionDetail }): ReactNode {
  const t = useTexts()
  const { origin, positions, hidden_position_count } = requisition
  return (
    <Card size="small" title={t('link.filledBy')}>
      <Table<Position>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={[...positions]}
        locale={{ emptyText: <Empty description={t('link.none')} /> }}
        columns={[
          {
            dataIndex: 'title',
            title: t('link.position'),
            render: (_, { id, title }) => (
              <Link to={addressOf(positionsScreens.edit, { origin, id })}>{title}</Link>
            ),
          },
          { key: 'state', title: t('columns.state'), render: (_, { state }) => t(`positionStates.${state}`) },
          {
            key: 'joined',
            title: t('link.joined'),
            render: (_, { joined_count, head_count }) =>
              `${formatNumber(joined_count)} / ${formatNumber(head_count)}`,
          },
        ]}
      />
      {hidden_position_count > 0 && <p>{t('link.hidden', { count: hidden_position_count })}</p>}
    </Card>
  )
}

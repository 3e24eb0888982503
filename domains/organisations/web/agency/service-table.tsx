import { organisationsApi, type PeriodService } from '@bole/organisations/contract'
import { formatDay } from '@bole/platform/moments'
import { formatNumber, useChange } from '@bole/platform/web'
import { App, Button, Switch, Table } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface ServiceTableProps {
  readonly agencyId: number
  readonly services: readonly PeriodService[]
  readonly mayEdit: boolean
  readonly onEdit: (service: PeriodService) => void
}

/** The services of a period: how much of each, until when, and whether it is open. */
export function ServiceTable({ agencyId, services, mayEdit, onEdit }: ServiceTableProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const change = useChange(organisationsApi.switchService)
  const nameOf = ({ type }: PeriodService) => t(`services.types.${type}`)
  const turn = ({ id, version }: PeriodService, isOpen: boolean) =>
    change.mutate(
      { body: { organisation_id: agencyId, id, version, isNotOpen: !isOpen } },
      { onSuccess: () => void message.success(t(isOpen ? 'periods.opened' : 'periods.closed')) },
    )
  return (
    <Table<PeriodService>
      rowKey="id"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: t('periods.noServices') }}
      dataSource={[...services]}
      columns={[
        { title: t('periods.service'), key: 'type', render: (_, row) => nameOf(row) },
        {
          title: t('periods.quantity'),
          key: 'quantity',
          render: (_, { quantity }) => (quantity === null ? t('services.unlimited') : formatNumber(quantity)),
        },
        {
          title: t('periods.serviceEnd'),
          key: 'end',
          render: (_, { expire_time }) => (expire_time ? formatDay(expire_time) : t('periods.withPeriod')),
        },
        {
          title: t('periods.actions'),
          key: 'deeds',
          render: (_, row) => (
            <>
              <Switch
                size="small"
                checked={!row.isNotOpen}
                disabled={!mayEdit || change.isPending}
                aria-label={t('periods.open', { name: nameOf(row) })}
                onChange={(isOpen) => turn(row, isOpen)}
              />
              {mayEdit && (
                <Button type="link" size="small" onClick={() => onEdit(row)}>
                  {t('periods.edit')}
                </Button>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

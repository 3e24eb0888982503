import type { Agency } from '@bole/organisations/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatAgo, formatDay, formatMoment } from '@bole/platform/moments'
import { listOf } from '@bole/platform/web'
import { Badge } from 'antd'
import type { AgenciesTexts } from './texts/index.ts'

const dots = { enabled: 'success', disabled: 'default', expired: 'warning' } as const

/** An organisation: how it stands, until when, and how much it has. */
export function agencyColumns(t: AgenciesTexts): readonly Column<Agency>[] {
  return [
    {
      name: 'name',
      title: t('columns.name'),
      isMain: true,
      width: 200,
      render: ({ name, slug }) => <TwoLines first={<b>{name}</b>} second={slug} />,
    },
    {
      name: 'state',
      title: t('state'),
      width: 100,
      render: ({ state }) => <Badge status={dots[state]} text={t(`states.${state}`)} />,
    },
    {
      name: 'expire_time',
      title: t('columns.expires'),
      width: 120,
      render: ({ expire_time }) => (expire_time ? formatMoment(expire_time) : t('never')),
    },
    {
      name: 'serviceList',
      title: t('services.column'),
      width: 150,
      render: ({ serviceList }) =>
        serviceList.length === 0
          ? t('services.none')
          : listOf(serviceList.map(({ type }) => t(`services.types.${type}`))),
    },
    { name: 'users', title: t('columns.users'), width: 100 },
    { name: 'positions', title: t('columns.positions'), width: 100 },
    { name: 'applications', title: t('columns.applications'), width: 100 },
    {
      name: 'seen_time',
      title: t('columns.seen'),
      width: 110,
      render: ({ seen_time }) => (seen_time ? formatAgo(seen_time) : t('unused')),
    },
    {
      name: 'create_time',
      title: t('columns.created'),
      width: 110,
      render: ({ create_time }) => formatDay(create_time),
    },
  ]
}

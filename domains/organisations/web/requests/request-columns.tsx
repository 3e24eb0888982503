import type { AgencyRequest, ServiceRequest } from '@bole/organisations/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { formatNumber, listOf } from '@bole/platform/web'
import { Badge } from 'antd'
import type { AgenciesTexts } from '../agency/texts/index.ts'
import type { RequestTexts } from './texts/index.ts'

const dots = { waiting: 'processing', granted: 'success', declined: 'error', withdrawn: 'default' } as const

type Row = Omit<ServiceRequest | AgencyRequest, 'can'>

/** What was asked for, how much and why, how it stands and what was answered. */
export function requestColumns(t: RequestTexts, services: AgenciesTexts): readonly Column<Row>[] {
  return [
    {
      name: 'type',
      title: t('service'),
      isMain: true,
      width: 200,
      render: ({ type, note }) => (
        <TwoLines first={<b>{services(`services.types.${type}`)}</b>} second={note} />
      ),
    },
    { name: 'quantity', title: t('quantity'), width: 130, render: ({ quantity }) => formatNumber(quantity) },
    {
      name: 'state',
      title: t('state'),
      width: 110,
      render: ({ state }) => <Badge status={dots[state]} text={t(`states.${state}`)} />,
    },
    {
      name: 'answer',
      title: t('answer'),
      width: 200,
      render: ({ granted, answer, handled_by: name, handle_time: at }) =>
        at ? (
          <TwoLines
            first={listOf(
              [granted === null ? '' : t('grantedOf', { count: formatNumber(granted) }), answer].filter(
                Boolean,
              ),
            )}
            second={t('by', { name, at: formatMoment(at) })}
          />
        ) : (
          '—'
        ),
    },
    {
      name: 'create_time',
      title: t('created'),
      width: 150,
      render: ({ asked_by, create_time }) => <TwoLines first={asked_by} second={formatMoment(create_time)} />,
    },
  ]
}

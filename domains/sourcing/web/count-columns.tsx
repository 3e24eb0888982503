import type { Column } from '@bole/platform/list'
import { formatNumber } from '@bole/platform/web'
import type { ActivityRow, DepartmentRow } from '@bole/sourcing/contract'
import type { SourcingTexts } from './texts/index.ts'

type Counted = Pick<
  ActivityRow & DepartmentRow,
  'isTotal' | 'customerMessageCount' | 'customerCount' | 'replyCount' | 'exchangeContactCount' | 'replyRate'
>

/** The four numbers of a row, and which part of those who wrote were answered; those of the totals are bold. */
export function countColumns(t: SourcingTexts): readonly Column<Counted>[] {
  const shown = ({ isTotal }: Counted, value: string) => (isTotal ? <b>{value}</b> : value)
  const column = (
    name: 'customerMessageCount' | 'customerCount' | 'exchangeContactCount',
    title: string,
  ): Column<Counted> => ({ name, title, width: 120, render: (row) => shown(row, formatNumber(row[name])) })
  return [
    column('customerMessageCount', t('columns.messages')),
    column('customerCount', t('columns.wrote')),
    {
      name: 'replyCount',
      title: t('columns.answered'),
      width: 130,
      render: (row) => {
        const count = formatNumber(row.replyCount)
        const { replyRate: rate } = row
        return shown(
          row,
          rate === null ? count : t('answeredOf', { count, rate: formatNumber(rate, 'share') }),
        )
      },
    },
    column('exchangeContactCount', t('columns.exchanged')),
  ]
}

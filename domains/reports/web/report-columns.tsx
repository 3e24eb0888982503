import { type Column, TwoLines } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { addressOf } from '@bole/platform/screens'
import type { Report } from '@bole/reports/contract'
import { Link } from '@tanstack/react-router'
import { periodInWords } from './period-in-words.ts'
import { reportsScreens } from './screens.ts'
import type { ReportsTexts } from './texts/index.ts'

/** What a row shows of a report. */
export function reportColumns(t: ReportsTexts): readonly Column<Report>[] {
  return [
    {
      name: 'conditions',
      title: t('columns.title'),
      isMain: true,
      width: 360,
      render: (report) => (
        <TwoLines
          first={<Link to={addressOf(reportsScreens.details, report)}>{report.conditions.title}</Link>}
          second={[
            t(`groupings.${report.conditions.header.rows}`),
            periodInWords(t, report.conditions.scope),
          ].join(' · ')}
        />
      ),
    },
    {
      name: 'created_by',
      title: t('columns.createdBy'),
      width: 130,
      render: ({ created_by }) => created_by?.name ?? '—',
    },
    {
      name: 'updated_at',
      title: t('columns.updatedAt'),
      width: 120,
      render: ({ updated_at }) => formatDay(updated_at),
    },
  ]
}

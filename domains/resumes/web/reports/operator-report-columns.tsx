import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import type { OperatorReport } from '@bole/resumes/contract'
import { Badge } from 'antd'
import type { ResumesTexts } from '../texts/index.ts'

/** What was reported, of which company, and how it stands. */
export function reportColumns(t: ResumesTexts): readonly Column<OperatorReport>[] {
  return [
    { name: 'text', title: t('reports.text'), isMain: true },
    { name: 'organization', title: t('reports.organization'), width: 180 },
    {
      name: 'document_kind',
      title: t('reports.document'),
      width: 110,
      render: ({ document_kind }) => document_kind ?? '—',
    },
    {
      name: 'state',
      title: t('reports.state'),
      width: 220,
      render: ({ state, answer: said }) => (
        <TwoLines
          first={<Badge status={state === 'open' ? 'processing' : 'success'} text={t(`reports.${state}`)} />}
          second={said}
        />
      ),
    },
    {
      name: 'create_time',
      title: t('reports.made'),
      width: 150,
      render: ({ create_time }) => formatMoment(create_time),
    },
  ]
}

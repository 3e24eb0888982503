import { pipelineScreens } from '@bole/pipeline/screens'
import type { Column } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { addressOf } from '@bole/platform/screens'
import { Link } from '@tanstack/react-router'
import type { useTexts } from '../texts/index.ts'
import type { ReceiptRow } from './receipt-row.ts'
import { Requests } from './requests.tsx'

const nameOf = ({ name, post_id }: ReceiptRow) => (
  <Link to={addressOf(pipelineScreens.candidate, { id: post_id })}>{name}</Link>
)

/** What was decided about whom, what they were told, and what they asked. */
export function receiptColumns(t: ReturnType<typeof useTexts>): readonly Column<ReceiptRow>[] {
  return [
    {
      name: 'name',
      title: t('candidate'),
      isMain: true,
      width: 180,
      nameOf: ({ name }) => name,
      render: nameOf,
    },
    { name: 'position', title: t('position'), width: 200 },
    { name: 'decision', title: t('decision'), render: ({ decision }) => t(`decisions.${decision}`) },
    { name: 'reason', title: t('reason'), render: ({ reason }) => reason || t('noReason') },
    { name: 'machine', title: t('machine'), render: ({ machine }) => t(`machines.${machine}`) },
    { name: 'decided_at', title: t('decided'), render: (row) => formatDay(row.decided_at) },
    {
      name: 'promised_on',
      title: t('promised'),
      render: (row) => row.promised_on && formatDay(row.promised_on),
    },
    { name: 'requests', title: t('requests'), render: (row) => <Requests {...row} /> },
  ]
}

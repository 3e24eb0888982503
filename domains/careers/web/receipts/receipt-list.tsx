import { careersApi } from '@bole/careers/contract'
import { pipelineScreens } from '@bole/pipeline/screens'
import { choice, text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { addressOf } from '@bole/platform/screens'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import type { ReceiptRow } from './receipt-row.ts'
import { Requests } from './requests.tsx'
import { SettleDialog } from './settle-dialog.tsx'

const on = actionsOn(careersApi.listReceipts)

/** `/candidate/receipt/list`: what candidates hold of decisions, and what they asked about them. */
export default function ReceiptList(): ReactNode {
  const t = useTexts()
  const [open, setOpen] = useState<{ readonly row: ReceiptRow; readonly is: 'reason' | 'answer' } | null>(
    null,
  )
  const close = () => setOpen(null)
  const nameOf = ({ name, post_id }: ReceiptRow) => (
    <Link to={addressOf(pipelineScreens.candidate, { id: post_id })}>{name}</Link>
  )
  const states = (['asked', 'without_reason'] as const).map((value) => ({
    value,
    label: t(`states.${value}`),
  }))
  return (
    <>
      <ListScreen
        call={careersApi.listReceipts}
        filters={[text('keyword', t('keyword')), choice('state', t('state'), states)]}
        columns={[
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
        ]}
        actions={{
          settle: on.open(t('settle'), (row) => setOpen({ row, is: 'answer' })),
          give_reason: on.open(t('give'), (row) => setOpen({ row, is: 'reason' })),
        }}
        empty={t('empty')}
      />
      {open?.is === 'reason' && <ReasonDialog row={open.row} onClose={close} />}
      {open?.is === 'answer' && <SettleDialog row={open.row} onClose={close} />}
    </>
  )
}

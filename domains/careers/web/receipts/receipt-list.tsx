import { careersApi } from '@bole/careers/contract'
import { choice, text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { receiptColumns } from './receipt-columns.tsx'
import type { ReceiptRow } from './receipt-row.ts'
import { SettleDialog } from './settle-dialog.tsx'

const on = actionsOn(careersApi.listReceipts)

/** `/candidate/receipt/list`: what candidates hold of decisions, and what they asked about them. */
export default function ReceiptList(): ReactNode {
  const t = useTexts()
  const [open, setOpen] = useState<{ readonly row: ReceiptRow; readonly is: 'reason' | 'answer' } | null>(
    null,
  )
  const close = () => setOpen(null)
  const states = (['asked', 'without_reason'] as const).map((value) => ({
    value,
    label: t(`states.${value}`),
  }))
  return (
    <>
      <ListScreen
        call={careersApi.listReceipts}
        filters={[text('keyword', t('keyword')), choice('state', t('state'), states)]}
        columns={receiptColumns(t)}
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

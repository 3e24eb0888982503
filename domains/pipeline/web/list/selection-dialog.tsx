import { useLazy } from '@bole/platform/later'
import { findProvidedFor } from '@bole/platform/slots'
import { type ReactNode, Suspense } from 'react'
import type { BatchOutcome } from '../actions/use-outcome.tsx'
import { useTalentPool } from '../actions/use-talent-pool.ts'
import { type MessageDialogProps, messageDialog } from '../slots.ts'
import { TagDialog } from './tag-dialog.tsx'

const distributeDialog = () => import('../schedule/distribute-dialog.tsx')

interface SelectionDialogProps {
  /** Which lies open; any other is shown elsewhere. */
  readonly dialog: string | null
  readonly ids: readonly number[]
  readonly known: readonly { readonly id: number; readonly name: string }[]
  /** What the list shows: a message may go to all of it. */
  readonly shown: NonNullable<MessageDialogProps['shown']>
  readonly origin: 1 | 2
  readonly onKept: () => void
  readonly onSlots: (outcome: BatchOutcome) => void
  readonly onClose: () => void
}

/** What is asked about selected people wherever they stand: labels, a message, a folder of the talent pool, slots of interviews. */
export function SelectionDialog({
  dialog,
  ids,
  known,
  shown,
  origin,
  onKept,
  onSlots,
  onClose,
}: SelectionDialogProps): ReactNode {
  const pool = useTalentPool()
  const Message = findProvidedFor(messageDialog)
  const Distribute = useLazy(distributeDialog, dialog === 'slots')?.DistributeDialog
  return (
    <Suspense>
      {dialog === 'tags' && <TagDialog ids={ids} known={known} onClose={onClose} />}
      {dialog === 'message' && Message && <Message applications={ids} shown={shown} onClose={onClose} />}
      {dialog === 'keep' && pool && <pool.KeepDialog applications={ids} onKept={onKept} onClose={onClose} />}
      {dialog === 'slots' && Distribute && <Distribute {...{ ids, origin, onClose }} onDone={onSlots} />}
    </Suspense>
  )
}

import type { Interview } from '@bole/interviews/contract'
import { type ReactNode, useState } from 'react'
import { CancelDialog } from './cancel-dialog.tsx'
import { DistributeDialog } from './distribute-dialog.tsx'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { InterviewDialog } from './interview-dialog.tsx'
import { InterviewDrawer } from './interview-drawer.tsx'
import type { InterviewFields } from './interview-fields.ts'
import { MoveDialog } from './move-dialog.tsx'
import { SignedDialog } from './signed-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

const dialogs = {
  edit: InterviewDialog,
  transfer: TransferDialog,
  feedback: FeedbackDialog,
  sign: SignedDialog,
  cancel: CancelDialog,
}

export type AboutOne = keyof typeof dialogs

export type OpenDialog = (what: Opened) => void

type Opened =
  | { readonly what: AboutOne | 'view'; readonly interview: Interview }
  | { readonly what: 'move'; readonly interview: Interview; readonly time?: InterviewFields['time'] }
  | { readonly what: 'new' }
  | { readonly what: 'distribute'; readonly interviews: readonly Interview[]; readonly done: () => void }

/** What opens over interviews, one at a time. */
export function useInterviewDialogs(origin: 1 | 2): readonly [opened: ReactNode, open: OpenDialog] {
  const [opened, open] = useState<Opened | null>(null)
  const close = () => open(null)
  if (!opened) return [null, open]
  if (opened.what === 'new') return [<InterviewDialog key="new" origin={origin} onClose={close} />, open]
  if (opened.what === 'distribute')
    return [<DistributeDialog key="distribute" {...opened} onClose={close} />, open]
  if (opened.what === 'move') return [<MoveDialog key="move" {...opened} onClose={close} />, open]
  const { interview, what } = opened
  if (what === 'view') {
    const move = () => open({ what: 'move', interview })
    return [<InterviewDrawer key="view" interview={interview} onMove={move} onClose={close} />, open]
  }
  const Dialog = dialogs[what]
  return [<Dialog key={what} interview={interview} origin={origin} onClose={close} />, open]
}

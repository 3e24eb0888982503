import type { Interview } from '@bole/interviews/contract'
import { type ReactNode, useState } from 'react'
import { CancelDialog } from './cancel-dialog.tsx'
import { DistributeDialog } from './distribute-dialog.tsx'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { InterviewDialog } from './interview-dialog.tsx'
import { InterviewDrawer } from './interview-drawer.tsx'
import { SignedDialog } from './signed-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

const dialogs = {
  view: InterviewDrawer,
  edit: InterviewDialog,
  transfer: TransferDialog,
  feedback: FeedbackDialog,
  sign: SignedDialog,
  cancel: CancelDialog,
}

export type AboutOne = keyof typeof dialogs

type Opened =
  | { readonly what: AboutOne; readonly interview: Interview }
  | { readonly what: 'new' }
  | { readonly what: 'distribute'; readonly interviews: readonly Interview[]; readonly done: () => void }

/** What opens over the list of interviews, one at a time. */
export function useInterviewDialogs(
  origin: 1 | 2,
): readonly [opened: ReactNode, open: (what: Opened) => void] {
  const [opened, open] = useState<Opened | null>(null)
  const close = () => open(null)
  if (!opened) return [null, open]
  if (opened.what === 'new') return [<InterviewDialog key="new" origin={origin} onClose={close} />, open]
  if (opened.what === 'distribute')
    return [<DistributeDialog key="distribute" {...opened} onClose={close} />, open]
  const Dialog = dialogs[opened.what]
  return [<Dialog key={opened.what} interview={opened.interview} origin={origin} onClose={close} />, open]
}

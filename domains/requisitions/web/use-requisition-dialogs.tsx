import { useLazy } from '@bole/platform/later'
import { type ReactNode, useState } from 'react'
import type { Opening } from './requisition-actions.ts'

const dialogs = () => import('./dialogs.ts')

/** What opens over a list or a record of requisitions on a click; it is fetched then. */
export function useRequisitionDialogs(origin: 1 | 2): {
  readonly open: (opening: Opening) => void
  readonly shown: ReactNode
} {
  const [opened, open] = useState<Opening | null>(null)
  const parts = useLazy(dialogs, opened !== null)
  const onClose = () => open(null)
  if (!opened || !parts) return { open, shown: null }
  const { AskDrawer, DecideDialog, LinkDialog } = parts
  switch (opened.kind) {
    case 'edit':
      return { open, shown: <AskDrawer {...opened} origin={origin} onClose={onClose} /> }
    case 'decide':
      return { open, shown: <DecideDialog {...opened} onClose={onClose} /> }
    case 'link':
      return { open, shown: <LinkDialog {...opened} onClose={onClose} /> }
  }
}

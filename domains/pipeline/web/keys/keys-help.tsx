import { useLazy } from '@bole/platform/later'
import { type ReactNode, useState } from 'react'
import { useShortcuts } from './use-shortcuts.ts'

const keysDialog = () => import('./keys-dialog.tsx')

/** What the keys do, told at “?”. */
export function KeysHelp(): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const KeysDialog = useLazy(keysDialog, isOpen)?.KeysDialog
  useShortcuts(true, { '?': () => setOpen(true) })
  return KeysDialog && <KeysDialog isOpen={isOpen} onClose={() => setOpen(false)} />
}

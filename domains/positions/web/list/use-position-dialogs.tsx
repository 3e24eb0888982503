import { useLazy } from '@bole/platform/later'
import type { PositionListItem } from '@bole/positions/contract'
import { type ReactNode, useState } from 'react'

type Opened =
  | { readonly kind: 'people'; readonly position: PositionListItem }
  | { readonly kind: 'change'; readonly positions: readonly PositionListItem[]; readonly done: () => void }

const dialogs = () => import('../batch/dialogs.ts')

/** What opens over the list of positions on a click; it is fetched then. */
export function usePositionDialogs(): { readonly show: (opened: Opened) => void; readonly shown: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null)
  const parts = useLazy(dialogs, opened !== null)
  const onClose = () => setOpened(null)
  if (!opened || !parts) return { show: setOpened, shown: null }
  const shown =
    opened.kind === 'people' ? (
      <parts.PositionPeople position={opened.position} onClose={onClose} />
    ) : (
      <parts.ChangeManyDialog positions={opened.positions} onDone={opened.done} onClose={onClose} />
    )
  return { show: setOpened, shown }
}

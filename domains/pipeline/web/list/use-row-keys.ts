import type { RefObject } from 'react'
import { useShortcuts } from '../keys/use-shortcuts.ts'

interface RowKeys {
  /** Where the rows are. */
  readonly frame: RefObject<HTMLElement | null>
  /** Not while a candidate lies open. */
  readonly isOn: boolean
  readonly onToggle: (id: number) => void
}

/** J and K walk the rows, X selects. */
export function useRowKeys({ frame, isOn, onToggle }: RowKeys): void {
  const present = () => document.activeElement?.closest<HTMLElement>('tr[aria-rowindex]')
  const walk = (by: 1 | -1) => () => {
    const index = Number(present()?.getAttribute('aria-rowindex') ?? 1) + by
    frame.current?.querySelector<HTMLElement>(`tr[aria-rowindex="${index}"] button`)?.focus()
  }
  useShortcuts(isOn, {
    j: walk(1),
    k: walk(-1),
    x: () => {
      const id = Number(present()?.dataset.candidate)
      if (id) onToggle(id)
    },
  })
}

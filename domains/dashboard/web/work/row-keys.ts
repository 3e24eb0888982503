import { type KeyboardEvent, type RefObject, useEffect } from 'react'

const ways: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** J and K, or the arrows, walk the rows; other keys are for the row one is at. Keys held with another are the browser's. */
export function rowKeys(onKey: (key: string, rowKey: string) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const isHeld = event.metaKey || event.ctrlKey || event.altKey
    const target = event.target instanceof HTMLElement ? event.target : null
    const row = target?.closest<HTMLElement>('[data-work]')
    if (isHeld || !row) return
    const way = ways[event.key]
    if (way !== undefined) {
      const next = way === 1 ? row.nextElementSibling : row.previousElementSibling
      next?.querySelector<HTMLElement>('a, button')?.focus()
      event.preventDefault()
    } else onKey(event.key, row.dataset.work ?? '')
  }
}

/** Where nothing has the focus, J and K go to the first row: from there on all keys are for the rows. */
export function useFirstRow(rows: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const go = ({ key, target, metaKey, ctrlKey, altKey }: globalThis.KeyboardEvent) => {
      const isMeant = (key === 'j' || key === 'k') && !metaKey && !ctrlKey && !altKey
      if (isMeant && target === document.body)
        rows.current?.querySelector<HTMLElement>('[data-work] :is(a, button)')?.focus()
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [rows])
}

import { useLayoutEffect, useRef, useState } from 'react'

interface Leaving {
  readonly gone: readonly string[]
  /** Where one goes on, the nearest first. */
  readonly next: readonly string[]
}

/**
 * Whoever did what waited goes on at the row behind it, or else before it, once its own row and the dialog are gone. `begin` is told when the
 * dialog opens, as the rows may have changed by the time it is done.
 */
export function useGoingOn(rows: readonly { readonly key: string }[]) {
  const begun = useRef<Leaving | null>(null)
  const [leaving, leave] = useState<Leaving | null>(null)
  useLayoutEffect(() => {
    const keys = new Set(rows.map(({ key }) => key))
    if (leaving === null || leaving.gone.some((key) => keys.has(key))) return
    leave(null)
    const next = leaving.next.find((key) => keys.has(key))
    document.querySelector<HTMLElement>(`[data-work="${next}"] a, [data-work="${next}"] button`)?.focus()
  }, [rows, leaving])
  return {
    begin: (chosen: readonly { readonly key: string }[]) => {
      const gone = chosen.map(({ key }) => key)
      const keys = rows.map(({ key }) => key)
      const last = Math.max(...gone.map((key) => keys.indexOf(key)))
      const others = [...keys.slice(last + 1), ...keys.slice(0, last + 1).toReversed()]
      begun.current = { gone, next: others.filter((key) => !gone.includes(key)) }
    },
    done: () => leave(begun.current),
  }
}

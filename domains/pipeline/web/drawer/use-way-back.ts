import { afterPaint } from '@bole/platform/web'
import { useRef } from 'react'

/**
 * Where the keyboard goes on once a dialog is gone: at the button that led to it; where its menu did, or a key, at the last button
 * of the bar, which is the menu's. What the dialog changed may have taken the button away.
 */
export function useWayBack() {
  const bar = useRef<HTMLDivElement>(null)
  const from = useRef<Element | null>(null)
  const remember = () => {
    from.current = document.activeElement
  }
  const goBack = () =>
    afterPaint(() => {
      const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
      const button = buttons.find((one) => one === from.current) ?? buttons.at(-1)
      button?.focus()
    })
  return { bar, remember, goBack }
}

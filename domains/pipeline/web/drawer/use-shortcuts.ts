import { useLayoutEffect, useRef } from 'react'

/** Single keys that act while a record is open, but not while somebody types or a dialog lies above. */
export function useShortcuts(isOn: boolean, actions: Readonly<Record<string, () => void>>): void {
  const current = useRef(actions)
  current.current = actions
  useLayoutEffect(() => {
    if (!isOn) return
    const act = (event: KeyboardEvent) => {
      const target = event.target
      const isTyping =
        target instanceof HTMLElement &&
        target.closest('input, textarea, select, [contenteditable], [role="tablist"]')
      if (
        isTyping ||
        event.metaKey ||
        event.ctrlKey ||
        event.altKey ||
        document.querySelector('.ant-modal-wrap')
      )
        return
      const action = current.current[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [isOn])
}

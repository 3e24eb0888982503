import { useLayoutEffect, useRef } from 'react'

// A box or a radio button is pressed, not typed into.
const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'
// Tabs and menus are walked with the arrows, and a menu is searched by letters.
const walked = '[role="tablist"]'
const menus = '[role="menu"], [role="listbox"]'

/** Single keys that act where they are wanted, but not while somebody types or a dialog lies above. */
export function useShortcuts(isOn: boolean, actions: Readonly<Record<string, () => void>>): void {
  const current = useRef(actions)
  current.current = actions
  useLayoutEffect(() => {
    if (!isOn) return
    const act = (event: KeyboardEvent) => {
      const target = event.target
      const isIn = (places: string) => target instanceof HTMLElement && target.closest(places) !== null
      const isWalking = event.key.startsWith('Arrow') && isIn(walked)
      const isHeld = event.metaKey || event.ctrlKey || event.altKey
      if (isHeld || isWalking || isIn(typing) || isIn(menus) || document.querySelector('.ant-modal-wrap'))
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

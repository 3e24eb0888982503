import type { KeyboardEvent } from 'react'
import { focusableIn } from '../focus/where-to-go-on.ts'

/**
 * The keyboard in the menu: up and down go through what is unfolded and around its ends, Home and End to them; right unfolds a group or
 * enters the settings, left goes to the group of an entry, folds it and leaves the settings. Tab goes through it as through any list.
 */
export function steerMenu(event: KeyboardEvent<HTMLElement>): void {
  const asked = event.target
  if (!(asked instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return
  const shown = focusableIn(event.currentTarget).filter((item) => !item.closest('[hidden]'))
  const at = shown.indexOf(asked)
  if (at < 0) return
  const step: Readonly<Record<string, () => void>> = {
    ArrowDown: () => shown.at((at + 1) % shown.length)?.focus(),
    ArrowUp: () => shown.at(at - 1)?.focus(),
    Home: () => shown.at(0)?.focus(),
    End: () => shown.at(-1)?.focus(),
    ArrowRight: () => {
      if (asked.matches('[aria-expanded="false"], [data-enters]')) asked.click()
    },
    ArrowLeft: () => goOut(asked, event.currentTarget),
  }
  const go = step[document.documentElement.dir === 'rtl' ? (mirrored[event.key] ?? event.key) : event.key]
  if (!go) return
  event.preventDefault()
  go()
}

/** What an arrow means where one reads from the right. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** From an entry to its group, from an unfolded group to a folded one, from there out of the settings. */
function goOut(asked: HTMLElement, menu: HTMLElement): void {
  const group = asked.closest('li[data-group]')?.querySelector<HTMLElement>(':scope > button')
  if (group && group !== asked) group.focus()
  else if (asked.matches('[aria-expanded="true"]')) asked.click()
  else menu.querySelector<HTMLElement>('[data-leaves]')?.click()
}

import { beside, focusableIn, isFocusable } from './where-to-go-on.ts'

/** As many places as somebody may want to go back to. */
const remembered = 20

/** Where an element stood when it was taken away. */
interface Place {
  readonly parent: Node
  readonly next: Node | null
  readonly previous: Node | null
}

/**
 * Keeps the keyboard where somebody works. When what has the focus is taken away or disabled, the browser puts the focus on the page
 * itself, and the next Tab begins at the top. Then the focus goes on to what stands beside it or, where a dialog has closed, back to
 * what was focused before it. Tab goes round within a dialog, and never out of it to the page beneath. Answers what ends it.
 */
export function keepFocus(): () => void {
  let trail: HTMLElement[] = []
  let place: Place | null = null
  const last = () => trail.at(-1)

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    trail = [...trail.filter((element) => element !== target), target].slice(-remembered)
    place = null
  }
  // Whoever presses on nothing wants the focus nowhere.
  const forget = () => {
    if (!isLost()) return
    trail = []
    place = null
  }
  const goOn = () => {
    const lost = last()
    if (!lost || !isLost()) return
    if (isFocusable(lost)) return lost.focus()
    // Disabled while something is on its way: it comes back, or is taken away.
    if (lost.isConnected && lost.matches(':disabled')) return
    const target = (place && beside(place, lost)) ?? trail.findLast(isFocusable)
    target?.focus({ preventScroll: !place })
  }
  const observer = new MutationObserver((records) => {
    const lost = last()
    if (!lost) return
    for (const { removedNodes, target, nextSibling, previousSibling } of records) {
      const gone = [...removedNodes].find(
        (node) => node.contains(lost) || (place && node.contains(place.parent)),
      )
      if (gone) place = { parent: target, next: nextSibling, previous: previousSibling }
    }
    // After whoever moves the focus themselves, and after the browser has taken it away from what is disabled.
    if (isLost() || !isFocusable(lost)) setTimeout(goOn, patience)
  })

  document.addEventListener('keydown', goRound)
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', forget)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'class'],
  })
  return () => {
    observer.disconnect()
    document.removeEventListener('keydown', goRound)
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', forget)
  }
}

/** Past the end of the dialog that lies on top one comes to its beginning, as one does from nowhere; and the other way round. */
function goRound(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')]
  const dialog = dialogs.findLast(isFocusable)
  const inside = dialog ? focusableIn(dialog) : []
  const [first, last] = [inside[0], inside.at(-1)]
  const [end, beginning] = event.shiftKey ? [first, last] : [last, first]
  if (!isLost() && document.activeElement !== end) return
  if (!beginning) return
  event.preventDefault()
  beginning.focus()
}

/** Milliseconds that others have to move the focus themselves. */
const patience = 60

const isLost = () => document.activeElement === null || document.activeElement === document.body

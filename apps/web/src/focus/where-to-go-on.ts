const focusable = ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"])'
// Where a search for something to go on with ends: it would leave what somebody works in.
const bounds = 'main, [role="dialog"], #content'

/** What the keyboard can reach in a part of the page, in its order. */
export function focusableIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(focusable)].filter(isFocusable)
}

/** Whether the keyboard can go there now. */
export function isFocusable(element: HTMLElement): boolean {
  if (
    !element.isConnected ||
    element.matches(':disabled') ||
    element.closest('[aria-hidden="true"], [inert]')
  )
    return false
  return isShown(element)
}

function isShown(element: HTMLElement): boolean {
  // What has no layout, as in a test, counts as shown.
  return typeof element.checkVisibility === 'function'
    ? element.checkVisibility({ visibilityProperty: true })
    : true
}

interface Place {
  readonly parent: Node
  readonly next: Node | null
  readonly previous: Node | null
}

/**
 * What the keyboard goes on with after an element was taken away from a place: the same in what follows, else something there,
 * in what precedes or in what is around it; null where that is the page itself, as under a dialog.
 */
export function beside({ parent, next, previous }: Place, lost: HTMLElement): HTMLElement | null {
  // What hangs on the page itself is a dialog or a menu: what stands beside it there has nothing to do with it.
  if (parent === document.body || (parent instanceof HTMLElement && parent.id === 'popups')) return null
  for (const [from, step] of [
    [next, 'nextSibling'],
    [previous, 'previousSibling'],
  ] as const)
    for (let node = from; node?.parentNode === parent; node = node[step]) {
      const found = node && within(node, lost)
      if (found) return found
    }
  for (let around = parent; around instanceof HTMLElement && around !== document.body; ) {
    const found = within(around, lost)
    if (found) return found
    if (around.matches(bounds))
      return around.tabIndex >= -1 && around.hasAttribute('tabindex') ? around : null
    const outer: Node | null = around.parentNode
    if (!outer) return null
    around = outer
  }
  return null
}

/** What can be focused in a part of the page: what is called as what was lost, else the first. */
function within(part: Node, lost: HTMLElement): HTMLElement | null {
  if (!(part instanceof HTMLElement)) return null
  const inside = [part.matches(focusable) && isFocusable(part) ? part : [], focusableIn(part)].flat()
  return inside.find((element) => nameOf(element) === nameOf(lost)) ?? inside[0] ?? null
}

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent

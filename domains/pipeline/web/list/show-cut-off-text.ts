/**
 * Shows the whole text of a cell that is cut off, as the tooltip of what the pointer is over. It is set only then: a title on
 * every cell would make each row slower to draw for the few that need one.
 */
export function showCutOffText({ target }: { readonly target: EventTarget }): void {
  if (!(target instanceof HTMLElement)) return
  const cell = target.closest('td')
  for (let part: HTMLElement | null = target; part && cell?.contains(part); part = part.parentElement) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = part
    if (clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 2)) {
      part.title = [...part.childNodes]
        .map(({ textContent }) => textContent)
        .filter(Boolean)
        .join(' · ')
      return
    }
  }
}

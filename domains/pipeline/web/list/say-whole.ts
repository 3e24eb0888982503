/**
 * Lets whoever points at words that are cut off read all of them. Asked when it is pointed at: a title on every cell would
 * cost each row what hardly any needs.
 */
export function sayWhole({ target }: { readonly target: EventTarget }): void {
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

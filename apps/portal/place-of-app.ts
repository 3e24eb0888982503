/** How long what the server wrote stays while the app has nothing to show instead, in milliseconds. */
const longest = 8_000

/**
 * Where the app is drawn. A page that the server filled in stays as it is until the app has the same to show, so that nothing of it goes
 * and comes back: until then the app is drawn beside it, unseen.
 */
export function placeOfApp(root: HTMLElement): HTMLElement {
  if (!root.hasAttribute('data-read')) return root
  const place = document.createElement('div')
  place.hidden = true
  root.after(place)
  const isDrawn = () => place.querySelector('main:not([aria-busy="true"])') !== null
  const takeOver = () => {
    drawing.disconnect()
    clearTimeout(late)
    root.remove()
    place.id = 'app'
    place.hidden = false
  }
  const drawing = new MutationObserver(() => isDrawn() && takeOver())
  drawing.observe(place, { childList: true, subtree: true, attributes: true })
  const late = setTimeout(takeOver, longest)
  return place
}

/**
 * How an element is shown, by what stands on it alone: its own style, and the classes by which the component library hides.
 *
 * happy-dom matches every rule of every sheet against an element and its parents each time it is asked, and the name of each
 * element asks. The sheets of all screens that a worker ever showed are there by then: a test became slower the later it ran.
 * Of their rules only those that hide decide anything that a test can see.
 */
export function quickStyles(view: Window): void {
  const plain = view.document.createElement('span').style
  const hidden = view.document.createElement('span').style
  hidden.display = 'none'
  const isHidden = (element: Element) =>
    element.hasAttribute('hidden') || /-hidden(\s|$)/.test(element.getAttribute('class') ?? '')
  view.getComputedStyle = (element, pseudo) => {
    if (pseudo) return plain
    if (isHidden(element)) return hidden
    return element instanceof HTMLElement ? element.style : plain
  }
}

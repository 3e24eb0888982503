import { hides } from '../html/hiding.ts'
import { readSheet } from '../html/read-sheet.ts'

/** Whatever may load something, run something, or end the sheet. Escapes go too: they are how such words are hidden. */
const unwanted = /url|src\s*\(|image|cross-fade|expression|behaviou?r|binding|paint\s*\(|element\s*\(|[<\\]/i

/** Rules of these hold rules of what a page looks like; whatever else begins with an @ loads, or moves. */
const groups = /^(?:media|supports|layer)$/i

/** A selector that could end the sheet, or that names the marks by which we point at a text. */
const notTheirs = /[<\\]|\[[^\]]*data/i

/** Whether a declaration says how something looks; one that hides is for what was taken out before. */
function isKept(property: string, value: string): boolean {
  return !unwanted.test(`${property}:${value}`) && !hides(property, value)
}

/** The declarations of a `style` attribute that only say how something looks. */
export function keptStyle(style: string): string {
  return style
    .slice(0, 2000)
    .split(';')
    .filter((declaration) => {
      const [property = '', ...value] = declaration.split(':')
      return value.length > 0 && isKept(property.trim(), value.join(':'))
    })
    .join(';')
}

/** A page's own style sheet without what loads, runs or hides anything. */
export function keptSheet(text: string): string {
  const sheet = readSheet(text)
  if (!sheet) return ''
  sheet.walk((node) => {
    if (node.type === 'comment') node.remove()
    else if (node.type === 'atrule') {
      if (!groups.test(node.name) || unwanted.test(node.params) || !node.nodes) node.remove()
    } else if (node.type === 'rule') {
      if (notTheirs.test(node.selector)) node.remove()
    } else if (!isKept(node.prop, node.value)) node.remove()
  })
  const kept = sheet.toString()
  // What a parser takes for a word of its own could still end the sheet.
  return kept.includes('<') ? '' : kept
}

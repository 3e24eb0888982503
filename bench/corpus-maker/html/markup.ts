import type { Entry, Fact, Section, View } from '../view.ts'

/** Makes text safe inside HTML. */
export function esc(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A whole page; `css` is everything the design needs. */
export function pageOf(view: View, css: string, body: string): string {
  const lang = view.language === 'zh' ? 'zh-CN' : 'en'
  const title = view.language === 'zh' ? '个人简历' : 'CV'
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><style>
@page{size:A4;margin:12mm 0 11mm}@page:first{margin-top:0}*{box-sizing:border-box}body{margin:0;padding-bottom:0!important;-webkit-print-color-adjust:exact}
ul{margin:2px 0 6px;padding-left:1.3em}p{margin:2px 0 6px}h1,h2,h3{margin:0}${css}</style></head><body>${body}</body></html>`
}

/** Lines as a bullet list, or as paragraphs when there is one line only. */
export function lines(texts: readonly string[]): string {
  if (texts.length === 0) return ''
  if (texts.length === 1) return `<p>${esc(texts[0] ?? '')}</p>`
  return `<ul>${texts.map((text) => `<li>${esc(text)}</li>`).join('')}</ul>`
}

/** Facts as `label: value` pieces, each in the given element. */
export function labelled(facts: readonly Fact[], element: string, colon: string): string {
  return facts
    .map((fact) => `<${element}><b>${esc(fact.label)}${colon}</b>${esc(fact.value)}</${element}>`)
    .join('')
}

/** Facts without labels where the value speaks for itself. */
export function bare(facts: readonly Fact[], between: string): string {
  return facts.map((fact) => esc(fact.bare)).join(between)
}

/** The mark after a label in the document's language. */
export function colonOf(view: View): string {
  return view.language === 'zh' ? '：' : ': '
}

export type EntryStyle = (entry: Entry, view: View) => string
/** A section's inside: entries in the given style, then tags, then lines. */
export function inside(
  section: Section,
  view: View,
  entry: EntryStyle,
  tags: (tags: string[]) => string,
): string {
  return (
    section.entries.map((one) => entry(one, view)).join('') +
    (section.tags.length ? tags(section.tags) : '') +
    (section.entries.length ? '' : lines(section.lines))
  )
}

/** The grey head and shoulders that stand where a photograph would. */
export function photo(width: number, height: number): string {
  return `<svg class="photo" width="${width}" height="${height}" viewBox="0 0 90 120"><rect width="90" height="120" fill="#d9dde2"/>
<circle cx="45" cy="46" r="20" fill="#a9b1bb"/><path d="M10 120c0-32 16-46 35-46s35 14 35 46z" fill="#a9b1bb"/></svg>`
}

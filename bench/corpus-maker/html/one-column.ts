import type { View } from '../view.ts'
import { barEntry, bracketEntry, headedEntry, lineEntry, roleFirstEntry, rowEntry } from './entries.ts'
import { bare, colonOf, type EntryStyle, esc, inside, labelled, pageOf, photo } from './markup.ts'

const commas = (tags: string[]): string => `<p>${tags.map(esc).join(', ')}</p>`
const caesura = (tags: string[]): string => `<p>${tags.map(esc).join('、')}</p>`
const list = (view: View) => (view.language === 'zh' ? caesura : commas)

function sections(view: View, entry: EntryStyle, heading = 'h2'): string {
  return view.sections
    .map(
      (one) =>
        `<section><${heading}>${esc(one.title)}</${heading}>${inside(one, view, entry, list(view))}</section>`,
    )
    .join('')
}

const ROW =
  '.row{display:flex;justify-content:space-between;gap:14px}.head{display:flex;justify-content:space-between}'

/** Centred name, one line of contact data, ruled headings. */
export function classic(view: View): string {
  const intent = view.intent.length ? `<p class="c">${bare(view.intent, ' | ')}</p>` : ''
  return pageOf(
    view,
    `body{font:10.5pt/1.5 'Carlito','Noto Sans CJK SC';padding:42px 54px}h1,.c{text-align:center}h1{font-size:22pt}
h2{font-size:12.5pt;border-bottom:1px solid #333;margin:12px 0 5px}${ROW}`,
    `<h1>${esc(view.name)}</h1><p class="c">${bare(view.facts, ' | ')}</p>${intent}
${view.slogan ? `<p class="c"><i>${esc(view.slogan)}</i></p>` : ''}${sections(view, rowEntry)}<p class="c"><small>${esc(view.footer)}</small></p>`,
  )
}

/** A coloured band over the whole width with name, slogan and contacts. */
export function band(view: View): string {
  return pageOf(
    view,
    `body{font:10pt/1.55 'Lato','Noto Sans CJK SC'}header{background:#1f5f8b;color:#fff;padding:30px 48px;display:flex;gap:26px}
header h1{font-size:25pt;font-weight:600}main{padding:14px 48px}h2{color:#1f5f8b;font-size:13pt;margin:12px 0 4px}
header div span{display:inline-block;margin-right:18px}${ROW}footer{padding:0 48px;color:#777;font-size:8pt}`,
    `<header>${photo(72, 96)}<div><h1>${esc(view.name)}</h1><p>${esc(view.slogan)}</p>${labelled([...view.facts, ...view.intent], 'span', colonOf(view))}</div></header>
<main>${sections(view, headedEntry)}</main><footer>${esc(view.footer)}</footer>`,
  )
}

/** Serif type, small capitals, like a paper set in LaTeX. */
export function serif(view: View): string {
  return pageOf(
    view,
    `body{font:11pt/1.4 'EB Garamond','EB Garamond 12','Noto Serif CJK SC';padding:60px 70px}h1{font-variant:small-caps;font-size:24pt;font-weight:400}
h2{font-variant:small-caps;font-weight:400;font-size:14pt;border-bottom:.6pt solid #000;margin:14px 0 4px}${ROW}`,
    `<h1>${esc(view.name)}</h1><p>${bare([...view.facts, ...view.intent], ' &nbsp;·&nbsp; ')}</p>${view.slogan ? `<p><i>${esc(view.slogan)}</i></p>` : ''}
${sections(view, headedEntry)}<p>${esc(view.footer)}</p>`,
  )
}

/** Small type and tight lines, for people with much to say. */
export function dense(view: View): string {
  return pageOf(
    view,
    `body{font:8.6pt/1.35 'Liberation Sans','WenQuanYi Zen Hei';padding:28px 34px}h1{font-size:15pt;display:inline-block;margin-right:20px}
h2{font-size:9.6pt;background:#e9ecef;padding:2px 6px;margin:8px 0 3px}ul{margin:1px 0 3px}span.f{margin-right:14px}`,
    `<h1>${esc(view.name)}</h1><small>${esc(view.slogan)}</small><div>${labelled([...view.facts, ...view.intent], 'span', colonOf(view)).replaceAll('<span>', '<span class="f">')}</div>
${sections(view, lineEntry)}<small>${esc(view.footer)}</small>`,
  )
}

/** Titles stand before organisations; the contacts come at the very end of the page. */
export function contactsLast(view: View): string {
  return pageOf(
    view,
    `body{font:10.5pt/1.55 'Roboto','Noto Sans CJK SC';padding:52px 60px}h1{font-size:30pt;font-weight:300;letter-spacing:.02em}
h2{text-transform:uppercase;font-size:10pt;letter-spacing:.12em;color:#b3541e;margin:16px 0 6px}h3{font-size:11.5pt}.sub{color:#666}
footer{margin-top:22px;border-top:2px solid #b3541e;padding-top:8px}footer span{margin-right:22px}`,
    `<h1>${esc(view.name)}</h1><p>${esc(view.slogan)}</p>${sections(view, roleFirstEntry)}
<footer>${labelled([...view.facts, ...view.intent], 'span', colonOf(view))}<p>${esc(view.footer)}</p></footer>`,
  )
}

/** Every title in a box, entries parted by bars. */
export function boxed(view: View): string {
  return pageOf(
    view,
    `body{font:10.5pt/1.6 'AR PL UMing CN','Caladea';padding:40px 46px}body{font-synthesis:none}h1{font-size:20pt;text-align:right}.t{text-align:right}
h2{display:inline-block;border:1.5px solid #333;padding:1px 16px;font-size:11.5pt;margin:10px 0 4px}.bar,.br b{font-weight:700}`,
    `<h1>${esc(view.name)}</h1><p class="t">${bare(view.facts, ' / ')}</p><p class="t">${bare(view.intent, '；')}</p><p>${esc(view.slogan)}</p>
${sections(view, view.random() < 0.5 ? barEntry : bracketEntry)}<p>${esc(view.footer)}</p>`,
  )
}

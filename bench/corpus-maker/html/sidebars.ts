import type { Section, View } from '../view.ts'
import { barEntry, bracketEntry, headedEntry, roleFirstEntry, rowEntry, timelineEntry } from './entries.ts'
import { colonOf, type EntryStyle, esc, inside, labelled, lines, pageOf, photo } from './markup.ts'

const SIDE = ['skills', 'lang']
const TL =
  '.tl{display:flex}.when{width:118px;flex:none;color:#777;padding-right:10px}.what{border-left:2px solid #c9ced6;padding:0 0 8px 14px;flex:1}'

function aside(view: View): Section[] {
  const brief = view.sections.filter((one) => one.kind === 'text' && one.lines.join('').length < 60)
  return [...view.sections.filter((one) => SIDE.includes(one.kind)), ...brief]
}

function blocks(
  list: readonly Section[],
  view: View,
  entry: EntryStyle,
  tags: (tags: string[]) => string,
): string {
  return list
    .map((one) => `<section><h2>${esc(one.title)}</h2>${inside(one, view, entry, tags)}</section>`)
    .join('')
}

const bullets = (tags: string[]): string => lines(tags.length > 1 ? tags : [tags[0] ?? ''])
const chips = (tags: string[]): string => tags.map((tag) => `<span class="chip">${esc(tag)}</span> `).join('')
// The widths stand for "how well"; they follow the position only, since bars in real documents say little.
const bars = (tags: string[]): string =>
  tags
    .map(
      (tag, index) =>
        `<div class="sk">${esc(tag)}<div class="track"><div style="width:${92 - ((index * 17) % 45)}%"></div></div></div>`,
    )
    .join('')

interface Side {
  width: string
  css: string
  reverse: boolean
  entry: EntryStyle
  tags: (tags: string[]) => string
}

function twoColumns(view: View, side: Side): string {
  const left = aside(view)
  const main = view.sections.filter((one) => !left.includes(one))
  const facts = `<section><h2>${esc(view.factsTitle)}</h2>${labelled(view.facts, 'div', colonOf(view))}</section>`
  const intent = view.intent.length
    ? `<section><h2>${esc(view.intentTitle)}</h2>${labelled(view.intent, 'div', colonOf(view))}</section>`
    : ''
  return pageOf(
    view,
    `@page{margin:0}@page:first{margin:0}body{display:flex;flex-direction:${side.reverse ? 'row-reverse' : 'row'};min-height:296mm}aside{width:${side.width};flex:none;padding:34px 22px;overflow-wrap:anywhere}
main{flex:1;padding:34px 32px;min-width:0}.track{height:5px;background:#0002;margin-bottom:6px}.track div{height:5px;background:currentColor}
.chip{display:inline-block;border:1px solid #8a94a3;border-radius:9px;padding:0 9px;margin:2px 0}.row,.head{display:flex;justify-content:space-between;gap:10px}${TL}${side.css}`,
    `<aside>${photo(84, 112)}<h1>${esc(view.name)}</h1><p>${esc(view.slogan)}</p>${facts}${intent}${blocks(left, view, side.entry, side.tags)}</aside>
<main>${blocks(main, view, side.entry, side.tags)}<small>${esc(view.footer)}</small></main>`,
  )
}

/** A dark column on the left with photo, contacts and skill bars. */
export function sidebarLeft(view: View): string {
  const css = `body{font:9.8pt/1.55 'Lato','Noto Sans CJK SC'}aside{background:#273444;color:#eef1f5}h2{font-size:12pt;margin:14px 0 5px}main h2{color:#273444;border-bottom:2px solid #273444}`
  return twoColumns(view, { width: '232px', css, reverse: false, entry: headedEntry, tags: bars })
}

/** A light column on the right; titles first. */
export function sidebarRight(view: View): string {
  const css = `body{font:10pt/1.5 'Roboto','WenQuanYi Zen Hei'}aside{background:#f3efe7}h2{font-size:11pt;letter-spacing:.08em;color:#8a5a00;margin:14px 0 5px}.sub{color:#777}h3{font-size:10.8pt}`
  return twoColumns(view, { width: '218px', css, reverse: true, entry: roleFirstEntry, tags: bullets })
}

/** A timeline beside a narrow coloured column. */
export function sidebarTimeline(view: View): string {
  const css = `body{font:10pt/1.5 'Carlito','Noto Sans CJK SC'}aside{background:#e8f1ee}h2{font-size:12pt;color:#14695a;margin:12px 0 6px}h1{font-size:19pt;color:#14695a}`
  return twoColumns(view, { width: '205px', css, reverse: false, entry: timelineEntry, tags: chips })
}

/** Narrow right column, bracketed entries, Song type. */
export function sidebarSong(view: View): string {
  const css = `body{font:10.4pt/1.6 'Caladea','Noto Serif CJK SC'}aside{border-left:1px solid #999}h2{font-size:12pt;background:#555;color:#fff;padding:0 8px;margin:12px 0 5px}`
  return twoColumns(view, { width: '212px', css, reverse: true, entry: bracketEntry, tags: bullets })
}

/** Wide pastel column on the left holding chips; entries with bars between the parts. */
export function sidebarPastel(view: View): string {
  const css = `body{font:9.6pt/1.5 'DejaVu Sans','Noto Sans CJK SC'}aside{background:#fbe9ec}h2{font-size:11pt;color:#a1304a;margin:12px 0 5px}.bar{font-weight:700}`
  return twoColumns(view, { width: '250px', css, reverse: false, entry: barEntry, tags: chips })
}

/** Two columns with a grey side, rows of three cells. */
export function sidebarGrey(view: View): string {
  const css = `body{font:9.4pt/1.5 'Liberation Sans','Noto Sans CJK SC'}aside{background:#dfe3e8}h2{font-size:11pt;border-left:4px solid #333;padding-left:7px;margin:12px 0 5px}`
  return twoColumns(view, { width: '200px', css, reverse: false, entry: rowEntry, tags: bars })
}

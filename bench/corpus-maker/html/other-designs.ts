import type { View } from '../view.ts'
import {
  barEntry,
  bracketEntry,
  headedEntry,
  lineEntry,
  roleFirstEntry,
  rowEntry,
  timelineEntry,
} from './entries.ts'
import { bare, colonOf, type EntryStyle, esc, inside, labelled, lines, pageOf, photo } from './markup.ts'

const TL = '.tl{display:flex}.when{width:128px;flex:none;color:#666}.what{flex:1;padding-bottom:6px}'
const FLEX = '.row,.head{display:flex;justify-content:space-between;gap:12px}'
const dots = (tags: string[]): string => `<p>${tags.map(esc).join(' · ')}</p>`
const slashes = (tags: string[]): string => `<p>${tags.map(esc).join(' / ')}</p>`

function blocks(
  view: View,
  entry: EntryStyle,
  tags: (tags: string[]) => string,
  title: (text: string) => string,
): string {
  return view.sections
    .map(
      (one) =>
        `<section>${title(one.title)}<div class="in">${inside(one, view, entry, tags)}</div></section>`,
    )
    .join('')
}

const h2 = (text: string): string => `<h2>${esc(text)}</h2>`

/** Dates in a left column and a heading with a square before it. */
export function timeline(view: View): string {
  return pageOf(
    view,
    `body{font:10.3pt/1.55 'Carlito','Noto Sans CJK SC';padding:44px 52px}h1{font-size:23pt;color:#334}h2{font-size:12.5pt;margin:13px 0 5px}h2:before{content:'■ ';color:#d9822b}${TL}.f span{margin-right:20px}`,
    `<h1>${esc(view.name)}</h1><p>${esc(view.slogan)}</p><div class="f">${labelled([...view.facts, ...view.intent], 'span', colonOf(view))}</div>${blocks(view, timelineEntry, dots, h2)}<p>${esc(view.footer)}</p>`,
  )
}

/** Section titles in the left margin, content at the right. */
export function margin(view: View): string {
  return pageOf(
    view,
    `body{font:10pt/1.5 'Liberation Sans','Noto Sans CJK SC';padding:48px 50px}section{display:flex;margin-top:12px;border-top:.5px solid #bbb;padding-top:8px}h2{width:130px;flex:none;font-size:10.5pt;color:#c0392b}.in{flex:1}h1{font-size:28pt}${FLEX}`,
    `<h1>${esc(view.name)}</h1><div>${bare(view.facts, ' &nbsp; ')}</div><div>${bare(view.intent, ' &nbsp; ')}</div><p>${esc(view.slogan)}</p>${blocks(view, headedEntry, slashes, h2)}<p>${esc(view.footer)}</p>`,
  )
}

/** Name at the left, contacts in a block at the right, ribbons as headings: a campus design. */
export function ribbon(view: View): string {
  return pageOf(
    view,
    `body{font:10.6pt/1.6 'Noto Sans CJK SC','Lato'}header{display:flex;justify-content:space-between;align-items:center;padding:34px 48px;border-bottom:6px solid #2a9d8f}main{padding:6px 48px}
h2{background:linear-gradient(90deg,#2a9d8f 0 150px,#e6f3f1 150px);color:#fff;padding:2px 14px;font-size:12pt;margin:12px 0 6px}${FLEX}`,
    `<header><div><h1>${esc(view.name)}</h1><p>${esc(view.slogan)}</p></div><div>${labelled([...view.facts, ...view.intent], 'div', colonOf(view))}</div>${photo(75, 100)}</header><main>${blocks(view, rowEntry, dots, h2)}<p>${esc(view.footer)}</p></main>`,
  )
}

/** Two newspaper columns that flow into each other. */
export function newspaper(view: View): string {
  return pageOf(
    view,
    `body{font:9.6pt/1.5 'Caladea','Noto Serif CJK SC';padding:38px 40px}main{columns:2;column-gap:28px}h1{font-size:26pt;text-align:center;border-bottom:3px double #000}h2{font-size:11.5pt;margin:10px 0 4px;break-after:avoid}.c{text-align:center}.sub{font-style:italic}h3{font-size:10pt}`,
    `<h1>${esc(view.name)}</h1><p class="c">${bare(view.facts, ' — ')}</p><p class="c">${bare(view.intent, ' — ')}</p><main>${blocks(view, roleFirstEntry, slashes, h2)}</main><p class="c">${esc(view.slogan)} ${esc(view.footer)}</p>`,
  )
}

/** Cards in two columns, each with a tinted title. */
export function cards(view: View): string {
  return pageOf(
    view,
    `body{font:9.4pt/1.5 'Roboto','WenQuanYi Zen Hei';background:#eef0f4;padding:26px;min-height:296mm}@page{margin:0}@page:first{margin:0}main{display:grid;grid-template-columns:1fr 1fr;gap:12px}section{background:#fff;border-radius:8px;padding:12px 16px}
section:nth-child(1),section:nth-child(2){grid-column:1/3}h2{font-size:11pt;color:#5b4bc4}header{background:#5b4bc4;color:#fff;border-radius:8px;padding:18px 22px;margin-bottom:12px}header span{margin-right:18px;display:inline-block}.br b{font-size:10pt}`,
    `<header><h1>${esc(view.name)}</h1><p>${esc(view.slogan)}</p>${labelled([...view.facts, ...view.intent], 'span', colonOf(view))}</header><main>${blocks(view, bracketEntry, dots, h2)}</main><p>${esc(view.footer)}</p>`,
  )
}

const ICONS: Record<string, string> = { phone: '☎', email: '✉', city: '⌂', birth: '☀', gender: '●', age: '◷' }

/** Symbols instead of words before the contacts. */
export function icons(view: View): string {
  const facts = view.facts.map((fact) => `<span>${ICONS[fact.key] ?? '▪'} ${esc(fact.bare)}</span>`).join(' ')
  return pageOf(
    view,
    `body{font:10.2pt/1.55 'Lato','Noto Sans CJK SC','DejaVu Sans';padding:46px 56px}h1{font-size:27pt;font-weight:300}span{margin-right:16px;white-space:nowrap}h2{font-size:12pt;margin:14px 0 5px;border-bottom:2px dotted #999}.tl .when{order:2;text-align:right}.tl{display:flex}.what{flex:1}.when{width:150px;color:#777}`,
    `<h1>${esc(view.name)}</h1><p>${esc(view.slogan)}</p><div style="line-height:1.9">${facts}</div><p>${bare(view.intent, ' ▪ ')}</p>${blocks(view, timelineEntry, slashes, h2)}<p>${esc(view.footer)}</p>`,
  )
}

/** Two-language headings, the other language in small letters. */
export function twoTongues(view: View): string {
  const other: Record<string, string> =
    view.language === 'zh'
      ? {
          edu: 'Education',
          work: 'Experience',
          intern: 'Internship',
          proj: 'Projects',
          club: 'Campus',
          skills: 'Skills',
          lang: 'Languages',
          text: 'Other',
        }
      : {
          edu: '教育背景',
          work: '工作经历',
          intern: '实习经历',
          proj: '项目经历',
          club: '校园活动',
          skills: '技能',
          lang: '语言',
          text: '其他',
        }
  const body = view.sections
    .map(
      (one) =>
        `<h2>${esc(one.title)} <small>${other[one.kind] ?? ''}</small></h2>${inside(one, view, barEntry, slashes)}`,
    )
    .join('')
  return pageOf(
    view,
    `body{font:10.3pt/1.6 'Noto Sans CJK SC';padding:44px 52px}h1{font-size:22pt}h2{font-size:12.5pt;border-bottom:1px solid #0b7a75;color:#0b7a75;margin:13px 0 5px}.f{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 18px}.bar{font-weight:700}`,
    `<h1>${esc(view.name)}</h1><p>${esc(view.slogan)}</p><div class="f">${labelled(view.facts, 'div', colonOf(view))}</div>${labelled(view.intent, 'div', colonOf(view))}${body}<p>${esc(view.footer)}</p>`,
  )
}

/** A letter to the reader: facts in running lines, entries as indented paragraphs. */
export function letter(view: View): string {
  const dear =
    view.language === 'zh'
      ? '尊敬的招聘负责人：您好！以下是我的履历。'
      : 'Dear hiring team, please find my record below.'
  const body = view.sections
    .map(
      (one) =>
        `<p class="t">${esc(one.title)}</p>${one.entries
          .map(
            (entry) =>
              `<p class="i">${[entry.period, entry.organisation, entry.role, entry.detail]
                .filter(Boolean)
                .map(esc)
                .join(view.language === 'zh' ? '，' : ', ')}</p>${lines(entry.lines)}`,
          )
          .join(
            '',
          )}${one.tags.length ? `<p class="i">${one.tags.map(esc).join(view.language === 'zh' ? '、' : ', ')}</p>` : ''}${one.entries.length ? '' : lines(one.lines)}`,
    )
    .join('')
  return pageOf(
    view,
    `body{font:11pt/1.6 'AR PL UKai CN','Latin Modern Roman','Liberation Serif';padding:60px 66px}.t{font-weight:700;margin-top:10px}.i{padding-left:2em}h1{font-size:20pt}`,
    `<h1>${esc(view.name)}</h1><p>${dear}</p>${labelled([...view.facts, ...view.intent], 'div', colonOf(view))}<p>${esc(view.slogan)}</p>${body}<p>${esc(view.footer)}</p>`,
  )
}

/** Black heading bars, the contacts in a two-column grid, one-line entries. */
export function blackBars(view: View): string {
  return pageOf(
    view,
    `body{font:10.4pt/1.55 'WenQuanYi Zen Hei','Liberation Sans';padding:38px 46px}h1{font-size:21pt;text-align:center}h2{background:#222;color:#fff;font-size:11pt;padding:2px 10px;margin:10px 0 5px}.f{display:grid;grid-template-columns:1fr 1fr}.line{font-weight:700}`,
    `<h1>${esc(view.name)}</h1><p style="text-align:center">${esc(view.slogan)}</p><div class="f">${labelled([...view.facts, ...view.intent], 'div', colonOf(view))}</div>${blocks(view, lineEntry, dots, h2)}<p>${esc(view.footer)}</p>`,
  )
}

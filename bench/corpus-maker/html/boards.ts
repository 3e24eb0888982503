import type { View } from '../view.ts'
import { bracketEntry, lineEntry, roleFirstEntry, rowEntry } from './entries.ts'
import { bare, colonOf, type EntryStyle, esc, inside, labelled, pageOf } from './markup.ts'

function sections(view: View, entry: EntryStyle, tags: (tags: string[]) => string): string {
  return view.sections
    .map(
      (one) =>
        `<div class="box"><div class="title">${esc(one.title)}</div>${inside(one, view, entry, tags)}</div>`,
    )
    .join('')
}

const serial = (view: View): string => String(Math.floor(view.random() * 9e9) + 1e9)

/** A job board's export: résumé number, update date, one summary line, then the boxes. */
export function boardNumber(view: View): string {
  const [first, last] = [
    view.facts.filter((one) => ['gender', 'birth', 'age', 'city'].includes(one.key)),
    view.facts,
  ]
  const rest = last.filter((one) => !first.includes(one))
  const top =
    view.language === 'zh'
      ? `简历编号：${serial(view)} 更新日期：2026-03-18 匹配度：87%`
      : `Profile no. ${serial(view)} Updated: 2026-03-18 Match: 87%`
  return pageOf(
    view,
    `body{font:12px/1.7 'Noto Sans CJK SC','Liberation Sans';color:#333;padding:28px 36px}.no{color:#999;border-bottom:1px solid #eee}.name{font-size:23px;font-weight:700}.title{background:#f4f6f9;font-weight:700;padding:3px 10px;margin:12px 0 6px;border-left:4px solid #ff6c00}.row{display:flex;gap:26px}.rest span{margin-right:26px}`,
    `<div class="no">${top}</div><div class="name">${esc(view.name)}</div><div>${bare(first, ' | ')}</div><div class="rest">${labelled(rest, 'span', colonOf(view))}</div>
<div class="box"><div class="title">${esc(view.intentTitle)}</div>${labelled(view.intent, 'div', colonOf(view))}</div><p>${esc(view.slogan)}</p>${sections(view, rowEntry, (tags) => `<p>${tags.map(esc).join(' | ')}</p>`)}<div class="no">${esc(view.footer)}</div>`,
  )
}

/** A chat-style board's card: big name, grey facts, chips, titles before companies. */
export function boardChat(view: View): string {
  return pageOf(
    view,
    `body{font:13px/1.7 'Noto Sans CJK SC','Roboto';color:#222;padding:30px 40px}.name{font-size:25px}.grey{color:#777}.title{font-size:16px;font-weight:700;margin:16px 0 4px}h3{font-size:14px}.sub{color:#00a6a7}.chip{background:#f2f5f8;padding:1px 10px;margin-right:6px;display:inline-block}`,
    `<div class="name">${esc(view.name)}</div><div class="grey">${bare(view.facts, ' ・ ')}</div><div>${esc(view.slogan)}</div>
<div class="box"><div class="title">${esc(view.intentTitle)}</div>${labelled(view.intent, 'p', colonOf(view))}</div>${sections(view, roleFirstEntry, (tags) => tags.map((tag) => `<span class="chip">${esc(tag)}</span> `).join(''))}<p class="grey">${esc(view.footer)}</p>`,
  )
}

/** An old mail template built of nested tables and font tags. */
export function mailTables(view: View): string {
  const facts = [...view.facts, ...view.intent]
    .map(
      (fact) =>
        `<tr><td bgcolor="#eeeeee" width="120"><font size="2">${esc(fact.label)}</font></td><td><font size="2">${esc(fact.value)}</font></td></tr>`,
    )
    .join('')
  const boxes = view.sections
    .map(
      (one) =>
        `<tr><td bgcolor="#336699" colspan="2"><font color="#ffffff"><b>${esc(one.title)}</b></font></td></tr><tr><td colspan="2"><font size="2">${inside(one, view, lineEntry, (tags) => tags.map(esc).join('&nbsp;/&nbsp;'))}</font></td></tr>`,
    )
    .join('')
  return pageOf(
    view,
    `body{padding:20px;font-family:'WenQuanYi Zen Hei','Liberation Sans'}`,
    `<table width="680" border="0" cellpadding="4" align="center"><tr><td colspan="2"><font size="5"><b>${esc(view.name)}</b></font> <font size="2">${esc(view.slogan)}</font></td></tr>${facts}${boxes}</table><p align="center"><font size="1">${esc(view.footer)}</font></p>`,
  )
}

/** Plain headings and paragraphs without classes or styles, as a word processor's web export leaves them. */
export function bareHtml(view: View): string {
  const facts = [...view.facts, ...view.intent]
    .map((fact) => `<p>${esc(fact.label)}${colonOf(view)}${esc(fact.value)}</p>`)
    .join('\n')
  const boxes = view.sections
    .map(
      (one) =>
        `<h2>${esc(one.title)}</h2>\n${inside(one, view, bracketEntry, (tags) => `<ol>${tags.map((tag) => `<li>${esc(tag)}</li>`).join('')}</ol>`)}`,
    )
    .join('\n')
  return `<html><head><meta charset="utf-8"><title>${esc(view.name)}</title></head><body>\n<h1>${esc(view.name)}</h1>\n<p><em>${esc(view.slogan)}</em></p>\n${facts}\n${boxes}\n<hr><p>${esc(view.footer)}</p>\n</body></html>`
}

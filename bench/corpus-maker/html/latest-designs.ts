import type { Entry, Fact, Section, View } from '../view.ts'
import { bare, colonOf, esc, inside, lines, pageOf, photo } from './markup.ts'

const join = (parts: readonly string[], between: string): string =>
  parts.filter(Boolean).map(esc).join(between)

/** A dark column at the left with the name in two spaced lines over it and the schools in it, cells broken side by side. */
export function darkLeft(view: View): string {
  const side = view.sections.filter((one) => ['edu', 'skills', 'lang'].includes(one.kind))
  const main = view.sections.filter((one) => !side.includes(one))
  const words =
    view.language === 'zh'
      ? [view.name]
      : [view.name.split(' ').slice(0, -1).join(' '), view.name.split(' ').at(-1) ?? '']
  const entry = (one: Entry): string => {
    const isPlace = one.kind === 'edu' || one.kind === 'proj'
    return `<div class="e"><b>${esc(isPlace ? one.organisation : one.role || one.organisation)}</b><div class="h"><span>${join(isPlace ? [one.role, one.detail] : [one.role ? one.organisation : '', one.detail], ', ')}</span><span>${esc(one.period)}</span></div>${lines(one.lines)}</div>`
  }
  const part = (sections: readonly Section[]): string =>
    sections
      .map(
        (one) =>
          `<h2>${esc(one.title)}</h2>${inside(one, view, entry, (tags) => tags.map((tag) => `<div>${esc(tag)}</div>`).join(''))}`,
      )
      .join('')
  return pageOf(
    view,
    `@page{margin:0}@page:first{margin:0}body{font:9.4pt/1.5 'Lato','WenQuanYi Zen Hei'}.w{display:flex;min-height:296mm}aside{width:34%;background:#3b2f4a;color:#eee;padding:30px 20px}main{flex:1;padding:30px}h1{font-size:23pt;letter-spacing:.22em;text-transform:uppercase;line-height:1.2}h2{font-size:11pt;letter-spacing:.16em;text-transform:uppercase;margin:16px 0 6px}.h{display:flex;justify-content:space-between;gap:8px;color:#999}.e{margin-bottom:8px}`,
    `<div class="w"><aside>${photo(90, 90)}${view.facts.map((fact) => `<div>${esc(fact.bare)}</div>`).join('')}${part(side)}</aside><main><h1>${words.map(esc).join('<br>')}</h1><p>${esc(view.intent.find((fact) => fact.key === 'position')?.value ?? '')}</p><p>${esc(view.slogan)}</p>${part(main)}<p>${esc(view.footer)}</p></main></div>`,
  )
}

/** Post and place on the first line, employer and dates on the second; titles in small capitals over a rule. */
export function placeRight(view: View): string {
  const entry = (one: Entry): string => {
    const edu = one.kind === 'edu'
    const city = view.facts.find((fact) => fact.key === 'city')?.value ?? ''
    return `<div class="h"><b>${esc(edu ? one.organisation : one.organisation)}</b><span>${esc(city)}</span></div><div class="h"><i>${edu ? join([one.detail, one.role], ', ') : join([one.role, one.detail], ', ')}</i><span>${esc(one.period)}</span></div>${lines(one.lines)}`
  }
  return pageOf(
    view,
    `body{font:10.4pt/1.4 'Caladea','Noto Serif CJK SC';padding:44px 52px}h1{font-size:22pt;text-align:center}.c{text-align:center}h2{font-size:12pt;font-variant:small-caps;border-bottom:1px solid;margin:12px 0 4px}.h{display:flex;justify-content:space-between}`,
    `<h1>${esc(view.name)}</h1><p class="c">${bare([...view.facts, ...view.intent], ' · ')}</p><p>${esc(view.slogan)}</p>${view.sections.map((one) => `<h2>${esc(one.title)}</h2>${inside(one, view, entry, (tags) => `<p>${tags.map(esc).join(', ')}</p>`)}`).join('')}<p>${esc(view.footer)}</p>`,
  )
}

/** One ruled table: titles over two rows high, dates, then employer over post in one cell, then what was done. */
export function stackedCells(view: View): string {
  const name: Fact = { key: 'name', label: view.label('name'), value: view.name, bare: view.name }
  const facts = [name, ...view.facts, ...view.intent]
  const rows = view.sections
    .map((one) => {
      const title = `<td class="t" rowspan="${Math.max(1, one.entries.length)}">${esc(one.title)}</td>`
      if (one.entries.length === 0)
        return `<tr>${title}<td colspan="3">${one.tags.length ? one.tags.map(esc).join('、') : one.lines.map(esc).join('<br>')}</td></tr>`
      return one.entries
        .map(
          (entry, at) =>
            `<tr>${at === 0 ? title : ''}<td class="o">${esc(entry.organisation)}<br>${join([entry.role, entry.detail], ' ')}</td><td class="d">${esc(entry.period)}</td><td>${entry.lines.map((text, index) => `${index + 1}. ${esc(text)}`).join('<br>')}</td></tr>`,
        )
        .join('')
    })
    .join('')
  return pageOf(
    view,
    `body{font:10pt/1.5 'Noto Sans CJK SC','Roboto';padding:30px}table{border-collapse:collapse;width:100%;margin-bottom:-1px}td{border:1px solid #444;padding:5px 7px;vertical-align:middle}.t{width:84px;text-align:center;font-weight:700}.o{width:170px}.d{width:96px;text-align:center}`,
    `<table>${Array.from({ length: Math.ceil(facts.length / 2) }, (_, at) => `<tr>${[facts[at * 2], facts[at * 2 + 1]].map((fact) => `<td class="t">${esc(fact?.label ?? '')}</td><td>${esc(fact?.value ?? '')}</td>`).join('')}</tr>`).join('')}</table><table>${rows}</table><p>${esc(view.slogan)} ${esc(view.footer)}</p>`,
  )
}

/** Titles in a narrow margin that breaks them, set to the right, beside a rule; the dates at the far right. */
export function brokenTitles(view: View): string {
  const entry = (one: Entry): string =>
    `<div class="h"><span><b>${esc(one.role || one.organisation)}</b>${one.role ? `, <i>${esc(one.organisation)}</i>` : ''}${one.detail ? `, ${esc(one.detail)}` : ''}.</span><span class="p">${esc(one.period)}</span></div>${lines(one.lines)}`
  return pageOf(
    view,
    `body{font:10pt/1.5 'Open Sans','Noto Sans CJK SC';padding:44px 40px}header{text-align:right}h1{font-size:24pt}section{display:grid;grid-template-columns:96px 1fr;gap:16px;margin-top:10px}h2{font-size:11pt;text-align:right;color:#3873b3}.h{display:flex;justify-content:space-between;gap:12px}.p{white-space:nowrap}section>div{border-left:1px solid #3873b3;padding-left:10px}`,
    `<header><h1>${esc(view.name)}</h1>${[...view.facts, ...view.intent].map((fact) => `<div>${esc(fact.label)}${colonOf(view)}${esc(fact.value)}</div>`).join('')}</header><p>${esc(view.slogan)}</p>${view.sections.map((one) => `<section><h2>${esc(one.title)}</h2><div>${inside(one, view, entry, (tags) => `<p>${tags.map(esc).join(', ')}</p>`)}</div></section>`).join('')}<p>${esc(view.footer)}</p>`,
  )
}

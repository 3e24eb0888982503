import type { Entry, Fact, View } from '../view.ts'
import { bare, colonOf, esc, inside, lines, pageOf, photo } from './markup.ts'

const join = (parts: readonly string[], between: string): string =>
  parts.filter(Boolean).map(esc).join(between)

const nameOf = (view: View): Fact => ({
  key: 'name',
  label: view.label('name'),
  value: view.name,
  bare: view.name,
})

/** Narrow centred columns with thin rules between rows only at some places: organisation, post, dates, what was done. */
export function narrowColumns(view: View): string {
  const row = (one: Entry): string =>
    `<tr><td class="a">${esc(one.organisation)}</td><td class="b">${esc(one.role)}</td><td class="d">${esc(one.period)}</td><td>${one.kind === 'edu' ? esc(one.detail) : one.lines.map((text, at) => `${at + 1}、${esc(text)}`).join('<br>') || esc(one.detail)}</td></tr>`
  const body = view.sections
    .map((one) => {
      const text = one.tags.length ? one.tags.map(esc).join(' / ') : one.lines.map(esc).join('<br>')
      return one.entries.length
        ? `<h2>${esc(one.title)}</h2><table>${one.entries.map(row).join('')}</table>`
        : `<h2>${esc(one.title)}</h2><p>${text}</p>`
    })
    .join('')
  const facts = [nameOf(view), ...view.facts, ...view.intent]
  return pageOf(
    view,
    `body{font:10pt/1.45 'WenQuanYi Zen Hei','Carlito';padding:34px 40px}h2{font-size:12pt;margin:12px 0 4px;color:#245}table{border-collapse:collapse;width:100%;table-layout:fixed}td{border:1px solid #89a;padding:6px 5px;vertical-align:middle}.a{width:104px;text-align:center}.b{width:72px;text-align:center}.d{width:76px;text-align:center}.k td{text-align:center;width:25%}.k td:nth-child(odd){background:#eef;width:14%}.k{table-layout:auto}`,
    `<table class="k">${Array.from({ length: Math.ceil(facts.length / 2) }, (_, at) => `<tr>${[facts[at * 2], facts[at * 2 + 1]].map((fact) => `<td>${esc(fact?.label ?? '')}</td><td>${esc(fact?.value ?? '')}</td>`).join('')}</tr>`).join('')}</table><p>${esc(view.slogan)}</p>${body}<p>${esc(view.footer)}</p>`,
  )
}

/** Titles in a ruled first column beside one cell each, which holds all of the section's entries as lines. */
export function titleCells(view: View): string {
  const entry = (one: Entry): string =>
    `<div><b>${esc(one.period)}</b></div><div>${join([one.organisation, one.role], '，')}${one.detail ? `（${esc(one.detail)}）` : ''}</div>${one.lines.map((text) => `<div>-${esc(text)}</div>`).join('')}`
  const rows = view.sections
    .map(
      (one) =>
        `<tr><td class="t">${esc(one.title)}</td><td>${inside(one, view, entry, (tags) => tags.map(esc).join('、'))}</td></tr>`,
    )
    .join('')
  return pageOf(
    view,
    `body{font:10pt/1.5 'Noto Sans CJK SC','Lato';padding:36px}table{border-collapse:collapse;width:100%}td{border:1px solid #aaa;padding:6px;vertical-align:middle}.t{width:92px;text-align:center;background:#f6f6f6}h1{font-size:18pt}.h{display:flex;gap:20px;align-items:center}`,
    `<div class="h">${photo(66, 88)}<div><h1>${esc(view.name)}</h1><div>${bare(view.facts, ' ')}</div><div>${bare(view.intent, ' ')}</div></div></div><p>${esc(view.slogan)}</p><table>${rows}</table><p>${esc(view.footer)}</p>`,
  )
}

/** Company after the dates on the first line, then labelled posts, then the duties behind a label of their own. */
export function labelBelow(view: View): string {
  const entry = (one: Entry): string => {
    const edu = one.kind === 'edu'
    const below = edu
      ? `${esc(one.role)}${one.role && one.detail ? ' | ' : ''}${esc(one.detail)}`
      : `${esc(view.label('role'))}${colonOf(view)}${esc(one.role)}${one.detail ? `&emsp;${view.language === 'zh' ? '部门' : 'Department'}${colonOf(view)}${esc(one.detail)}` : ''}`
    return `<div class="e"><div><b>${esc(one.organisation)}</b>${edu ? '' : `<span class="q">${view.language === 'zh' ? '（500-999人）' : ' (500-999 staff)'}</span>`}</div><div class="q">${esc(one.period)}</div><div>${below}</div>${edu || one.lines.length === 0 ? '' : `<div>${esc(view.label('description'))}${colonOf(view)}${one.lines.map(esc).join('<br>')}</div>`}</div>`
  }
  return pageOf(
    view,
    `body{font:10pt/1.55 'Noto Sans CJK SC','Liberation Sans';padding:40px 48px}h1{font-size:20pt}h2{font-size:12pt;color:#0a7;border-bottom:1px solid #0a7;margin:12px 0 6px}.q{color:#888}.e{margin-bottom:8px}`,
    `<h1>${esc(view.name)}</h1><div>${view.facts.map((fact) => esc(fact.bare)).join('&ensp;|&ensp;')}</div><p>${esc(view.slogan)}</p>${view.intent.map((fact) => `<div>${esc(fact.label)}${colonOf(view)}${esc(fact.value)}</div>`).join('')}${view.sections.map((one) => `<h2>${esc(one.title)}</h2>${inside(one, view, entry, (tags) => `<p>${tags.map(esc).join(' · ')}</p>`)}`).join('')}<p>${esc(view.footer)}</p>`,
  )
}

/** Dates in front on a line of their own, post in bold, employer in capitals, all centred on the page. */
export function centredAll(view: View): string {
  const entry = (one: Entry): string => {
    const edu = one.kind === 'edu'
    return `<div class="e"><div>${esc(one.period)}</div><div><b>${edu ? join([one.detail, one.role], ', ') : esc(one.role)}</b></div><div class="o">${esc(one.organisation)}</div>${one.lines.map((text) => `<div class="w">${esc(text)}</div>`).join('')}</div>`
  }
  return pageOf(
    view,
    `body{font:10pt/1.5 'Caladea','Noto Serif CJK SC';padding:44px 70px;text-align:center}h1{font-size:24pt;letter-spacing:.12em}h2{font-size:11pt;text-transform:uppercase;margin:14px 0 6px}.o{font-variant:small-caps}.e{margin-bottom:8px}`,
    `<h1>${esc(view.name)}</h1><div>${bare(view.facts, ' ⋅ ')}</div><div>${bare(view.intent, ' ⋅ ')}</div><p>${esc(view.slogan)}</p>${view.sections.map((one) => `<h2>${esc(one.title)}</h2>${inside(one, view, entry, (tags) => `<p>${tags.map(esc).join(' ⋅ ')}</p>`)}`).join('')}<p>${esc(view.footer)}</p>`,
  )
}

/** A dark column at the right with a photograph, facts without words, schools and bars; the story at the left. */
export function darkRight(view: View): string {
  const side = view.sections.filter((one) => ['edu', 'skills', 'lang'].includes(one.kind))
  const main = view.sections.filter((one) => !side.includes(one))
  const school = (one: Entry): string =>
    `<div class="e"><b>${esc(one.detail ? `${one.detail}${view.language === 'zh' ? '，' : ' in '}${one.role}` : one.role)}</b><div>${esc(one.organisation)}</div><small>${esc(one.period)}</small></div>`
  const job = (one: Entry): string =>
    `<div class="e"><div class="r">${esc(one.role || one.organisation)}</div><div class="u">${join([one.role ? one.organisation : '', one.detail], ', ')}</div><div class="u">${esc(one.period)}</div>${lines(one.lines)}</div>`
  const part = (sections: typeof side, entry: (one: Entry) => string): string =>
    sections
      .map(
        (one) =>
          `<h2>${esc(one.title)}</h2>${inside(one, view, entry, (tags) => tags.map((tag) => `<div>${esc(tag)}</div>`).join(''))}`,
      )
      .join('')
  return pageOf(
    view,
    `@page{margin:0}@page:first{margin:0}body{font:9.6pt/1.5 'Open Sans','WenQuanYi Zen Hei'}.w{display:flex;min-height:296mm}main{flex:1;padding:36px 30px}aside{width:33%;background:#1f3d3a;color:#fff;padding:36px 20px}h1{font-size:28pt;line-height:1.1}h2{font-size:12pt;margin:16px 0 6px}.r{font-weight:700}.u{color:#567}.photo{border-radius:8px}.e{margin-bottom:9px}`,
    `<div class="w"><main><h1>${esc(view.name)}</h1><div>${esc(view.intent.find((fact) => fact.key === 'position')?.value ?? '')}</div><p>${esc(view.slogan)}</p>${part(main, job)}<p>${esc(view.footer)}</p></main><aside>${photo(80, 100)}${view.facts.map((fact) => `<p>${esc(fact.bare)}</p>`).join('')}${part(side, school)}</aside></div>`,
  )
}

import type { Entry, Fact, Section, View } from '../view.ts'
import { bare, colonOf, type EntryStyle, esc, inside, labelled, lines, pageOf, photo } from './markup.ts'

const join = (parts: readonly string[], between: string): string =>
  parts.filter(Boolean).map(esc).join(between)

function blocks(sections: readonly Section[], view: View, entry: EntryStyle, between: string): string {
  return sections
    .map(
      (one) =>
        `<section><h2>${esc(one.title)}</h2>${inside(one, view, entry, (tags) => `<p>${tags.map(esc).join(between)}</p>`)}</section>`,
    )
    .join('')
}

/** Right-aligned labels and dates in a narrow margin that breaks them, the text in a wide column. */
export function rightMargin(view: View): string {
  const entry = (one: Entry): string =>
    `<div class="r"><div class="w">${esc(one.period)}</div><div><b>${esc(one.role || one.organisation)}</b>${join(
      ['', one.role ? one.organisation : '', one.detail],
      ', ',
    )
      .replace(/^/, one.role || one.detail ? ', ' : '')
      .replace(', , ', ', ')}.${lines(one.lines)}</div></div>`
  return pageOf(
    view,
    `body{font:10pt/1.45 'EB Garamond','Noto Serif CJK SC';padding:46px 50px}h1{font-size:24pt}h2{font-size:12pt;margin:10px 0 4px 110px;border-bottom:1px solid #369}.r{display:grid;grid-template-columns:92px 1fr;gap:18px}.w{text-align:right;font-size:9pt;color:#555}`,
    `<h1>${esc(view.name)}</h1><p>${bare(view.facts, ' — ')}</p><p>${bare(view.intent, ' — ')}</p><p>${esc(view.slogan)}</p>${blocks(view.sections, view, entry, ', ')}<p>${esc(view.footer)}</p>`,
  )
}

/** One employer over several posts with dates and lengths of their own, places below. */
export function posts(view: View): string {
  const entry = (one: Entry): string =>
    `<div class="e"><div class="o">${esc(one.organisation)}</div><div>${esc(one.kind === 'edu' ? [one.detail, one.role].filter(Boolean).join(', ') : one.role)}</div><div class="q">${esc(one.period)} · ${view.language === 'zh' ? '2年4个月' : '2 yrs 4 mos'}</div>${one.kind === 'edu' || !one.detail ? '' : `<div class="q">${esc(one.detail)}</div>`}${lines(one.lines)}</div>`
  return pageOf(
    view,
    `body{font:10pt/1.5 'Liberation Sans','WenQuanYi Zen Hei';padding:40px 60px}h1{font-size:20pt}h2{font-size:13pt;color:#0a66c2;margin:14px 0 4px}.o{font-weight:700}.q{color:#666;font-size:9pt}.e{margin-bottom:8px}`,
    `<h1>${esc(view.name)}</h1><div>${esc(view.intent.find((fact) => fact.key === 'position')?.value ?? '')}</div><div class="q">${bare(view.facts, ' · ')}</div><p>${esc(view.slogan)}</p>${blocks(view.sections, view, entry, ' · ')}<p>${esc(view.footer)}</p>`,
  )
}

/** Spaced capitals, a side column at the right with the schools in it, broken over short lines. */
export function spacedRight(view: View): string {
  const side = view.sections.filter((one) => ['edu', 'skills', 'lang'].includes(one.kind))
  const main = view.sections.filter((one) => !side.includes(one))
  const school = (one: Entry): string =>
    `<div class="e"><div>${esc(one.period)}</div><b>${esc(one.organisation)}</b><div>${esc(one.role)}</div><div>${esc(one.detail)}</div></div>`
  const job = (one: Entry): string =>
    `<div class="e"><div><b>${esc(one.organisation)}</b> | ${esc(one.period)}</div><i>${join([one.role, one.detail], ' / ')}</i>${lines(one.lines)}</div>`
  return pageOf(
    view,
    `@page{margin:0}body{font:9.6pt/1.5 'Lato','Noto Sans CJK SC'}header{background:#efe7dd;padding:30px 40px}h1{letter-spacing:.3em;text-transform:uppercase;font-size:22pt;font-weight:400}.w{display:grid;grid-template-columns:1fr 200px;gap:26px;padding:20px 40px}h2{letter-spacing:.2em;text-transform:uppercase;font-size:10.5pt;margin:12px 0 6px}.e{margin-bottom:9px}`,
    `<header><h1>${esc(view.name)}</h1><div>${esc(view.slogan)}</div></header><div class="w"><main>${blocks(main, view, job, ', ')}</main><aside>${view.facts.map((fact) => `<div>${esc(fact.bare)}</div>`).join('')}${view.intent.map((fact) => `<div>${esc(fact.bare)}</div>`).join('')}${blocks(side, view, school, '<br>')}</aside></div><p>${esc(view.footer)}</p>`,
  )
}

/** Dates stacked without a dash beside the text, the role first. */
export function stackedDates(view: View): string {
  const entry = (one: Entry): string => {
    const [from = '', to = ''] = one.period.split(/\s?[~–—]\s?|至(?!今)/)
    return `<div class="g"><div class="y">${esc(from)}<br>${esc(to)}</div><div><b>${esc(one.kind === 'edu' ? one.organisation : one.role || one.organisation)}</b><br>${join([one.kind === 'edu' ? one.role : one.role ? one.organisation : '', one.detail], ' | ')}${lines(one.lines)}</div></div>`
  }
  return pageOf(
    view,
    `body{font:10pt/1.5 'Roboto','Noto Sans CJK SC';padding:44px}h1{font-size:26pt}h2{font-size:13pt;color:#b5385a;margin:14px 0 6px}.g{display:grid;grid-template-columns:84px 1fr;margin-bottom:6px}.y{color:#b5385a}.f{columns:2}`,
    `<h1>${esc(view.name)}</h1><div class="f">${labelled([...view.facts, ...view.intent], 'div', colonOf(view))}</div><p>${esc(view.slogan)}</p>${blocks(view.sections, view, entry, ' / ')}<p>${esc(view.footer)}</p>`,
  )
}

const two = (text: string): string => (text.match(/.{1,2}/gu) ?? []).map(esc).join('<br>')

/** The state office's form: everything in one ruled table, upright titles, centred narrow cells, a head for each part. */
export function stateForm(view: View): string {
  const chinese = view.language === 'zh'
  const name: Fact = { key: 'name', label: view.label('name'), value: view.name, bare: view.name }
  const facts = [name, ...view.facts, ...view.intent]
  const pairs = Array.from({ length: Math.ceil(facts.length / 2) }, (_, at) =>
    facts.slice(at * 2, at * 2 + 2),
  )
  const top = pairs
    .map((row, at) => {
      const cells = row.map(
        (fact) => `<td class="l">${esc(fact.label)}</td><td class="c">${esc(fact.value)}</td>`,
      )
      if (cells.length < 2) cells.push('<td class="l"></td><td></td>')
      return `<tr>${cells.join('')}${at === 0 ? `<td rowspan="${pairs.length}" class="p">${photo(70, 96)}</td>` : ''}</tr>`
    })
    .join('')
  const rows = view.sections
    .map((one) => {
      const title = (count: number) =>
        `<td class="s" rowspan="${count}">${chinese ? two(one.title) : esc(one.title)}</td>`
      if (one.entries.length === 0)
        return `<tr>${title(1)}<td colspan="4">${one.tags.length ? one.tags.map(esc).join('；') : one.lines.map(esc).join('<br>')}</td></tr>`
      const edu = one.kind === 'edu'
      const heads = [
        view.label(edu ? 'school' : one.kind === 'proj' ? 'project' : 'employer'),
        view.label(edu ? 'major' : 'role'),
        view.label('period'),
        edu ? view.label('degree') : chinese ? '证明人' : 'Reason for leaving',
      ]
      const head = `<tr>${title(one.entries.length + 1)}${heads.map((text) => `<td class="l">${esc(text)}</td>`).join('')}</tr>`
      return (
        head +
        one.entries
          .map(
            (entry) =>
              `<tr><td class="c">${esc(entry.organisation)}</td><td class="c">${esc(entry.role)}</td><td class="c">${esc(entry.period)}</td><td class="c">${edu ? esc(entry.detail) : chinese ? '王主任' : 'Relocation'}</td></tr>`,
          )
          .join('')
      )
    })
    .join('')
  return pageOf(
    view,
    `body{font:10.5pt/1.4 'AR PL UMing CN','Caladea';padding:36px}h1{text-align:center;font-size:18pt}table{border-collapse:collapse;width:100%;margin-top:-1px}td{border:1px solid #222;padding:5px;vertical-align:middle}.l{text-align:center;font-weight:700}.c{text-align:center}.s{width:${chinese ? 40 : 92}px;text-align:center}.b{table-layout:fixed}.b .s{width:${chinese ? 40 : 92}px}.p{width:84px;text-align:center}`,
    `<h1>${chinese ? '报 名 登 记 表' : 'Registration of applicant'}</h1><table>${top}</table><table class="b">${rows}</table><p>${esc(view.slogan)} ${esc(view.footer)}</p>`,
  )
}

/** Every fact of an entry on a labelled line of its own, in an order of its own, numbered. */
export function labelLines(view: View): string {
  const entry = (one: Entry): string => {
    const edu = one.kind === 'edu'
    const organisation = { edu: 'school', proj: 'project' }[one.kind] ?? 'employer'
    const facts: [string, string][] = [
      [view.label(organisation), one.organisation],
      [view.label(edu ? 'major' : 'role'), one.role],
      [view.label('period'), one.period],
      [edu ? view.label('degree') : view.language === 'zh' ? '部门' : 'Department', one.detail],
    ]
    return `<div class="e">${facts
      .filter(([, text]) => text)
      .map(([label, text]) => `<div>${esc(label)}${colonOf(view)}${esc(text)}</div>`)
      .join(
        '',
      )}${edu || one.lines.length === 0 ? '' : `<div>${esc(view.label('description'))}${colonOf(view)}</div>`}${one.lines.map((text) => `<div>${esc(text)}</div>`).join('')}</div>`
  }
  return pageOf(
    view,
    `body{font:10.5pt/1.55 'Noto Serif CJK SC','Liberation Serif';padding:50px 60px}h1{font-size:18pt;text-align:center}h2{font-size:12pt;margin:12px 0 4px}.e{margin-bottom:10px}`,
    `<h1>${esc(view.name)}</h1>${labelled([...view.facts, ...view.intent], 'div', colonOf(view))}<p>${esc(view.slogan)}</p>${view.sections.map((one, at) => `<h2>${view.language === 'zh' ? '一二三四五六七八九十'[at] : at + 1}${view.language === 'zh' ? '、' : '. '}${esc(one.title)}</h2>${inside(one, view, entry, (tags) => `<p>${tags.map(esc).join('、')}</p>`)}`).join('')}<p>${esc(view.footer)}</p>`,
  )
}

/** Post and employer joined by a dash, dates in brackets behind, the place in italics. */
export function dashed(view: View): string {
  const entry = (one: Entry): string =>
    `<h3>${join(one.kind === 'edu' ? [one.organisation, one.role] : [one.role, one.organisation], ' – ')} <small>(${esc(one.period)})</small></h3>${one.detail ? `<em>${esc(one.detail)}</em>` : ''}${lines(one.lines)}`
  return pageOf(
    view,
    `body{font:10.4pt/1.5 'Open Sans','Noto Sans CJK SC';padding:40px 52px}h1{font-size:22pt;color:#16697a}h2{font-size:12pt;background:#16697a;color:#fff;padding:2px 8px;margin:12px 0 4px}h3{font-size:10.6pt;margin-top:6px}small{font-weight:400}`,
    `<h1>${esc(view.name)}</h1><p>${bare([...view.facts, ...view.intent], ' | ')}</p><p>${esc(view.slogan)}</p>${blocks(view.sections, view, entry, ' • ')}<p>${esc(view.footer)}</p>`,
  )
}

/** A board's page: name and posts in a pale box, company and period apart, a line of small facts, long text. */
export function boardBoxes(view: View): string {
  const entry = (one: Entry): string => {
    const edu = one.kind === 'edu'
    return `<div class="e"><div class="h"><span><b>${esc(one.organisation)}</b>&ensp;${edu ? '' : `<i>${esc(one.role)}</i>`}</span><span class="q">${esc(one.period)}</span></div><div class="q">${edu ? join([one.detail, one.role, view.language === 'zh' ? '统招' : 'Full-time'], ' | ') : join([one.detail, view.language === 'zh' ? '民营 100-499人' : '100-499 staff'], ' | ')}</div>${one.lines.map((text) => `<div>${esc(text)}</div>`).join('')}</div>`
  }
  return pageOf(
    view,
    `body{font:9.8pt/1.6 'Noto Sans CJK SC','Roboto';padding:32px 44px}header{background:#f4f8ff;padding:18px}h1{font-size:20pt}h2{font-size:12pt;margin:14px 0 6px}h2:before{content:'▍';color:#2b6cff}.h{display:flex;justify-content:space-between}i{font-style:normal;color:#2b6cff}.q{color:#888}.e{margin-bottom:8px}`,
    `<header><h1>${esc(view.name)}</h1><div>${bare(view.facts, ' | ')}</div><div>${view.intent.map((fact) => esc(fact.value)).join(' | ')}</div></header><p>${esc(view.slogan)}</p>${blocks(view.sections, view, entry, '、')}<p>${esc(view.footer)}</p>`,
  )
}

import type { Entry, Fact, Section, View } from '../view.ts'
import { bare, colonOf, esc, inside, lines, pageOf, photo } from './markup.ts'

const SANS = "'Noto Sans CJK SC','Liberation Sans'"

const value = (view: View, key: string): string =>
  [...view.facts, ...view.intent].find((fact) => fact.key === key)?.bare ?? ''

function telling(entry: Entry, view: View): string {
  if (entry.lines.length === 0) return ''
  return `<table class="d"><tr><td class="k">${esc(view.label('description'))}${colonOf(view)}</td><td>${entry.lines.map((one) => `<div>${esc(one)}</div>`).join('')}</td></tr></table>`
}

/** A board's export: grey bars, the period before the company, the post on a second line among other labels. */
export function exportBars(view: View): string {
  const entry = (one: Entry): string => {
    const edu = one.kind === 'edu'
    const parts = [
      one.role && `${esc(edu ? view.label('major') : view.label('role'))}${colonOf(view)}${esc(one.role)}`,
      one.detail && `${edu ? esc(view.label('degree')) : '所属部门'}${colonOf(view)}${esc(one.detail)}`,
    ].filter(Boolean)
    return `<div class="e"><div class="h"><span class="p">${esc(one.period)}</span>&emsp;<b>${esc(one.organisation)}</b></div><div class="s">${parts.join('&ensp;|&ensp;')}</div>${telling(one, view)}</div>`
  }
  const body = view.sections
    .map(
      (one) =>
        `<h2>${esc(one.title)}</h2>${inside(one, view, entry, (tags) => `<p>${tags.map(esc).join('、')}</p>`)}`,
    )
    .join('')
  return pageOf(
    view,
    `body{font:9.8pt/1.6 ${SANS};padding:30px 42px}h1{font-size:19pt}h2{background:#e9edf2;font-size:11pt;padding:3px 10px;margin:14px 0 6px}.top{display:flex;justify-content:space-between}.g span{margin-right:14px}.e{margin:0 10px 8px}.s{color:#555}.d td{vertical-align:top;padding:0 4px 0 0}.k{white-space:nowrap;color:#777}`,
    `<div class="top"><div><h1>${esc(view.name)}</h1><div class="g">${view.facts.map((one) => `<span>${esc(one.bare)}</span>`).join('|&ensp;')}</div><p>${esc(view.slogan)}</p></div>${photo(72, 96)}</div><h2>${esc(view.intentTitle)}</h2><div>${view.intent.map((one) => `<div>${esc(one.label)}${colonOf(view)}${esc(one.value)}</div>`).join('')}</div>${body}<p>${esc(view.footer)}</p>`,
  )
}

/** A head-hunter's export: company left, period right, and a grid of labels below each. */
export function exportGrid(view: View): string {
  const chinese = view.language === 'zh'
  const entry = (one: Entry): string => {
    const edu = one.kind === 'edu'
    const cells: [string, string][] = edu
      ? [
          [view.label('major'), one.role],
          [view.label('degree'), one.detail],
          [chinese ? '是否统招' : 'Mode', chinese ? '是' : 'Full time'],
        ]
      : [
          [view.label('role'), one.role],
          [chinese ? '所在部门' : 'Department', one.detail],
          [chinese ? '工作地点' : 'Place', value(view, 'city')],
          [chinese ? '下属人数' : 'Reports', '3'],
        ]
    const grid = cells
      .filter(([, text]) => text)
      .map(([label, text]) => `<div><i>${esc(label)}${colonOf(view)}</i>${esc(text)}</div>`)
      .join('')
    return `<div class="e"><div class="h"><b>${esc(one.organisation)}</b><span>${esc(one.period)}</span></div><div class="grid">${grid}</div>${edu ? lines(one.lines) : telling(one, view)}</div>`
  }
  const body = view.sections
    .map(
      (one) =>
        `<h2>${esc(one.title)}</h2>${inside(one, view, entry, (tags) => `<p>${tags.map((tag) => `<span class="t">${esc(tag)}</span>`).join(' ')}</p>`)}`,
    )
    .join('')
  return pageOf(
    view,
    `body{font:9.6pt/1.65 'WenQuanYi Zen Hei','Open Sans';padding:34px 46px}h1{font-size:22pt;color:#ff6600}h2{font-size:12pt;border-left:5px solid #ff6600;padding-left:9px;margin:16px 0 8px}.h{display:flex;justify-content:space-between}.grid{display:grid;grid-template-columns:1fr 1fr;color:#444}i{font-style:normal;color:#999}.t{border:1px solid #ccc;border-radius:9px;padding:0 8px;margin-right:6px;display:inline-block}.d td{vertical-align:top}.k{white-space:nowrap;color:#999}`,
    `<h1>${esc(view.name)}</h1><p>${bare(view.facts, ' · ')}</p><p>${esc(view.slogan)}</p><div class="grid">${view.intent.map((one) => `<div><i>${esc(one.label)}${colonOf(view)}</i>${esc(one.value)}</div>`).join('')}</div>${body}<p>${esc(view.footer)}</p>`,
  )
}

const PER_ROW = 3

function cells(facts: readonly Fact[]): string {
  const rows: string[] = []
  for (let at = 0; at < facts.length; at += PER_ROW) {
    const row = facts.slice(at, at + PER_ROW)
    const tds = row.map((fact) => `<td class="l">${esc(fact.label)}</td><td>${esc(fact.value)}</td>`)
    while (tds.length < PER_ROW) tds.push('<td class="l"></td><td></td>')
    rows.push(`<tr>${tds.join('')}</tr>`)
  }
  return rows.join('')
}

const isDated = (section: Section): boolean => section.entries.length > 0

function centredRows(section: Section, view: View): string {
  const edu = section.kind === 'edu'
  const organisation = { edu: 'school', proj: 'project' }[section.kind] ?? 'employer'
  const heads = [
    view.label('period'),
    view.label(organisation),
    view.label(edu ? 'major' : 'role'),
    edu ? view.label('degree') : view.label('description'),
  ]
  const rows = section.entries.map((one) => {
    const last = edu ? esc(one.detail) : one.lines.map(esc).join('<br>') || esc(one.detail)
    return `<tr><td class="c n">${esc(one.period)}</td><td class="c o">${esc(one.organisation)}</td><td class="c m">${esc(one.role)}</td><td class="${edu ? 'c' : 'w'}">${last}</td></tr>`
  })
  return `<table class="x"><tr>${heads.map((head) => `<td class="l c">${esc(head)}</td>`).join('')}</tr>${rows.join('')}</table>`
}

/** The office suite's table: centred cells in narrow columns, where dates and names are broken over several lines. */
export function officeTable(view: View): string {
  const name: Fact = { key: 'name', label: view.label('name'), value: view.name, bare: view.name }
  const body = view.sections
    .map((one) => {
      const text = one.tags.length ? one.tags.map(esc).join('、') : one.lines.map(esc).join('<br>')
      return `<div class="t">${esc(one.title)}</div>${isDated(one) ? centredRows(one, view) : `<table><tr><td>${text}</td></tr></table>`}`
    })
    .join('')
  return pageOf(
    view,
    `body{font:10pt/1.4 'AR PL UMing CN','Liberation Serif';padding:30px 40px}h1{text-align:center;font-size:20pt;letter-spacing:.5em;margin-bottom:8px}table{border-collapse:collapse;width:100%}td{border:1px solid #000;padding:4px 6px;vertical-align:middle}.l{font-weight:700;text-align:center;white-space:nowrap}.c{text-align:center}.n{width:88px}.o{width:118px}.m{width:84px}.t{border:1px solid #000;border-width:0 1px;background:#d9e2f3;text-align:center;font-weight:700;padding:3px}.x{table-layout:fixed}.x td:nth-child(1){width:88px}.x td:nth-child(2){width:118px}.x td:nth-child(3){width:84px}.a{display:flex}.a table{flex:1}.photo{border:1px solid #000;border-left:0}`,
    `<h1>${view.language === 'zh' ? '个人简历' : 'RESUME'}</h1><div class="a"><table>${cells([name, ...view.facts, ...view.intent])}</table>${photo(84, 112)}</div>${body}<p>${esc(view.slogan)} ${esc(view.footer)}</p>`,
  )
}

/** One table with the sections' names down its first column, two letters a line, the rest centred in the row. */
export function sideLabels(view: View): string {
  const name: Fact = { key: 'name', label: view.label('name'), value: view.name, bare: view.name }
  const two = (title: string): string =>
    view.language === 'zh' ? (title.match(/.{1,2}/gu) ?? []).map(esc).join('<br>') : esc(title)
  const rows = view.sections
    .map((one) => {
      const count = Math.max(1, one.entries.length)
      const head = `<td class="s" rowspan="${count}">${two(one.title)}</td>`
      if (!isDated(one))
        return `<tr>${head}<td colspan="3">${one.tags.length ? one.tags.map(esc).join('，') : one.lines.map(esc).join('<br>')}</td></tr>`
      return one.entries
        .map(
          (entry, index) =>
            `<tr>${index === 0 ? head : ''}<td class="n">${esc(entry.period)}</td><td class="o">${esc(entry.organisation)}<br>${[entry.role, entry.detail].filter(Boolean).map(esc).join(' ')}</td><td>${entry.lines.map(esc).join('<br>')}</td></tr>`,
        )
        .join('')
    })
    .join('')
  return pageOf(
    view,
    `body{font:9.8pt/1.5 'Noto Serif CJK SC','Liberation Serif';padding:34px 40px}h1{text-align:center;font-size:17pt}table{border-collapse:collapse;width:100%}td{border:1px solid #666;padding:5px 7px;vertical-align:middle}.l{font-weight:700}.s{width:52px;text-align:center;font-weight:700;background:#f3f3f3}.n{width:108px;text-align:center}.o{width:190px}`,
    `<h1>${view.language === 'zh' ? '求职登记表' : 'Candidate record'}</h1><table>${cells([name, ...view.facts, ...view.intent])}</table><table>${rows}</table><p>${esc(view.slogan)} ${esc(view.footer)}</p>`,
  )
}

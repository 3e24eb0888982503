import type { Fact, Section, View } from '../view.ts'
import { labelledEntry, lineEntry } from './entries.ts'
import { esc, inside, lines, pageOf, photo } from './markup.ts'

const names = (view: View): string => view.label('name')

function pairs(facts: readonly Fact[], perRow: number): string {
  const cells = facts.map((fact) => `<td class="l">${esc(fact.label)}</td><td>${esc(fact.value)}</td>`)
  const rows: string[] = []
  for (let at = 0; at < cells.length; at += perRow) {
    const row = cells.slice(at, at + perRow)
    while (row.length < perRow) row.push('<td class="l"></td><td></td>')
    rows.push(`<tr>${row.join('')}</tr>`)
  }
  return rows.join('')
}

function heads(section: Section, view: View): string[] {
  const organisation = { edu: 'school', proj: 'project' }[section.kind] ?? 'employer'
  return section.kind === 'edu'
    ? [view.label('period'), view.label(organisation), view.label('major'), view.label('degree')]
    : [view.label('period'), view.label(organisation), view.label('role'), view.label('description')]
}

function grid(section: Section, view: View): string {
  const head = heads(section, view)
    .map((word) => `<td class="l">${esc(word)}</td>`)
    .join('')
  const edu = section.kind === 'edu'
  const rows = section.entries.map((entry) => {
    const last = edu ? [entry.detail] : [entry.detail, ...entry.lines].filter(Boolean)
    const cells = [entry.period, entry.organisation, entry.role]
      .map((text) => `<td>${esc(text)}</td>`)
      .join('')
    const note =
      edu && entry.lines.length ? `<tr><td colspan="4">${esc(entry.lines.join(' '))}</td></tr>` : ''
    return `<tr>${cells}<td>${last.map(esc).join('<br>')}</td></tr>${note}`
  })
  return `<table><tr><td class="t" colspan="4">${esc(section.title)}</td></tr><tr>${head}</tr>${rows.join('')}</table>`
}

function plain(section: Section): string {
  const text = section.tags.length ? `<p>${section.tags.map(esc).join('；')}</p>` : lines(section.lines)
  return `<table><tr><td class="t">${esc(section.title)}</td></tr><tr><td>${text}</td></tr></table>`
}

const TABLE =
  'table{border-collapse:collapse;width:100%;margin-top:-1px;table-layout:auto}td{border:1px solid #555;padding:4px 7px;vertical-align:top}'

/** The registration form of a personnel office: label and value cells, a photo at the right, a grid per section. */
export function form(view: View): string {
  const name: Fact = { key: 'name', label: names(view), value: view.name, bare: view.name }
  const heading = view.language === 'zh' ? '应 聘 人 员 登 记 表' : 'APPLICATION FORM'
  const grids = view.sections.map((one) => (one.entries.length ? grid(one, view) : plain(one))).join('')
  return pageOf(
    view,
    `body{font:10pt/1.45 'Noto Serif CJK SC';padding:36px 40px}h1{text-align:center;font-size:17pt;margin-bottom:10px}${TABLE}
.l{background:#f1f1f1;white-space:nowrap;width:1%}.t{text-align:center;font-weight:700;background:#ddd}.top{display:flex}.top table{flex:1}.photo{border:1px solid #555;margin-left:-1px}`,
    `<h1>${heading}</h1><p>${esc(view.slogan)}</p><div class="top"><table>${pairs([name, ...view.facts, ...view.intent], 2)}</table>${photo(96, 128)}</div>${grids}<p>${esc(view.footer)}</p>`,
  )
}

/** Section titles stand upright in the first cell of one long table. */
export function uprightTitles(view: View): string {
  const name: Fact = { key: 'name', label: names(view), value: view.name, bare: view.name }
  const narrow = (title: string): string => (view.language === 'zh' ? [...title].join('<br>') : esc(title))
  const rows = view.sections
    .map(
      (one) =>
        `<tr><td class="u">${narrow(one.title)}</td><td>${inside(one, view, lineEntry, (tags) => tags.map(esc).join('，'))}</td></tr>`,
    )
    .join('')
  return pageOf(
    view,
    `body{font:10.2pt/1.5 'AR PL UKai CN','Carlito';padding:38px 44px}h1{text-align:center;font-size:19pt;letter-spacing:.6em}${TABLE}.l{font-weight:700}.u{width:44px;text-align:center;vertical-align:middle;font-weight:700}body{font-synthesis:none}`,
    `<h1>${view.language === 'zh' ? '个人简历' : 'Résumé'}</h1><table>${pairs([name, ...view.facts, ...view.intent], 2)}</table><table>${rows}</table><p>${esc(view.slogan)} ${esc(view.footer)}</p>`,
  )
}

/** Label and value rows for every single entry, as a data export prints them. */
export function record(view: View): string {
  const facts = [...view.facts, ...view.intent]
  const blocks = view.sections
    .map(
      (one) =>
        `<h2>${esc(one.title)}</h2>${inside(one, view, labelledEntry, (tags) => `<p>${tags.map(esc).join(' , ')}</p>`)}`,
    )
    .join('')
  return pageOf(
    view,
    `body{font:9.8pt/1.5 'Liberation Sans','WenQuanYi Zen Hei';padding:34px 44px}h1{font-size:18pt}h2{font-size:11.5pt;color:#06c;margin:12px 0 4px}table{border-collapse:collapse;margin-bottom:7px;width:100%}td{padding:2px 8px;border-bottom:1px dotted #bbb;vertical-align:top}td:first-child,.l{color:#777;width:104px;white-space:nowrap}`,
    `<h1>${esc(view.name)}</h1><p>${esc(view.slogan)}</p><table>${pairs(facts, 2)}</table>${blocks}<p>${esc(view.footer)}</p>`,
  )
}

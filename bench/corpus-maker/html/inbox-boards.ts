import { pick } from '../seeded.ts'
import type { Entry, Fact, Section, View } from '../view.ts'
import { factOf, said, sidesOf, titled } from './inbox-parts.ts'
import { esc, inside, lines, pageOf, photo } from './markup.ts'

type Pair = [label: string, value: string]

const KINDS = ['民营企业', '国有企业', '外商独资', '合资', '股份制企业']
const REASONS = ['合同到期', '个人发展', '公司搬迁', '家庭原因']
const REFEREES = ['刘主任 137****2205', '马经理 0551-6000 0000', '人事部 周女士', '王总']
const ENGLISH_REFEREES = ['Mrs Hume, 555-0100', 'Bill Odegaard 555-0104', 'K. Sinclair (owner) 555-0199']

function orgLabel(kind: string, view: View): string {
  return view.label({ edu: 'school', proj: 'project' }[kind] ?? 'employer')
}

function pairsOf(entry: Entry, view: View): Pair[] {
  const isSchool = entry.kind === 'edu'
  const more: Pair[] =
    entry.kind === 'work' || entry.kind === 'intern'
      ? [
          ['单位性质', pick(view.random, KINDS)],
          ['离职原因', entry.end === 'present' ? '' : pick(view.random, REASONS)],
          ['证明人', pick(view.random, REFEREES)],
        ]
      : []
  const pairs: Pair[] = [
    [view.label('period'), entry.period],
    [orgLabel(entry.kind, view), entry.organisation],
    [view.label(isSchool ? 'major' : 'role'), entry.role],
    [isSchool ? view.label('degree') : '所属部门', entry.detail],
    ...more,
  ]
  return pairs.filter(([, value]) => value)
}

/** A job site's page: label and value pairs run on in one paragraph and break wherever the line is full. */
export function inlinePairs(view: View): string {
  const run = (pairs: readonly Pair[]): string =>
    pairs.map(([label, value]) => `<b>${esc(label)}：</b>${esc(value)}`).join('　')
  const entry = (one: Entry): string =>
    `<p class="e">${run(pairsOf(one, view))}${one.lines.length ? `　<b>${esc(one.kind === 'edu' ? '备注' : view.label('description'))}：</b>${one.lines.map(esc).join('')}` : ''}</p>`
  const facts: Pair[] = [...view.facts, ...view.intent].map((fact) => [fact.label, fact.value])
  return pageOf(
    view,
    `body{font:10pt/1.75 'WenQuanYi Zen Hei';padding:32px 48px}h1{font-size:11pt;color:#888;font-weight:400;border-bottom:2px solid #f60}h2{font-size:11.5pt;color:#f60}h2:before{content:'■ '}b{font-weight:400;color:#777}.e{border-bottom:1px dashed #ddd;margin:0 0 5px}`,
    `<h1>简历编号：JL${Math.floor(view.random() * 9e7 + 1e7)}　更新时间：2024-11-06</h1><p>${run([[view.label('name'), view.name], ...facts])}</p><p>${esc(view.slogan)}</p>${view.sections
      .map((one) =>
        titled(
          one,
          inside(one, view, entry, (tags) => `<p>${tags.map(esc).join('；')}</p>`),
        ),
      )
      .join('')}<p>${esc(view.footer)}</p>`,
  )
}

function twos(pairs: readonly Pair[]): string {
  const rows: string[] = []
  for (let at = 0; at < pairs.length; at += 2) {
    const row = [pairs[at], pairs[at + 1]].map(
      (pair) => `<td class="l">${esc(pair?.[0] ?? '')}</td><td>${esc(pair?.[1] ?? '')}</td>`,
    )
    rows.push(`<tr>${row.join('')}</tr>`)
  }
  return rows.join('')
}

/** A personnel department's form: a ruled table for each job, first and last day in cells of their own, a referee in the last row. */
export function referenceForm(view: View): string {
  const entry = (one: Entry): string => {
    const [from, to] = sidesOf(one, view)
    const isSchool = one.kind === 'edu'
    const pairs: Pair[] = [
      [orgLabel(one.kind, view), one.organisation],
      [view.label(isSchool ? 'major' : 'role'), one.role],
      [said(view, isSchool ? '入学时间' : '入职日期', 'From'), from],
      [said(view, isSchool ? '毕业时间' : '离职日期', 'To'), to],
      [isSchool ? view.label('degree') : said(view, '部门', 'Branch / unit'), one.detail],
      isSchool
        ? [said(view, '学习形式', 'Mode of study'), said(view, '全日制', 'Full time')]
        : [
            said(view, '证明人及电话', 'Referee'),
            pick(view.random, said(view, REFEREES.join('|'), ENGLISH_REFEREES.join('|')).split('|')),
          ],
    ]
    const text = one.lines.length
      ? `<tr><td class="l">${esc(isSchool ? said(view, '备注', 'Remarks') : view.label('description'))}</td><td colspan="3">${one.lines.map(esc).join('<br>')}</td></tr>`
      : ''
    return `<table>${twos(pairs)}${text}</table>`
  }
  const name: Pair = [view.label('name'), view.name]
  const facts: Pair[] = [...view.facts, ...view.intent].map((fact) => [fact.label, fact.value])
  const body = view.sections.map(
    (one) =>
      `<div class="t">${esc(one.title)}</div>${inside(one, view, entry, (tags) => `<table><tr><td>${tags.map(esc).join(said(view, '、', ', '))}</td></tr></table>`)}`,
  )
  return pageOf(
    view,
    `body{font:10pt/1.4 'Noto Serif CJK SC','Liberation Serif';padding:30px 46px}h1{text-align:center;font-size:16pt}table{border-collapse:collapse;width:100%;table-layout:fixed;margin-bottom:6px}td{border:1px solid #222;padding:3px 6px}.l{width:17%;text-align:center;background:#f4f4ee}.t{font-weight:700;margin:8px 0 3px}.sign{margin-top:14px;text-align:right}`,
    `<h1>${said(view, '新员工入职信息登记表', 'APPLICATION FOR EMPLOYMENT')}</h1><p>${said(view, '填表日期：2024年10月8日', 'Date of application: 8 October 2024')}</p><table>${twos([name, ...facts])}</table>${body.join('')}<p>${esc(view.slogan)}</p><p class="sign">${said(view, '本人承诺以上信息真实有效。　签字：', 'I certify that the above is true and complete. Signed:')} ____________</p>`,
  )
}

/** The island's largest job bank: grey heads, a company's name as title, label and value in two columns below. */
export function islandBoard(view: View): string {
  const rows = (pairs: readonly Pair[]): string =>
    pairs
      .filter(([, value]) => value)
      .map(([label, value]) => `<div class="k">${esc(label)}</div><div>${esc(value)}</div>`)
      .join('')
  const entry = (one: Entry): string => {
    const isSchool = one.kind === 'edu'
    const pairs: Pair[] = isSchool
      ? [
          [view.label('major'), one.role],
          [view.label('degree'), one.detail ? `${one.detail}畢業` : ''],
          [view.label('period'), one.period],
        ]
      : [
          [view.label('role'), one.role],
          ['職務類別', one.detail],
          ['公司規模', one.kind === 'work' ? pick(view.random, ['30~100人', '100~500人', '500人以上']) : ''],
          [view.label('period'), one.period],
          ['管理責任', one.kind === 'work' ? pick(view.random, ['無', '管理4人以下', '管理5~8人']) : ''],
          [one.kind === 'work' ? view.label('description') : '說明', one.lines.join('\n')],
        ]
    return `<h3>${esc(one.organisation)}</h3><div class="g">${rows(pairs)}</div>`
  }
  const facts: Pair[] = view.facts.map((fact) => [fact.label, fact.value])
  const intent: Pair[] = view.intent.map((fact) => [fact.label, fact.value])
  return pageOf(
    view,
    `body{font:9.8pt/1.6 'Noto Sans CJK TC';padding:30px 50px}.top{display:flex;gap:22px;border-bottom:3px solid #ff7800;padding-bottom:10px}h1{font-size:18pt}h2{background:#eee;color:#444;font-size:11.5pt;padding:2px 8px;margin:12px 0 6px}h3{font-size:10.5pt;color:#ff7800}.g{display:grid;grid-template-columns:92px 1fr;white-space:pre-line;margin-bottom:8px}.k{color:#888}`,
    `<div class="top">${photo(78, 104)}<div><h1>${esc(view.name)}</h1><div class="g">${rows(facts)}</div></div></div><h2>${esc(view.intentTitle)}</h2><div class="g">${rows(intent)}</div>${view.sections
      .map((one) =>
        titled(
          one,
          inside(one, view, entry, (tags) => `<p>${tags.map((tag) => `#${esc(tag)}`).join('　')}</p>`),
        ),
      )
      .join('')}<p>${esc(view.slogan)}</p>`,
  )
}

const td = (text: string): string => `<td>${esc(text)}</td>`

/** Ruled tables with a running number in front: first and last month in columns of their own, schools by year of passing. */
export function numberedLog(view: View): string {
  const head = (words: readonly string[]): string =>
    `<tr>${words.map((word) => `<th>${esc(word)}</th>`).join('')}</tr>`
  const number = said(view, '序号', 'S. No.')
  const jobs = ({ kind, entries }: Section): string =>
    `<table>${head([number, orgLabel(kind, view), view.label('role'), said(view, '自', 'From'), said(view, '至', 'To'), said(view, '备注', 'Remarks')])}${entries
      .map((one, at) => {
        const [from, to] = sidesOf(one, view)
        return `<tr>${[String(at + 1), one.organisation, one.role, from, to, one.detail].map(td).join('')}</tr>`
      })
      .join('')}</table>${lines(entries.flatMap((one) => one.lines))}`
  const schools = ({ entries }: Section): string =>
    `<table>${head([number, view.label('degree'), view.label('major'), view.label('school'), said(view, '毕业年份', 'Year of passing')])}${entries
      .map(
        (one, at) =>
          `<tr>${[String(at + 1), one.detail, one.role, one.organisation, one.period].map(td).join('')}</tr>`,
      )
      .join('')}</table>`
  const body = view.sections.map((one) =>
    titled(
      one,
      one.entries.length
        ? (one.kind === 'edu' ? schools : jobs)(one)
        : `${one.tags.length ? `<p>${one.tags.map(esc).join(', ')}</p>` : ''}${lines(one.lines)}`,
    ),
  )
  const fact = (one: Fact): string =>
    `<tr><td class="k">${esc(one.label)}</td><td class="k">:</td><td class="k">${esc(one.value)}</td></tr>`
  return pageOf(
    view,
    `body{font:10.4pt/1.35 'Tinos','WenQuanYi Zen Hei';padding:38px 52px}h1{text-align:center;font-size:14pt;text-decoration:underline}h2{font-size:11pt;background:#ccc;padding:2px 6px;margin:12px 0 5px}table{border-collapse:collapse;width:100%}th,td{border:1px solid #333;padding:3px 6px;text-align:left;vertical-align:top}.k{border:0;padding:1px 8px 1px 0}.f{width:auto}`,
    `<h1>${said(view, '个 人 履 历', 'CURRICULUM VITAE')}</h1><h3>${esc(view.name)}</h3><table class="f">${[...view.facts, ...view.intent].map(fact).join('')}</table><p>${esc(view.slogan)}</p>${body.join('')}<h2>${said(view, '声明', 'Declaration')}</h2><p>${said(view, '以上内容属实。　日期：2024.6.18', 'I hereby declare that the above particulars are true to the best of my knowledge. Date: 18/06/2024')} ${esc(factOf(view, 'city') && said(view, '', `Place: ${factOf(view, 'city')}`))}</p>`,
  )
}

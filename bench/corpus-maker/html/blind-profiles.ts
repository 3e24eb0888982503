import type { Entry, Section, View } from '../view.ts'
import { colonOf, type EntryStyle, esc, inside, lines, pageOf, photo } from './markup.ts'

const sectionsOf = (view: View, kinds: readonly string[], isIn: boolean): Section[] =>
  view.sections.filter((one) => kinds.includes(one.kind) === isIn)

function blocks(
  sections: readonly Section[],
  view: View,
  entry: EntryStyle,
  tag: (tags: string[]) => string,
): string {
  return sections
    .map((one) => `<section><h2>${esc(one.title)}</h2>${inside(one, view, entry, tag)}</section>`)
    .join('')
}

const join = (parts: readonly string[], between: string): string =>
  parts.filter(Boolean).map(esc).join(between)
const list = (tags: string[]): string => tags.map((tag) => `<div>${esc(tag)}</div>`).join('')

/** A network's profile as PDF: contacts and top skills in a grey column, employer over title over dates with their length. */
export function networkProfile(view: View): string {
  const chinese = view.language === 'zh'
  const entry = (one: Entry): string =>
    one.kind === 'edu'
      ? `<div class="e"><b>${esc(one.organisation)}</b><div>${join([one.detail, one.role], ', ')} · (${esc(one.period)})</div>${lines(one.lines)}</div>`
      : `<div class="e"><b>${esc(one.organisation)}</b><div>${esc(one.role)}</div><div class="q">${esc(one.period)} ${chinese ? '（1 年 8 个月）' : '(1 year 8 months)'}</div>${one.detail ? `<div class="q">${esc(one.detail)}</div>` : ''}${one.lines.map((text) => `<div>${esc(text)}</div>`).join('')}</div>`
  const contact = view.facts.map((fact) => `<div>${esc(fact.bare)}</div>`).join('')
  const city = view.facts.find((fact) => fact.key === 'city')?.value ?? ''
  const headline = view.intent.find((fact) => fact.key === 'position')?.value ?? ''
  return pageOf(
    view,
    `body{font:10.5pt/1.45 'Open Sans','Noto Sans CJK SC'}@page{margin:0}.w{display:grid;grid-template-columns:31% 69%;min-height:296mm}aside{background:#293e49;color:#e1e8eb;padding:44px 16px;font-size:9pt}aside h2{font-size:11pt;margin:18px 0 6px}main{padding:44px 30px}h1{font-size:23pt;font-weight:400}main h2{font-size:14pt;font-weight:400;margin:18px 0 8px}.q{color:#777;font-size:9pt}.e{margin-bottom:12px}`,
    `<div class="w"><aside><h2>${chinese ? '联系方式' : 'Contact'}</h2>${contact}${blocks(sectionsOf(view, ['skills', 'lang'], true), view, entry, list)}</aside><main><h1>${esc(view.name)}</h1><div>${esc(headline)}</div><div class="q">${esc(city)}</div><p>${esc(view.slogan)}</p>${blocks(sectionsOf(view, ['skills', 'lang'], false), view, entry, list)}<p>${esc(view.footer)}</p></main></div>`,
  )
}

/** The European form: dates in brackets over the post, the employer in small capitals with its place. */
export function europeanForm(view: View): string {
  const entry = (one: Entry): string => {
    const edu = one.kind === 'edu'
    const [first, second] = edu
      ? [[one.detail, one.role].filter(Boolean).join(' '), one.organisation]
      : [one.role || one.organisation, one.role ? one.organisation : '']
    return `<div class="e"><div class="q">[ ${esc(one.period)} ]</div><div><b>${esc(first)}</b></div><div class="o">${esc(second)}</div>${one.detail && !edu ? `<div>${view.language === 'zh' ? '部门：' : 'Department: '}${esc(one.detail)}</div>` : ''}${lines(one.lines)}</div>`
  }
  const facts = [...view.facts, ...view.intent]
    .map((fact) => `<span><b>${esc(fact.label)}${colonOf(view)}</b>${esc(fact.value)}</span>`)
    .join(' &nbsp;|&nbsp; ')
  return pageOf(
    view,
    `body{font:9.8pt/1.5 'Carlito','Noto Sans CJK SC';padding:36px 48px}h1{font-size:20pt;color:#004494;text-transform:none}h2{font-size:11pt;color:#004494;text-transform:uppercase;border-bottom:1px solid #bbb;margin:14px 0 6px}.o{font-weight:700;color:#555}.q{color:#555}.top{display:flex;gap:18px}.e{margin-bottom:8px}`,
    `<div class="top">${photo(78, 98)}<div><h1>${esc(view.name)}</h1><div>${facts}</div></div></div><p>${esc(view.slogan)}</p>${blocks(view.sections, view, entry, (tags) => `<p>${tags.map(esc).join(' | ')}</p>`)}<p>${esc(view.footer)}</p>`,
  )
}

/** A poster-like page: name in two letter-spaced lines, a round photograph, pictures instead of labels, skill bars. */
export function poster(view: View): string {
  const chinese = view.language === 'zh'
  const words = chinese
    ? [view.name]
    : [view.name.split(' ').slice(0, -1).join(' '), view.name.split(' ').at(-1) ?? '']
  const icon = '<svg width="10" height="10"><circle cx="5" cy="5" r="4" fill="#e8b04b"/></svg> '
  const entry = (one: Entry): string => {
    const edu = one.kind === 'edu' || one.kind === 'proj'
    return `<div class="e"><div class="r">${esc(edu ? one.organisation : one.role || one.organisation)}</div><div class="u"><span>${join([edu ? one.detail : one.role ? one.organisation : '', edu ? one.role : one.detail], ' / ')}</span><span>${esc(one.period)}</span></div>${lines(one.lines)}</div>`
  }
  const bars = (tags: string[]): string =>
    tags
      .map((tag, index) => `<div class="k">${esc(tag)}<span style="width:${90 - index * 9}px"></span></div>`)
      .join('')
  const side = sectionsOf(view, ['skills', 'lang'], true)
  const edu = sectionsOf(view, ['edu'], true)
  const rest = sectionsOf(view, ['skills', 'lang', 'edu'], false)
  return pageOf(
    view,
    `@page{margin:0}@page:first{margin:0}body{font:9.5pt/1.5 'Roboto','Noto Sans CJK SC'}.w{display:flex;min-height:296mm}aside{width:36%;background:#2f3542;color:#f1f2f6;padding:34px 24px}main{flex:1;padding:40px 30px}.photo{border-radius:50%;display:block;margin:0 auto 20px}h1{font-size:25pt;letter-spacing:.18em;line-height:1.15;text-transform:uppercase;font-weight:700}h2{font-size:11.5pt;letter-spacing:.14em;text-transform:uppercase;margin:20px 0 8px}.u{display:flex;justify-content:space-between;color:#777;gap:10px}.r{font-weight:700;font-size:10.5pt}.k span{display:block;height:4px;background:#e8b04b;margin:2px 0 6px}.job{letter-spacing:.1em;color:#e8a020;margin:4px 0 10px}aside p,aside div{overflow-wrap:anywhere}`,
    `<div class="w"><aside>${photo(96, 96)}<h2>${chinese ? '联系' : 'Contact'}</h2>${view.facts.map((fact) => `<p>${icon}${esc(fact.bare)}</p>`).join('')}${blocks(edu, view, entry, bars)}${blocks(side, view, entry, bars)}</aside><main><h1>${words.map(esc).join('<br>')}</h1><div class="job">${esc(view.intent.find((fact) => fact.key === 'position')?.value ?? '')}</div><p>${esc(view.slogan)}</p>${blocks(rest, view, entry, bars)}<p>${esc(view.footer)}</p></main></div>`,
  )
}

/** A note-taking program's export: headings of three sizes, `post @ employer`, the dates in italics below. */
export function notebook(view: View): string {
  const entry = (one: Entry): string => {
    const edu = one.kind === 'edu'
    const head =
      edu || one.kind === 'proj' || !one.role
        ? join([one.organisation], '')
        : `${esc(one.role)} @ ${esc(one.organisation)}`
    const below = edu
      ? join([one.detail, one.role], ', ')
      : one.kind === 'proj'
        ? esc(one.role)
        : esc(one.detail)
    return `<h3>${head}</h3><p><em>${esc(one.period)}</em></p>${below ? `<p>${below}</p>` : ''}${lines(one.lines)}`
  }
  return pageOf(
    view,
    `body{font:11pt/1.5 'Liberation Sans','Noto Sans CJK SC';padding:56px 70px}h1{font-size:30pt}h2{font-size:18pt;margin-top:22px}h3{font-size:13pt;margin-top:10px}code{background:#eee;border-radius:3px;padding:1px 5px}`,
    `<h1>${esc(view.name)}</h1><p>${esc(view.slogan)}</p><ul>${[...view.facts, ...view.intent].map((fact) => `<li><b>${esc(fact.label)}</b>${colonOf(view)}${esc(fact.value)}</li>`).join('')}</ul><hr>${view.sections.map((one) => `<h2>${esc(one.title)}</h2>${inside(one, view, entry, (tags) => `<p>${tags.map((tag) => `<code>${esc(tag)}</code>`).join(' ')}</p>`)}`).join('')}<p>${esc(view.footer)}</p>`,
  )
}

/** Years stand large one over the other in a column of their own, beside centred cards of schools. */
export function bigYears(view: View): string {
  const [from, to] = [
    (period: string): string => period.split(/\s?(?:-|–|—|至|~)\s?/)[0] ?? '',
    (period: string): string => period.split(/\s?(?:-|–|—|至|~)\s?/).at(-1) ?? '',
  ]
  const job = (one: Entry): string =>
    `<div class="j"><div class="y">${esc(from(one.period))}<br>${esc(to(one.period))}</div><div><b>${esc(one.organisation)}</b><br><span class="q">${join([one.role, one.detail], ' · ')}</span>${lines(one.lines)}</div></div>`
  const card = (one: Entry): string =>
    `<div class="c"><b>${esc(one.organisation)}</b><br>${join([one.detail, one.role], view.language === 'zh' ? ' · ' : ', ')}<br><span class="q">${esc(one.period)}</span></div>`
  const body = view.sections
    .map((one) =>
      one.kind === 'edu'
        ? `<h2>${esc(one.title)}</h2><div class="g">${one.entries.map(card).join('')}</div>`
        : `<h2>${esc(one.title)}</h2>${inside(one, view, job, (tags) => `<p>${tags.map(esc).join('   ')}</p>`)}`,
    )
    .join('')
  const isMonthly = view.form !== 'dash0'
  return pageOf(
    view,
    `body{font:9.9pt/1.5 'Lato','WenQuanYi Zen Hei';padding:40px 50px}h1{font-size:30pt;text-align:right}.f{text-align:right;color:#444}h2{font-size:13pt;color:#8e2de2;margin:16px 0 8px}.j{display:grid;grid-template-columns:96px 1fr;margin-bottom:8px}.y{font-weight:700;color:#8e2de2}.g{display:grid;grid-template-columns:1fr 1fr;gap:14px}.c{border:1px solid #ddd;border-radius:6px;padding:8px;text-align:center}.q{color:#777}`,
    `<h1>${esc(view.name)}</h1><div class="f">${[...view.facts, ...view.intent].map((fact) => `<div>${esc(fact.bare)}</div>`).join('')}</div><p>${esc(view.slogan)}</p>${body}<p>${esc(isMonthly ? view.footer : '')}</p>`,
  )
}

/** Employer and place on the first line, post and dates on the second, both right-aligned at the page's edge. */
export function rightDates(view: View): string {
  const entry = (one: Entry): string => {
    const edu = one.kind === 'edu'
    return `<div class="h"><b>${esc(one.organisation)}</b><span>${edu ? '' : esc(one.detail)}</span></div><div class="h"><i>${edu ? join([one.detail, one.role], view.language === 'zh' ? '，' : ' in ') : esc(one.role)}</i><i>${esc(one.period)}</i></div>${lines(one.lines)}`
  }
  return pageOf(
    view,
    `body{font:10.6pt/1.35 'EB Garamond','AR PL UMing CN';padding:44px 54px}h1{text-align:center;font-size:25pt;font-variant:small-caps;font-weight:400}.c{text-align:center}h2{font-size:12pt;font-variant:small-caps;font-weight:400;border-bottom:1px solid #000;margin:12px 0 4px}.h{display:flex;justify-content:space-between}`,
    `<h1>${esc(view.name)}</h1><p class="c">${[...view.facts, ...view.intent].map((fact) => esc(fact.bare)).join(' | ')}</p><p>${esc(view.slogan)}</p>${view.sections.map((one) => `<h2>${esc(one.title)}</h2>${inside(one, view, entry, (tags) => `<p>${tags.map(esc).join(', ')}</p>`)}`).join('')}<p>${esc(view.footer)}</p>`,
  )
}

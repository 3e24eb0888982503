import type { Entry, Section, View } from '../view.ts'
import { joined } from './entries.ts'
import { factOf, grouped, said, sidesOf, titled } from './inbox-parts.ts'
import { colonOf, esc, inside, lines, pageOf, photo } from './markup.ts'

/** A student's sheet: an emblem line, facts in two columns beside the photograph, titles in a tinted tab with a rule. */
export function campusSheet(view: View): string {
  const entry = (one: Entry): string => {
    const isSchool = one.kind === 'edu'
    return `<div class="r"><b>${esc(one.organisation)}</b><span>${isSchool ? `${esc(one.role)}${one.detail && `（${esc(one.detail)}）`}` : joined([one.detail, one.role], '　')}</span><span class="d">${esc(one.period)}</span></div>${lines(one.lines)}`
  }
  const facts = [...view.facts, ...view.intent].map(
    (fact) => `<div>${esc(fact.label)}：${esc(fact.value)}</div>`,
  )
  return pageOf(
    view,
    `body{font:9.8pt/1.5 'Noto Sans CJK SC','Noto Sans CJK TC';padding:28px 44px}.m{color:#8c1515;text-align:right;font-size:8.5pt}.top{display:flex;justify-content:space-between;gap:20px}h1{font-size:21pt;color:#8c1515}.f{display:grid;grid-template-columns:250px 250px;column-gap:10px}h2{border-bottom:2px solid #8c1515;margin:11px 0 5px;font-size:10.5pt}h2:before{content:'';display:inline-block;width:8px;height:12px;background:#8c1515;margin-right:6px}.r{display:grid;grid-template-columns:220px 1fr 150px}.d{text-align:right;color:#555}`,
    `<div class="m">${esc(view.footer)}</div><div class="top"><div><h1>${esc(view.name)}</h1><div class="f">${facts.join('')}</div></div>${photo(81, 108)}</div><p>${esc(view.slogan)}</p>${view.sections
      .map((one) =>
        titled(
          one,
          inside(one, view, entry, (tags) => `<p>${tags.map(esc).join('、')}</p>`),
        ),
      )
      .join('')}`,
  )
}

/** As tracking systems are said to like it: employer, place, post and dates on four lines, capitals for titles, no columns. */
export function fourLines(view: View): string {
  const entry = (one: Entry): string => {
    const isSchool = one.kind === 'edu'
    const parts = isSchool
      ? [[one.detail, one.role].filter(Boolean).join(said(view, '，', ' in ')), one.organisation, one.period]
      : [one.organisation, one.detail, one.role, one.period]
    return `${parts
      .filter(Boolean)
      .map((part) => `<div>${esc(part)}</div>`)
      .join('')}${lines(one.lines)}<br>`
  }
  return pageOf(
    view,
    `body{font:11pt/1.35 'Carlito','Noto Sans CJK SC';padding:60px 72px}h1{font-size:11pt}h2{font-size:11pt;text-transform:uppercase;margin:12px 0 4px}`,
    `<h1>${esc(view.name)}</h1>${view.facts.map((fact) => `<div>${esc(fact.bare)}</div>`).join('')}${view.intent.map((fact) => `<div>${esc(fact.bare)}</div>`).join('')}<p>${esc(view.slogan)}</p>${view.sections
      .map((one) =>
        titled(
          one,
          inside(one, view, entry, (tags) => `<div>${tags.map(esc).join(', ')}</div>`),
        ),
      )
      .join('')}`,
  )
}

/** A government's long form: each post with pay, hours, series and a supervisor whose number is not the candidate's. */
export function federal(view: View): string {
  const entry = (one: Entry): string => {
    const [from, to] = sidesOf(one, view)
    const isSchool = one.kind === 'edu'
    const more = isSchool
      ? ''
      : `<div>Hours per week: 40 &nbsp; Salary: $${60 + Math.floor(view.random() * 40)},200 per year &nbsp; Series: 0343 Grade: 11</div><div>Supervisor: D. Kessler (555-555-0100) &nbsp; May contact: Yes</div>`
    return `<div class="e"><b>${esc(isSchool ? one.organisation : one.role)}</b><div>${isSchool ? joined([one.detail, one.role], ', ') : esc(one.organisation)}</div><div>${isSchool ? '' : esc(one.detail)}</div><div>${isSchool ? `Completed: ${esc(one.period)}` : `Start date: ${esc(from)} &nbsp; End date: ${esc(to)}`}</div>${more}${lines(one.lines)}</div>`
  }
  return pageOf(
    view,
    `body{font:10.6pt/1.4 'Nimbus Roman';padding:50px 64px}h1{font-size:15pt}h2{font-size:11pt;text-transform:uppercase;border:1px solid #000;padding:1px 6px;margin:12px 0 6px}.e{margin-bottom:9px}`,
    `<h1>${esc(view.name)}</h1>${view.facts.map((fact) => `<div>${esc(fact.label)}: ${esc(fact.value)}</div>`).join('')}<div>Citizenship: United States &nbsp; Veterans’ preference: No</div>${view.intent.map((fact) => `<div>${esc(fact.bare)}</div>`).join('')}<p>${esc(view.slogan)}</p>${view.sections
      .map((one) =>
        titled(
          one,
          inside(one, view, entry, (tags) => `<p>${tags.map(esc).join('; ')}</p>`),
        ),
      )
      .join('')}`,
  )
}

/** A scholar's list: years hang at the left, each entry is one sentence, papers and talks follow. */
export function academic(view: View): string {
  const entry = (one: Entry): string => {
    const head = joined([one.role, one.detail, one.organisation], said(view, '，', ', '))
    return `<div class="r"><div>${esc(one.period)}</div><div>${head}${said(view, '。', '.')}${one.lines.map((text) => `<br>${esc(text)}`).join('')}</div></div>`
  }
  const contact = view.facts.map((fact) => esc(fact.bare)).join('<br>')
  return pageOf(
    view,
    `body{font:10.8pt/1.45 'Linux Libertine O','Noto Serif CJK SC';padding:52px 66px}h1{font-size:17pt;font-weight:400}.a{text-align:right;font-size:9.6pt;margin-top:-30px}h2{font:italic 12.5pt 'Linux Libertine O','Noto Serif CJK SC';margin:14px 0 5px}.r{display:grid;grid-template-columns:128px 1fr;margin-bottom:4px}ul{list-style:none;padding-left:128px}`,
    `<h1>${esc(view.name)}</h1><div class="a">${contact}</div>${view.intent.map((fact) => `<div>${esc(fact.bare)}</div>`).join('')}<p>${esc(view.slogan)}</p>${view.sections
      .map((one) =>
        titled(
          one,
          inside(one, view, entry, (tags) => `<p>${tags.map(esc).join(said(view, '、', ', '))}</p>`),
        ),
      )
      .join('')}<p>${esc(view.footer)}</p>`,
  )
}

/** What one can first, told at length; where one worked is a bare list at the end. */
export function skillsFirst(view: View): string {
  const isStory = (one: Section): boolean => ['work', 'intern', 'proj'].includes(one.kind)
  const told = view.sections.filter(isStory).flatMap((one) => one.entries.flatMap((each) => each.lines))
  const row = (one: Entry): string =>
    `<div class="r"><span>${one.kind === 'edu' ? joined([one.detail, one.role, one.organisation], ', ') : joined([one.role, one.organisation, one.detail], ', ')}</span><span>${esc(one.period)}</span></div>`
  const plain = (one: Section): string =>
    titled(
      one,
      inside(
        { ...one, entries: one.entries.map((each) => ({ ...each, lines: [] })) },
        view,
        row,
        (tags) => `<ul class="t">${tags.map((tag) => `<li>${esc(tag)}</li>`).join('')}</ul>`,
      ),
    )
  const first = view.sections.filter((one) => !isStory(one) && one.kind !== 'edu')
  const last = view.sections.filter((one) => !first.includes(one))
  return pageOf(
    view,
    `body{font:10.8pt/1.5 'Caladea','AR PL UMing CN';padding:48px 60px}h1{font-size:20pt;text-align:right;color:#31572c}.c{text-align:right}h2{font-size:12pt;color:#31572c;border-top:1px solid #31572c;padding-top:4px;margin-top:12px}.r{display:flex;justify-content:space-between}.t{columns:3}`,
    `<h1>${esc(view.name)}</h1><div class="c">${[...view.facts, ...view.intent].map((fact) => esc(fact.bare)).join(' &bull; ')}</div><p>${esc(view.slogan)}</p>${first.map(plain).join('')}<h2>${said(view, '主要能力与成绩', 'Selected achievements')}</h2>${lines(told)}${last.map(plain).join('')}<p>${esc(view.footer)}</p>`,
  )
}

/** Brazilian manner: facts in one sentence, employer and dates on a line, `Cargo:` and the duties below it. */
export function cargoLines(view: View): string {
  const group = (entries: Entry[]): string => {
    const [first] = entries
    if (first?.kind === 'edu')
      return entries
        .map(
          (one) =>
            `<p>• ${joined([one.detail && one.role ? `${one.detail} em ${one.role}` : one.detail || one.role, one.organisation], ' – ')}${one.period ? ` (${esc(one.period)})` : ''}</p>${lines(one.lines)}`,
        )
        .join('')
    const posts = entries.map(
      (one) =>
        `<p>${one.role ? `<b>${esc(view.label('role'))}:</b> ${esc(one.role)}` : ''}${entries.length > 1 ? ` (${esc(one.period)})` : ''}<br>${one.lines.length ? `<b>${esc(view.label('description'))}:</b> ${one.lines.map(esc).join(' ')}` : ''}</p>`,
    )
    return `<h3>${joined([first?.organisation ?? '', first?.detail ?? ''], ' – ')}${entries.length === 1 ? ` | ${esc(first?.period ?? '')}` : ''}</h3>${posts.join('')}`
  }
  return pageOf(
    view,
    `body{font:11pt/1.4 'Arimo';padding:50px 62px}h1{text-align:center;font-size:17pt}.c{text-align:center}h2{font-size:11.5pt;text-transform:uppercase;border-bottom:2px solid #555;margin:14px 0 6px}h3{font-size:11pt;margin-top:7px}`,
    `<h1>${esc(view.name)}</h1><p class="c">${view.facts.map((fact) => esc(fact.bare)).join(' | ')}</p>${view.intent.length ? `<h2>${esc(view.intentTitle)}</h2>${view.intent.map((fact) => `<p>${fact.key === 'position' ? esc(fact.value) : esc(fact.bare)}</p>`).join('')}` : ''}<p>${esc(view.slogan)}</p>${view.sections
      .map((one) =>
        titled(
          one,
          grouped(one, group, (tags) => lines(tags)),
        ),
      )
      .join('')}<p>${esc(view.footer)}</p>`,
  )
}

/** A page somebody keeps on the web and sends as a file: an address block, definition lists, nested posts, links. */
export function webSheet(view: View): string {
  const group = (entries: Entry[]): string =>
    `<dt>${esc(entries[0]?.organisation ?? '')}</dt>${entries.map((one) => `<dd><p><strong>${joined(one.kind === 'edu' ? [one.detail, one.role] : [one.role, one.detail], said(view, '，', ', '))}</strong> <time>${esc(one.period)}</time></p>${lines(one.lines)}</dd>`).join('')}`
  const fact = view.facts.map((one) =>
    one.key === 'email' ? `<a href="mailto:${esc(one.value)}">${esc(one.value)}</a>` : esc(one.bare),
  )
  return pageOf(
    view,
    `body{font:16px/1.5 Georgia,serif;max-width:46em;margin:2em auto}dt{font-weight:bold}time{color:#777}nav{float:right}`,
    `<nav><a href="#work">${said(view, '工作', 'work')}</a> <a href="#edu">${said(view, '教育', 'study')}</a> <a href="/blog">blog</a></nav><header><h1>${esc(view.name)}</h1><address>${fact.join('<br>')}</address></header>${view.intent.map((one) => `<p>${esc(one.label)}${colonOf(view)}${esc(one.value)}</p>`).join('')}<p>${esc(view.slogan)}</p>${view.sections.map((one) => `<section id="${one.kind}"><h2>${esc(one.title)}</h2><dl>${grouped(one, group, (tags) => `<dd>${tags.map((tag) => `<code>${esc(tag)}</code>`).join(' ')}</dd>`)}</dl></section>`).join('')}<footer><small>${esc(view.footer || factOf(view, 'city'))}</small></footer>`,
  )
}

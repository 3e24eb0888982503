import type { Entry, View } from '../view.ts'
import { joined } from './entries.ts'
import { factOf, grouped, said, titled } from './inbox-parts.ts'
import { esc, inside, lines, pageOf, photo } from './markup.ts'

/** The office on the web's first template: employer and place, then a dash and the post in italics; dates in small capitals below. */
export function coral(view: View): string {
  const side = (kind: string): boolean => ['skills', 'lang', 'text'].includes(kind)
  const entry = (one: Entry): string => {
    const isSchool = one.kind === 'edu'
    const head = `<b>${esc(one.organisation)}</b>${!isSchool && one.detail ? `, ${esc(one.detail)}` : ''}`
    const post = isSchool ? joined([one.detail, one.role], said(view, '，', ', ')) : esc(one.role)
    return `<h3>${head}${post ? ` — <i>${post}</i>` : ''}</h3><div class="d">${esc(one.period)}</div>${lines(one.lines)}`
  }
  const column = (isSide: boolean): string =>
    view.sections
      .filter((one) => side(one.kind) === isSide)
      .map((one) =>
        titled(
          one,
          inside(one, view, entry, (tags) => tags.map((tag) => `<p>${esc(tag)}</p>`).join('')),
        ),
      )
      .join('')
  const contact = view.facts.map(
    (fact) =>
      `<div>${fact.key === 'phone' || fact.key === 'email' ? `<b>${esc(fact.value)}</b>` : esc(fact.bare)}</div>`,
  )
  return pageOf(
    view,
    `body{font:9pt/1.45 'Open Sans','Noto Sans CJK SC';padding:54px 58px}.w{display:grid;grid-template-columns:1fr 186px;gap:34px}h1{font:700 34pt/1 'PT Serif','Noto Serif CJK SC'}h2{font-size:9pt;text-transform:uppercase;color:#e2574c;margin:20px 0 6px}h3{font:400 11pt 'PT Serif','Noto Serif CJK SC';margin-top:9px}.d{font-size:8pt;text-transform:uppercase;color:#666;margin:2px 0}`,
    `<div class="w"><div><h1>${esc(view.name)}</h1><p>${esc([factOf(view, 'position'), view.slogan].filter(Boolean).join(' · '))}</p></div><div>${contact.join('')}</div><main>${column(false)}</main><aside>${column(true)}</aside></div>`,
  )
}

/** A rail too narrow for an address: contacts broken over lines, right-aligned, beside the story. */
export function narrowRail(view: View): string {
  const group = (entries: Entry[]): string => {
    const [first] = entries
    const isSchool = first?.kind === 'edu'
    const posts = entries.map(
      (one) =>
        `<div class="p"><span>${isSchool ? joined([one.detail, one.role], said(view, '　', ', ')) : joined([one.role, one.detail], said(view, '　', ', '))}</span><em>${esc(one.period)}</em></div>${lines(one.lines)}`,
    )
    return `<h3>${esc(first?.organisation ?? '')}</h3>${posts.join('')}`
  }
  const rail = view.sections.filter((one) => one.kind === 'skills' || one.kind === 'lang')
  const rest = view.sections.filter((one) => !rail.includes(one))
  const each = (tags: readonly string[]): string => tags.map((tag) => `<p>${esc(tag)}</p>`).join('')
  return pageOf(
    view,
    `body{font:10pt/1.45 'Gentium Plus','AR PL UKai CN','AR PL UKai TW';padding:40px 46px 40px 26px;font-synthesis:none}.w{display:grid;grid-template-columns:112px 1fr;gap:24px}aside{text-align:right;border-right:1px solid #bbb;padding-right:12px;font-size:9.2pt}aside p{overflow-wrap:anywhere;margin:1px 0 5px}aside h2{font-size:10pt}aside ul{list-style:none;padding:0}h1{font-size:25pt}main h2{font-size:13pt;color:#7a1f1f;margin:14px 0 4px}h3{font-size:10.8pt;margin-top:7px}.p{display:flex;justify-content:space-between}em{color:#666}`,
    `<div class="w"><aside>${photo(84, 112)}${view.facts.map((fact) => `<p><b>${esc(fact.label)}</b><br>${esc(fact.value)}</p>`).join('')}${rail
      .map((one) =>
        titled(
          one,
          inside(one, view, () => '', each),
        ),
      )
      .join(
        '',
      )}</aside><main><h1>${esc(view.name)}</h1><p>${[view.slogan, ...view.intent.map((fact) => fact.bare)].filter(Boolean).map(esc).join('<br>')}</p>${rest.map((one) => titled(one, grouped(one, group, each))).join('')}<p>${esc(view.footer)}</p></main></div>`,
  )
}

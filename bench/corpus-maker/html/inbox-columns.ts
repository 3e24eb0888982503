import type { Entry, Section, View } from '../view.ts'
import { joined } from './entries.ts'
import { byOrganisation, factOf, grouped, lengthOf, said, sidesOf, titled } from './inbox-parts.ts'
import { esc, inside, lines, pageOf, photo } from './markup.ts'

const AWESOME: Record<string, string> = { phone: '&#xf095;', email: '&#xf0e0;', city: '&#xf041;' }

function among(view: View, kinds: readonly string[], isWithin = true): Section[] {
  return view.sections.filter((one) => kinds.includes(one.kind) === isWithin)
}

function study(one: Entry, view: View): string {
  return `<div class="s"><b>${esc(one.organisation)}</b><br>${joined([one.role, one.detail], said(view, ' / ', ', '))}<br><i>${esc(one.period)}</i></div>${lines(one.lines)}`
}

const bulleted = (tags: readonly string[]): string =>
  `<ul>${tags.map((tag) => `<li>${esc(tag)}</li>`).join('')}</ul>`

/** A drawing program's template: round photograph and icons on a pastel panel, dots on a line at the right. */
export function circlePhoto(view: View): string {
  const job = (one: Entry): string =>
    `<div class="j"><div class="d">${joined([one.organisation, one.period], ' · ')}</div><h3>${joined([one.role, one.detail], said(view, '，', ', '))}</h3>${lines(one.lines)}</div>`
  const rest = view.intent.filter((fact) => fact.key !== 'position')
  const facts = [...view.facts, ...rest].map(
    (fact) => `<p><span class="fa">${AWESOME[fact.key] ?? '&#xf007;'}</span> ${esc(fact.bare)}</p>`,
  )
  const aside = among(view, ['edu', 'skills', 'lang']).map((one) =>
    titled(one, inside(one, view, study, bulleted)),
  )
  const main = among(view, ['edu', 'skills', 'lang'], false).map((one) =>
    titled(one, inside(one, view, job, bulleted)),
  )
  return pageOf(
    view,
    `@page{margin:0}body{font:9.6pt/1.5 'Cantarell','Noto Sans CJK SC'}.w{display:grid;grid-template-columns:225px 1fr;min-height:296mm}aside{background:#f3e4d8;padding:34px 22px}.photo{border-radius:50%;width:112px;height:112px;display:block;margin:0 auto 16px}main{padding:44px 38px}h1{font-size:27pt;letter-spacing:.12em;text-transform:uppercase;line-height:1.15}.p{letter-spacing:.2em;color:#a5673f;margin:6px 0 14px}h2{font-size:11pt;letter-spacing:.18em;text-transform:uppercase;border-bottom:1px solid #a5673f;margin:16px 0 8px}.j{border-left:2px solid #d7b49e;padding-left:14px;margin-left:4px}.j h3:before{content:'';position:absolute;width:8px;height:8px;border-radius:50%;background:#a5673f;margin:5px 0 0 -19px}.d{color:#8a6a55}.fa{font-family:FontAwesome;color:#a5673f}p{overflow-wrap:anywhere}h3{font-size:10.5pt}i{color:#8a6a55;font-style:normal}`,
    `<div class="w"><aside>${photo(112, 112)}<h2>${esc(view.factsTitle)}</h2>${facts.join('')}${aside.join('')}</aside><main><h1>${esc(view.name)}</h1><div class="p">${esc(factOf(view, 'position'))}</div><p>${esc(view.slogan)}</p>${main.join('')}</main></div>`,
  )
}

/** A coloured head with three contact columns below it; years in pills before each post, a narrow column at the right. */
export function headWave(view: View): string {
  const job = (entries: Entry[]): string =>
    `<div class="o">${esc(entries[0]?.organisation ?? '')}</div>${entries.map((one) => `<div class="j"><span class="y">${esc(one.period)}</span> <b>${esc(one.role)}</b> ${esc(one.detail)}${lines(one.lines)}</div>`).join('')}`
  const right = among(view, ['edu', 'skills', 'lang'])
  const left = among(view, ['edu', 'skills', 'lang'], false)
  const contact = view.facts.map(
    (fact) => `<div><small>${esc(fact.label)}</small><br>${esc(fact.value)}</div>`,
  )
  return pageOf(
    view,
    `@page{margin:0 0 10mm}body{font:9.7pt/1.5 'PT Sans','Noto Sans CJK SC'}header{background:#124e66;color:#fff;padding:34px 46px 20px;border-radius:0 0 50% 50%/0 0 26px 26px}h1{font-size:26pt;font-weight:400}.c{display:grid;grid-template-columns:repeat(3,1fr);gap:6px;background:#d3e2e8;padding:10px 46px}small{color:#456}.w{display:grid;grid-template-columns:1fr 190px;gap:28px;padding:14px 46px}h2{font-size:12pt;color:#124e66;margin:12px 0 5px}.o{font-size:11pt;color:#124e66;margin-top:6px}.y{background:#d3e2e8;border-radius:9px;padding:0 8px;font-size:8.6pt}i{color:#678;font-style:normal}.s{margin-bottom:8px}`,
    `<header><h1>${esc(view.name)}</h1><div>${view.intent.map((fact) => esc(fact.key === 'position' ? fact.value : fact.bare)).join(' ◆ ')}</div></header><div class="c">${contact.join('')}</div><div class="w"><main><p>${esc(view.slogan)}</p>${left.map((one) => titled(one, grouped(one, job, bulleted))).join('')}</main><aside>${right.map((one) => titled(one, inside(one, view, study, bulleted))).join('')}</aside></div>`,
  )
}

/** A line down the middle of the page: entries stand at its left and right in turn, dates on the other side. */
export function zigzag(view: View): string {
  const row = (one: Entry, at: number): string => {
    const text = `<div class="t"><b>${esc(one.organisation)}</b><br>${joined([one.role, one.detail], ' | ')}${lines(one.lines)}</div>`
    const date = `<div class="d">${esc(one.period)}</div>`
    return `<div class="r ${at % 2 === 0 ? 'a' : 'b'}">${at % 2 === 0 ? text + date : date + text}</div>`
  }
  const body = view.sections.map((one) =>
    titled(
      one,
      one.entries.length
        ? one.entries.map(row).join('')
        : `<div class="x">${one.tags.map(esc).join(' · ')}${lines(one.lines)}</div>`,
    ),
  )
  return pageOf(
    view,
    `body{font:9.8pt/1.45 'Roboto','WenQuanYi Zen Hei';padding:36px 44px}h1{text-align:center;font-size:22pt}.c{text-align:center;color:#555}h2{text-align:center;font-size:11pt;background:#2f3640;color:#fff;width:190px;margin:14px auto 6px;border-radius:3px;padding:2px}.r{display:grid;grid-template-columns:1fr 1fr;column-gap:32px;background:linear-gradient(#c23616,#c23616) center/2px 100% no-repeat;padding:3px 0 8px}.a .t,.b .d{text-align:right}.a .t ul{direction:rtl;text-align:right}.a .t li{unicode-bidi:plaintext}.d{color:#c23616;font-weight:700}.x{text-align:center}.x ul{list-style:none;padding:0}`,
    `<h1>${esc(view.name)}</h1><div class="c">${[...view.facts, ...view.intent].map((fact) => esc(fact.bare)).join('　/　')}</div><p class="c">${esc(view.slogan)}</p>${body.join('')}<p class="c">${esc(view.footer)}</p>`,
  )
}

function stayOf(posts: readonly Entry[], view: View): string {
  const [latest, first] = [posts[0], posts.at(-1)]
  return latest && first ? lengthOf({ ...latest, start: first.start }, view) : ''
}

/** The profile a career network saves as PDF: posts below their employer with the length of each, page numbers in words. */
export function savedProfile(view: View): string {
  const city = factOf(view, 'city')
  const post = (one: Entry): string =>
    `<div class="q">${esc(one.role)}</div><div>${esc(one.period)}${lengthOf(one, view) && ` (${esc(lengthOf(one, view))})`}</div><div class="l">${esc(one.detail || city)}</div>${one.lines.map((text) => `<p>${esc(text)}</p>`).join('')}`
  const section = (one: Section): string =>
    titled(
      one,
      one.kind === 'edu'
        ? one.entries
            .map(
              (each) =>
                `<div class="o">${esc(each.organisation)}</div><div>${joined([each.detail, each.role], ', ')}${each.period ? ` · (${esc(each.period)})` : ''}</div>${lines(each.lines)}`,
            )
            .join('')
        : byOrganisation(one.entries)
            .map(
              (posts) =>
                `<div class="o">${esc(posts[0]?.organisation ?? '')}</div>${posts.length > 1 ? `<div>${esc(stayOf(posts, view))}</div>` : ''}${posts.map(post).join('')}`,
            )
            .join('') +
            (one.entries.length
              ? ''
              : [...one.tags, ...one.lines].map((text) => `<p>${esc(text)}</p>`).join('')),
    )
  const contact = ['phone', 'email'].map((key) => factOf(view, key)).filter(Boolean)
  const link = `www.linkedin.com/in/${factOf(view, 'email').split('@')[0] ?? 'profile'}-5b20a1`
  return pageOf(
    view,
    `body{font:9.8pt/1.5 'Arimo','Noto Sans CJK SC'}.w{display:grid;grid-template-columns:31% 1fr;min-height:284mm}aside{background:#293e49;color:#fff;padding:34px 18px 20px 24px;font-size:9pt}aside h2{color:#fff;font-size:12pt}main{padding:34px 30px}h1{font-size:23pt;font-weight:400}h2{font-size:13.5pt;font-weight:400;margin:16px 0 6px}.o{font-size:11pt;font-weight:700;margin-top:8px}.q{font-size:10.4pt}.l{color:#999}aside p,a{overflow-wrap:anywhere;margin:2px 0}`,
    `<div class="w"><aside><h2>${esc(view.factsTitle)}</h2>${contact.map((text) => `<p>${esc(text)}</p>`).join('')}<a>${esc(link)}</a> (LinkedIn)${among(view, ['skills', 'lang']).map(section).join('')}</aside><main><h1>${esc(view.name)}</h1><div>${esc(view.slogan)}</div><div class="l">${esc(city)}</div>${among(view, ['skills', 'lang'], false).map(section).join('')}</main></div>`,
  )
}

/** An infographic: rings with per cents beside skills, languages as stars, years in circles. */
export function meters(view: View): string {
  const ring = (tags: string[]): string =>
    `<div class="rs">${tags.map((tag) => `<div class="ring">${Math.round(55 + view.random() * 40)}%</div><span>${esc(tag)}</span>`).join('')}</div>`
  const entry = (one: Entry): string => {
    const [from, to] = sidesOf(one, view)
    const circle =
      from || to ? `<div class="b">${[from, to].filter(Boolean).map(esc).join('<br>')}</div>` : '<div></div>'
    return `<div class="e">${circle}<div><b>${esc(one.role || one.organisation)}</b><br><span>${joined([one.role ? one.organisation : '', one.detail], said(view, '，', ', '))}</span>${lines(one.lines)}</div></div>`
  }
  const [narrow, wide] = [
    among(view, ['skills', 'lang', 'text']),
    among(view, ['skills', 'lang', 'text'], false),
  ]
  const language = (one: Section): Section =>
    one.kind === 'lang' ? { ...one, lines: one.lines.map((text) => `${text} ★★★★☆`) } : one
  return pageOf(
    view,
    `body{font:9.5pt/1.5 'Comfortaa','Noto Sans CJK SC';padding:34px 40px}h1{font-size:25pt;color:#6c2bd9}.c span{display:inline-block;border:1px solid #6c2bd9;border-radius:12px;padding:1px 10px;margin:0 6px 5px 0}.w{display:grid;grid-template-columns:1fr 205px;gap:26px}h2{font-size:12pt;color:#fff;background:#6c2bd9;border-radius:12px;padding:2px 12px;margin:12px 0 8px}.e{display:grid;grid-template-columns:78px 1fr;gap:10px;margin-bottom:7px}.b{width:74px;height:74px;border-radius:50%;border:3px solid #c9b3f5;text-align:center;padding-top:20px;font-size:8pt;line-height:1.4}.rs{display:grid;grid-template-columns:46px 1fr;gap:6px;align-items:center}.ring{width:42px;height:42px;border-radius:50%;border:4px solid #6c2bd9;text-align:center;line-height:34px;font-size:8pt}`,
    `<h1>${esc(view.name)}</h1><div class="c">${[...view.facts, ...view.intent].map((fact) => `<span>${esc(fact.bare)}</span>`).join('')}</div><p>${esc(view.slogan)}</p><div class="w"><main>${wide.map((one) => titled(one, inside(one, view, entry, ring))).join('')}</main><aside>${narrow.map((one) => titled(one, inside(language(one), view, entry, ring))).join('')}</aside></div>`,
  )
}

import { type DateForm, isDateForm, printDate, printPeriod } from './dates.ts'
import { filled } from './filler.ts'
import type { Period, Person, Stay } from './person.ts'
import { pick, seeded } from './seeded.ts'
import { banksOf, factWordsOf } from './word-banks.ts'
import type * as words from './wording.ts'

/** One label with its value; `bare` is how the value is written where there is no room for a label. */
export interface Fact {
  key: string
  label: string
  value: string
  bare: string
}

export interface Entry {
  kind: string
  period: string
  start: string | null
  end: string | null
  organisation: string
  role: string
  detail: string
  lines: string[]
}

export interface Section {
  kind: string
  title: string
  entries: Entry[]
  tags: string[]
  lines: string[]
}

/** A person with every word chosen: what a layout has to place on the page, all of it. */
export interface View {
  id: string
  language: 'zh' | 'en' | 'pt'
  name: string
  facts: Fact[]
  intent: Fact[]
  intentTitle: string
  factsTitle: string
  slogan: string
  footer: string
  sections: Section[]
  form: DateForm
  label: (key: string) => string
  random: () => number
}

const INTENT = /薪|到岗|到职|工作性质|求职状态|salary|notice|availab|work permit/i
const OPENING = /优势|简介|summary|profile|about|statement|概述/i

/** Chooses titles, labels, date form and order for a person, repeatably from the document's id. */
export function viewOf(source: Person, id: string): View {
  const random = seeded(`${id} ${source.name.meant}`)
  const person = filled(source, seeded(`filler ${source.name.meant}`))
  const from = <T>(bank: words.Bank<T>): T => {
    const [both, heldOut, blind] = bank
    const rarer = { dev: both, heldout: heldOut, blind, blind2: blind }[person.set]
    return pick(random, person.set !== 'dev' && random() < 0.65 ? rarer : both)
  }
  const { titles, labels, forms, betweens, presents } = banksOf(person)
  const chosen = new Map<string, string>()
  const word = (banks: typeof titles, key: string): string => {
    const at = `${banks === titles ? 'title' : 'label'} ${key}`
    const bank = banks[key]
    if (!bank) throw new Error(`no words for ${key}`)
    const value = person.options[key] ?? chosen.get(at) ?? from(bank)
    chosen.set(at, value)
    return value
  }
  const form = formOf(person, from(forms))
  const between = from(betweens)
  const present = from(presents)
  const label = (key: string): string => word(labels, key)
  const both = factsOf(person, form, label)
  const when = (one: Period): string => one.printed ?? printPeriod(one, form, between, present)
  const stay = (one: Stay): Entry => ({ ...one, period: when(one) })
  const stays = (kind: string): Section => {
    const entries = person.stays.filter((one) => one.kind === kind).map(stay)
    return { kind, title: word(titles, kind), entries, tags: [], lines: [] }
  }
  const edu: Section = {
    ...{ kind: 'edu', title: word(titles, 'edu'), tags: [], lines: [] },
    entries: person.schools.map((school) => ({
      ...{ kind: 'edu', period: when(school), organisation: school.school },
      ...{ start: school.start, end: school.end },
      ...{ role: school.major, detail: school.degreeWord, lines: school.lines },
    })),
  }
  const skills: Section = {
    ...{ kind: 'skills', title: word(titles, 'skills'), entries: [], lines: person.skillLines },
    tags: person.skillLines.length ? [] : person.skills,
  }
  const lang: Section = {
    ...{ kind: 'lang', title: word(titles, 'lang'), entries: [], tags: [] },
    lines: spoken(person, random() < 0.5),
  }
  const extras = person.extras.map(({ title, lines }) => ({
    kind: 'text',
    title,
    entries: [],
    tags: [],
    lines,
  }))
  const opening = extras.filter((one) => OPENING.test(one.title))
  const closing = extras.filter((one) => !OPENING.test(one.title))
  const story = [stays('work'), stays('intern'), stays('proj')]
  const hasWork = person.stays.some((one) => one.kind === 'work')
  const eduFirst = person.options.order ? person.options.order === 'edu' : !hasWork || random() < 0.35
  const know = random() < 0.3 ? [skills, lang] : []
  const rest = [...(eduFirst ? [edu, ...story] : [...story, edu]), stays('club')]
  const sections = [...opening, ...know, ...rest, ...(know.length ? [] : [skills, lang]), ...closing]
  return {
    ...{ id, language: person.language, name: person.name.shown, form, label, random },
    facts: inSomeOrder(
      both.filter((fact) => !isIntent(fact)),
      random,
    ),
    intent: both.filter(isIntent),
    intentTitle: word(titles, 'intent'),
    factsTitle: word(titles, 'facts'),
    slogan: person.slogan,
    footer: person.footer,
    sections: inWishedOrder(sections, person.options.order).filter(
      (one) => one.entries.length + one.tags.length + one.lines.length > 0,
    ),
  }
}

/** Sections in the order the source asks for with several kinds (`order=edu,text,club`), what it leaves out last. */
function inWishedOrder(sections: Section[], order = ''): Section[] {
  const kinds = order.split(',')
  if (kinds.length < 2) return sections
  const rank = ({ kind }: Section): number => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length)
  return sections.toSorted((one, other) => rank(one) - rank(other))
}

/** Languages with their levels, on lines of their own or joined in one. */
function spoken(person: Person, joined: boolean): string[] {
  const chinese = person.language === 'zh'
  const each = person.languages.map(({ name, level }) => {
    if (level === '') return name
    return chinese ? `${name}（${level}）` : `${name} (${level})`
  })
  return joined && each.length ? [each.join(chinese ? '，' : ', ')] : each
}

/** The document's date form: the source may fix it, else the drawn one stands. */
function formOf(person: Person, drawn: DateForm): DateForm {
  const { dates = '' } = person.options
  return isDateForm(dates) ? dates : drawn
}

/** Contacts first, person first, or as written: real forms agree on no order. */
function inSomeOrder(facts: Fact[], random: () => number): Fact[] {
  const contact = facts.filter((fact) => ['phone', 'email', 'city'].includes(fact.key))
  const others = facts.filter((fact) => !contact.includes(fact))
  const turn = random()
  if (turn < 0.3) return [...contact, ...others]
  return turn < 0.5 ? [...others, ...contact.toReversed()] : facts
}

function isIntent(fact: Fact): boolean {
  return fact.key === 'position' || fact.key === 'places' || (fact.key === 'noise' && INTENT.test(fact.label))
}

function factsOf(person: Person, form: DateForm, label: (key: string) => string): Fact[] {
  const chinese = person.language === 'zh'
  const facts: Fact[] = []
  const add = (key: string, value: string | null | undefined, bare?: string): void => {
    if (value) facts.push({ key, label: label(key), value, bare: bare ?? value })
  }
  const said = factWordsOf(person)
  add('gender', person.gender ? said[person.gender] : null)
  const born = person.birth ? printDate(person.birth, form === 'year' ? 'dash0' : form) : ''
  add('birth', born, said.born(born))
  if (person.age) add('age', `${person.age}${said.years}`, said.aged(person.age))
  add('phone', person.phone?.shown)
  add('email', person.email)
  add('city', person.city?.shown)
  for (const fact of person.facts) {
    const { label: name, value } = fact
    facts.push({
      key: 'noise',
      label: name,
      value,
      bare: chinese ? `${name}：${value}` : `${name}: ${value}`,
    })
  }
  const labelled = (key: string, value: string): string => `${label(key)}${chinese ? '：' : ': '}${value}`
  add('position', person.position, labelled('position', person.position ?? ''))
  const places = person.places.join(chinese ? '、' : ' / ')
  add('places', places, labelled('places', places))
  return facts
}

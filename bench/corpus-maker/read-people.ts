import type { Period, Person, Shown } from './person.ts'

const SETS = ['dev', 'heldout', 'blind', 'blind2'] as const
const STAYS = ['work', 'intern', 'proj', 'club'] as const

function shownOf(text: string): Shown {
  const [shown = '', meant] = text.split('=>').map((part) => part.trim())
  return { shown, meant: meant ?? shown }
}

function periodOf(text: string): Period {
  const [dates = '', printed] = text.split('=').map((part) => part.trim())
  const [start = '', end = ''] = dates.split(/\s+/)
  const read = (word: string): string | null =>
    word === 'now' ? 'present' : word === '' || word === '-' ? null : word
  return { start: read(start), end: read(end), ...(printed ? { printed } : {}) }
}

function blank(header: string): Person {
  const [set = '', format = '', layout = '', ...rest] = header.split(/\s+/)
  const known = SETS.find((one) => one === set)
  if (known === undefined || layout === '') throw new Error(`bad header: ${header}`)
  const options = Object.fromEntries(rest.map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']))
  return {
    ...{
      set: known,
      format,
      layout,
      options,
      language: 'zh',
      name: { shown: '', meant: '' },
      nameAlso: [],
      gender: null,
    },
    ...{
      birth: null,
      age: null,
      phone: null,
      email: null,
      city: null,
      places: [],
      position: null,
      facts: [],
    },
    ...{
      slogan: '',
      footer: '',
      schools: [],
      stays: [],
      skills: [],
      skillLines: [],
      languages: [],
      extras: [],
    },
  }
}

function pieces(text: string): string[] {
  return text.split('|').map((part) => part.trim())
}

/** Adds one `key rest` line to the person; returns where following `- ` lines go. */
function take(person: Person, key: string, rest: string): string[] {
  const lines: string[] = []
  const simple: Record<string, () => void> = {
    name: () => {
      person.name = shownOf(rest)
      if (/\p{Script=Han}/u.test(rest)) person.name.meant = person.name.meant.replaceAll(' ', '')
      else person.language = 'en'
    },
    also: () => person.nameAlso.push(...pieces(rest)),
    language: () => {
      person.language = rest === 'zh' || rest === 'pt' ? rest : 'en'
    },
    gender: () => {
      person.gender = /^(男|Male)$/.test(rest) ? 'male' : 'female'
    },
    birth: () => {
      person.birth = rest
    },
    age: () => {
      person.age = Number(rest)
    },
    phone: () => {
      person.phone = shownOf(rest)
    },
    email: () => {
      person.email = rest
    },
    city: () => {
      person.city = shownOf(rest)
    },
    places: () => {
      person.places = pieces(rest)
    },
    position: () => {
      person.position = rest
    },
    fact: () => {
      const [label = '', ...value] = rest.split(':')
      person.facts.push({ label, value: value.join(':').trim() })
    },
    slogan: () => {
      person.slogan = rest
    },
    footer: () => {
      person.footer = rest
    },
    skills: () => person.skills.push(...pieces(rest)),
    prose: () => {
      person.skillLines.push(rest.replaceAll(/[{}]/g, ''))
      for (const found of rest.matchAll(/\{([^}]+)\}/g)) person.skills.push(found[1] ?? '')
    },
    lang: () => {
      for (const one of pieces(rest)) {
        const [name = '', level = ''] = one.split(':').map((part) => part.trim())
        person.languages.push({ name, level })
      }
    },
    word: () => {
      const [key = ''] = rest.split(' ')
      person.options[key] = rest.slice(key.length).trim()
    },
    extra: () => person.extras.push({ title: rest, lines }),
  }
  const kind = STAYS.find((known) => known === key)
  const [when = '', first = '', second = '', third = ''] = pieces(rest)
  if (key === 'edu') {
    person.schools.push({ ...periodOf(when), school: first, degreeWord: second, major: third, lines })
  } else if (kind) {
    person.stays.push({ ...periodOf(when), kind, organisation: first, role: second, detail: third, lines })
  } else {
    const act = simple[key]
    if (!act) throw new Error(`unknown key ${key} in ${person.name.shown}`)
    act()
  }
  return lines
}

/**
 * Reads the people of one source text: a block starts with `@ set format layout [option=value]`, every other line is
 * `key rest` or `- a line below the entry above`; `word work Where I've worked` fixes one title or label, and a period may
 * say how it is printed: `2019-03 now = since March 2019`. Throws on a key it does not know.
 */
export function readPeople(source: string): Person[] {
  const people: Person[] = []
  let below: string[] = []
  for (const raw of source.split('\n')) {
    const line = raw.trim()
    const person = people.at(-1)
    if (line === '' || line.startsWith('//')) continue
    if (line.startsWith('@ ')) people.push(blank(line.slice(2).trim()))
    else if (line.startsWith('- ')) below.push(line.slice(2))
    else if (person) {
      const [key = ''] = line.split(' ')
      below = take(person, key, line.slice(key.length).trim())
    }
  }
  return people
}

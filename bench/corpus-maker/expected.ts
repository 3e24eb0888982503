import { type DateForm, knownDate } from './dates.ts'
import { type Degree, degreeOf, highestOf } from './degree-words.ts'
import type { Period, Person } from './person.ts'

/** The truth beside a document; bench/corpus/README.md says what each field means. */
export interface Expected {
  language: 'zh' | 'en' | 'pt'
  made_by: string
  layout: string
  name: string
  name_also: string[]
  gender: 'male' | 'female' | null
  phone: string | null
  email: string | null
  birth_date: string | null
  age: number | null
  city: string | null
  expected_places: string[]
  expected_position: string | null
  degree: Degree | null
  schools: {
    school: string
    degree: Degree | null
    major: string | null
    start: string | null
    end: string | null
  }[]
  employers: { employer: string; title: string | null; start: string | null; end: string | null }[]
  skills: string[]
  languages: string[]
  projects: { name: string }[]
}

/** A number as the expectation writes it: mainland mobiles as 11 digits, others as '+CC…' without punctuation. */
export function phoneOf(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  const mainland = /^(?:0{0,2}86)?(1[3-9]\d{9})$/.exec(digits)
  const international = text.trim().startsWith('+')
  // +1 415… has the digits of a mainland mobile: only the country code tells them apart.
  if (mainland?.[1] && (!international || digits.startsWith('86'))) return mainland[1]
  if (!international) throw new Error(`say the country with =>: ${text}`)
  return `+${digits}`
}

/** What a careful reader takes from the document, in the printed order, with dates as exact as their printed form. */
export function expectedOf(person: Person, madeBy: string, form: DateForm): Expected {
  const dates = ({ start, end }: Period): Period => ({
    start: knownDate(start, form),
    end: knownDate(end, form),
  })
  const schools = person.schools.map((one) => ({
    ...{ school: one.school, degree: degreeOf(one.degreeWord), major: one.major || null },
    ...dates(one),
  }))
  const jobs = ['work', 'intern'].flatMap((kind) => person.stays.filter((one) => one.kind === kind))
  return {
    ...{ language: person.language, made_by: madeBy, layout: person.layout },
    ...{ name: person.name.meant, name_also: person.nameAlso, gender: person.gender },
    phone: person.phone && phoneOf(person.phone.meant),
    email: person.email,
    birth_date: person.birth,
    age: person.age,
    city: person.city?.meant ?? null,
    expected_places: person.places,
    expected_position: person.position,
    degree: highestOf(schools.map((one) => one.degree)),
    schools,
    employers: jobs.map((one) => ({ employer: one.organisation, title: one.role || null, ...dates(one) })),
    skills: person.skills,
    languages: person.languages.map((one) => one.name),
    projects: person.stays.filter((one) => one.kind === 'proj').map((one) => ({ name: one.organisation })),
  }
}

import { type PairReason, pairReasons, type Strength, strengths } from './pair-words.ts'
import {
  birthYearOf,
  mailKeyOf,
  type PersonSigns,
  phoneKeyOf,
  schoolKeyOf,
  soundsOf,
  writtenNameOf,
} from './person-keys.ts'

/** Two records that may be one person. */
export interface Likeness {
  readonly strength: Strength
  readonly reasons: readonly PairReason[]
}

/**
 * Whether two records may be one person, with the reasons; null where nothing speaks for it.
 * - certain: one identity paper; or one phone or mail under one name; or one phone and one mail.
 * - likely: one phone or mail and one birthday or school, under other names; or one name, as it is written, one school and one year of birth.
 * - possible: one phone or mail alone, as parents and agencies share them; or a name that only sounds the same, with school and year.
 * Another paper, birthday or gender takes it one step down, two of them two steps; below `possible` there is nothing.
 */
export function comparePeople(one: PersonSigns, other: PersonSigns): Likeness | null {
  const reasons = pairReasons.filter((reason) => holds[reason](one, other))
  const has = (...any: readonly PairReason[]) => any.some((reason) => reasons.includes(reason))
  const first = strengthOf(has)
  if (first === null) return null
  const against = reasons.filter((reason) => contrary.includes(reason)).length
  const strength = has('id_number') ? first : strengths[strengths.indexOf(first) + against]
  return strength ? { strength, reasons } : null
}

const contrary: readonly PairReason[] = ['other_id_number', 'other_birth_date', 'other_gender']

function strengthOf(has: (...any: readonly PairReason[]) => boolean): Strength | null {
  const isNamed = has('name', 'name_sound')
  if (has('id_number') || (has('phone') && has('email')) || (has('phone', 'email') && isNamed))
    return 'certain'
  const isBeside = has('birth_date', 'school')
  if (has('phone', 'email')) return isBeside ? 'likely' : 'possible'
  if (has('email_letters')) return isNamed ? 'likely' : 'possible'
  if (has('school') && has('birth_date', 'birth_year')) {
    if (has('name')) return 'likely'
    if (has('name_sound')) return 'possible'
  }
  return null
}

type Comparison = (one: PersonSigns, other: PersonSigns) => boolean

/** Whether a value is known of both and is the same, or is known of both and differs. */
const same =
  (of: (person: PersonSigns) => string | null): Comparison =>
  (one, other) => {
    const value = of(one)
    return value !== null && value === of(other)
  }
const differs =
  (of: (person: PersonSigns) => string | null): Comparison =>
  (one, other) => {
    const [mine, theirs] = [of(one), of(other)]
    return mine !== null && theirs !== null && mine !== theirs
  }

const paper = (person: PersonSigns) => person.paper
const phone = (person: PersonSigns) => (person.phone ? phoneKeyOf(person.phone) : null)
const mail = (person: PersonSigns) => (person.email ? mailKeyOf(person.email) : null)
const letters = (person: PersonSigns) => mail(person)?.toLowerCase() ?? null
/** A whole day; of a year or a month alone nothing is told. */
const birthday = ({ birthDate }: PersonSigns) => (birthDate?.length === 10 ? birthDate : null)

const soundsAlike: Comparison = (one, other) => {
  const theirs = soundsOf(other)
  return soundsOf(one).some((sound) => theirs.includes(sound))
}

const holds: Record<PairReason, Comparison> = {
  id_number: same(paper),
  phone: same(phone),
  email: same(mail),
  email_letters: (one, other) => same(letters)(one, other) && !same(mail)(one, other),
  name: same(writtenNameOf),
  name_sound: (one, other) => !same(writtenNameOf)(one, other) && soundsAlike(one, other),
  birth_date: same(birthday),
  birth_year: (one, other) => same(birthYearOf)(one, other) && !same(birthday)(one, other),
  school: same(schoolKeyOf),
  other_id_number: differs(paper),
  other_name: (one, other) => !same(writtenNameOf)(one, other) && !soundsAlike(one, other),
  other_birth_date: (one, other) => differs(birthday)(one, other) || differs(birthYearOf)(one, other),
  other_gender: differs(({ gender }) => gender),
}

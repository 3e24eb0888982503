import { phoneNumberOf } from '@bole/sms/model'
import { nameKey } from '../same-name.ts'
import { foldText } from '../search-grams.ts'

/** What two people are compared by. Simplified writing and pinyin are given, as both are read from dictionaries. */
export interface PersonSigns {
  readonly name: string
  /** The name in simplified characters; itself where it has none. */
  readonly simplified: string
  /** The name's syllables without tones; empty for other scripts. */
  readonly pinyin: readonly string[]
  readonly phone: string | null
  readonly email: string | null
  /** A sign that only equal numbers of identity papers share (`idNumberOf`); given, as it is made with a secret. */
  readonly paper: string | null
  readonly gender: 'male' | 'female' | null
  /** `1998-04-02`, `1998-04` or `1998`. */
  readonly birthDate: string | null
  readonly school: string | null
  /** The school's syllables, which are the same in old and simplified characters. */
  readonly schoolPinyin: readonly string[]
}

/** A phone with its country: a mainland mobile without one has China's. A number that says no country is compared as it is. */
export function phoneKeyOf(phone: string): string | null {
  const number = phoneNumberOf(phone)
  if (number === null) return null
  return /^1[3-9]\d{9}(?!\d)/.test(number) ? `+86${number}` : number
}

/**
 * A mail address as RFC 5321 (2.4) has it: the domain in lower case, what stands before it as it is, with its dots and capitals. Null
 * where it is none.
 */
export function mailKeyOf(email: string): string | null {
  const plain = email.normalize('NFKC').trim()
  const at = plain.lastIndexOf('@')
  if (at < 1 || at === plain.length - 1 || /\s/.test(plain)) return null
  return `${plain.slice(0, at)}@${plain.slice(at + 1).toLowerCase()}`
}

/** A name as it is written, in simplified characters. */
export function writtenNameOf({ simplified }: Pick<PersonSigns, 'simplified'>): string {
  return nameKey(simplified)
}

/** How a name may sound: of Chinese the pinyin; in Latin letters as it stands and with the last word first, as surnames go either way. */
export function soundsOf({ name, pinyin }: Pick<PersonSigns, 'name' | 'pinyin'>): readonly string[] {
  if (pinyin.length > 0) return [pinyin.join('').toLowerCase()]
  const words = nameKey(name)
    .split(' ')
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)
  const turned = words.length > 1 ? [[words.at(-1), ...words.slice(0, -1)].join('')] : []
  return [...new Set([words.join(''), ...turned])].filter(Boolean)
}

/** A school as it is compared; null where none is known. */
export function schoolKeyOf({
  school,
  schoolPinyin,
}: Pick<PersonSigns, 'school' | 'schoolPinyin'>): string | null {
  if (!school) return null
  const key =
    schoolPinyin.length > 0 ? schoolPinyin.join('') : foldText(school).replace(/[^\p{L}\p{N}]/gu, '')
  return key || null
}

/** The year somebody was born in; null where it is not known. */
export function birthYearOf({ birthDate }: Pick<PersonSigns, 'birthDate'>): string | null {
  return /^\d{4}/.exec(birthDate ?? '')?.[0] ?? null
}

/**
 * The keys under which a person is looked up: whoever shares one with them is compared. Each begins with its kind: `p` phone, `m` mail
 * in lower case, `i` identity paper, `n` the sound of the name with school and year of birth.
 */
export function keysOf(person: PersonSigns): readonly string[] {
  const phone = person.phone ? phoneKeyOf(person.phone) : null
  const mail = person.email ? mailKeyOf(person.email) : null
  const school = schoolKeyOf(person)
  const year = birthYearOf(person)
  const named = school && year ? soundsOf(person).map((sound) => `n:${sound}|${school}|${year}`) : []
  return [
    ...(phone ? [`p:${phone}`] : []),
    ...(mail ? [`m:${mail.toLowerCase()}`] : []),
    ...(person.paper ? [`i:${person.paper}`] : []),
    ...named,
  ].map((key) => key.slice(0, 200))
}

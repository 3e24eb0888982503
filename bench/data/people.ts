import { pinyin } from 'pinyin-pro'
import { type Random, randomOf } from './random.ts'
import { organisationOf } from './tenants.ts'
import {
  chineseSurnames,
  cities,
  employers,
  englishFirstNames,
  englishLastNames,
  givenNames,
  jobTitles,
  majors,
  schools,
} from './words.ts'

/** A candidate, as the product stores one. */
export interface Person {
  readonly id: number
  readonly organisationId: number
  readonly isChinese: boolean
  readonly name: string
  readonly pinyin: readonly string[]
  readonly gender: 'male' | 'female'
  readonly phone: string
  readonly email: string
  readonly birthDate: string
  readonly city: string
  readonly degree: 'doctor' | 'master' | 'bachelor' | 'college'
  readonly school: string
  readonly major: string
  readonly graduatedAt: string
  readonly employer: string
  readonly jobTitle: string
}

const prefixes = ['138', '139', '136', '150', '158', '186', '188', '177', '199', '135'] as const
const degrees = ['bachelor', 'master', 'college', 'doctor'] as const

const syllables = new Map<string, readonly string[]>()

/** As the product spells a name: a surname as surnames are read. */
function spelled(name: string): readonly string[] {
  const known = syllables.get(name)
  if (known) return known
  const made = pinyin(name, { toneType: 'none', type: 'array', surname: 'head', v: true })
  syllables.set(name, made)
  return made
}

function nameOf(random: Random, isChinese: boolean): string {
  return isChinese
    ? random.frequent(chineseSurnames) + random.frequent(givenNames)
    : `${random.frequent(englishFirstNames)} ${random.frequent(englishLastNames)}`
}

/** Candidate number `id`: three in four have a Chinese name. */
export function personOf(id: number): Person {
  const random = randomOf(2, id)
  const isChinese = random.chance(0.75)
  const name = nameOf(random, isChinese)
  const syllablesOfName = isChinese ? spelled(name) : []
  const digits = String(random.between(0, 99_999_999)).padStart(8, '0')
  const graduated = random.between(1995, 2026)
  const account = isChinese ? syllablesOfName.join('') : name.toLowerCase().replace(' ', '.')
  return {
    id,
    organisationId: organisationOf(id),
    isChinese,
    name,
    pinyin: syllablesOfName,
    gender: random.chance(0.5) ? 'male' : 'female',
    phone: isChinese ? random.pick(prefixes) + digits : `+55119${digits}`,
    email: `${account}${random.between(1, 9999)}@${random.pick(['example.com', 'example.org', 'mail.example'])}`,
    birthDate: `${graduated - random.between(20, 28)}-${String(random.between(1, 12)).padStart(2, '0')}`,
    city: random.frequent(cities),
    degree: random.frequent(degrees),
    school: random.frequent(schools),
    major: random.frequent(majors),
    graduatedAt: `${graduated}-06`,
    employer: random.pick(employers),
    jobTitle: random.pick(jobTitles),
  }
}

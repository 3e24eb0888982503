import { pinyin } from 'pinyin-pro'
import {
  chineseGivenFemale,
  chineseGivenMale,
  chineseSurnames,
  englishGivenFemale,
  englishGivenMale,
  englishSurnames,
  portugueseGivenFemale,
  portugueseGivenMale,
  portugueseSurnames,
} from './content/names.ts'
import type { Random } from './random.ts'
import type { Candidate, Language } from './story-shape.ts'

export type NamedPerson = { name: string; gender: Candidate['gender']; latin: string }

const latinOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .trim()
    .toLowerCase()

/** A name of the language's own making, with the form of it that goes into a mail address. */
export function createName(random: Random, language: Language): NamedPerson {
  const gender = random.chance(0.5) ? 'female' : 'male'
  if (language === 'zh-CN') {
    const surname = random.pick(chineseSurnames)
    const given = random.pick(gender === 'female' ? chineseGivenFemale : chineseGivenMale)
    const latin = pinyin(given, { toneType: 'none', type: 'array', v: true }).join('')
    return {
      name: surname + given,
      gender,
      latin: `${latin}.${pinyin(surname, { toneType: 'none', type: 'array', v: true, surname: 'all' }).join('')}`,
    }
  }
  const isEnglish = language === 'en-US'
  const given = isEnglish
    ? random.pick(gender === 'female' ? englishGivenFemale : englishGivenMale)
    : random.pick(gender === 'female' ? portugueseGivenFemale : portugueseGivenMale)
  const surnames = isEnglish
    ? [random.pick(englishSurnames)]
    : random.some(portugueseSurnames, random.between(1, 2))
  const last = latinOf(surnames.at(-1) ?? '')
    .split(' ')
    .at(-1)
  return { name: [given, ...surnames].join(' '), gender, latin: `${latinOf(given).replace(' ', '')}.${last}` }
}

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.between(0, 9)).join('')

/**
 * A number nobody has: Chinese prefixes no carrier holds (154, 163, 164), Brazilian mobiles starting 9 0,
 * the British range kept for drama.
 */
function createPhone(random: Random, language: Language): string {
  if (language === 'pt-BR') {
    return `+55 (${random.pick(['11', '19', '15', '12', '31', '41'])}) 90${digits(random, 3)}-${digits(random, 4)}`
  }
  if (language === 'en-US' && random.chance(0.6)) return `+44 7700 900${digits(random, 3)}`
  const plain = `${random.pick(['154', '163', '164'])}${digits(random, 8)}`
  const written = random.chance(0.25) ? `${plain.slice(0, 3)}-${plain.slice(3, 7)}-${plain.slice(7)}` : plain
  return language === 'en-US' ? `+86 ${plain.slice(0, 3)} ${plain.slice(3, 7)} ${plain.slice(7)}` : written
}

/** An address under the domains reserved for examples, so that no demo can write to a stranger. */
function createMail(random: Random, latin: string): string {
  const host = random.pick([
    'example.com',
    'example.net',
    'example.org',
    'mail.example.com',
    'post.example.net',
  ])
  const local = random.pick([latin, latin.replace('.', '_'), latin.split('.').reverse().join('.')])
  return `${local}${random.chance(0.6) ? random.between(1, 998) : ''}@${host}`
}

export type Contact = { phone: string; mail: string }

/** Hands out phone numbers and mail addresses that nobody before had. */
export function createContacts(random: Random): (language: Language, latin: string) => Contact {
  const taken = new Set<string>()
  const fresh = (create: () => string): string => {
    const made = create()
    if (taken.has(made)) return fresh(create)
    taken.add(made)
    return made
  }
  return (language, latin) => ({
    phone: fresh(() => createPhone(random, language)),
    mail: fresh(() => createMail(random, latin)),
  })
}

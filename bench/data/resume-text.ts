import { wordsOfContent } from '@bole/resumes/model'
import type { Person } from './people.ts'
import { type Random, randomOf } from './random.ts'
import { chineseVocabulary, englishVocabulary } from './words.ts'

interface Passage {
  readonly text: string
  readonly words: readonly string[]
}

/** A résumé's text with its words, as the product would take them from it. */
export interface ResumeText {
  readonly content: string
  readonly words: ReadonlySet<string>
}

const passagesOfLanguage = 8000
const rareWords = 10_000
const knownNames = new Map<string, readonly string[]>()

const openings = list('ka be lo mi ru ta ve so ni pa de go fu li zo ha ce ro ny du')
const middles = list('ran lex vor dim tal nox pel gar bin sto mur')
const endings = list('do xa ris ton ium ex ora pix den lo va syn')

function list(text: string): readonly string[] {
  return text.split(' ')
}

/** The name of a tool or a firm few people have worked with: each stands in about one résumé of ten thousand. */
export function rareWord(index: number): string {
  const first = openings[index % openings.length] ?? ''
  const second = openings[Math.floor(index / openings.length) % openings.length] ?? ''
  const third = middles[Math.floor(index / openings.length ** 2) % middles.length] ?? ''
  return `${first}${second}${third}${endings[Math.floor(index / (openings.length ** 2 * middles.length)) % endings.length]}`
}

/** A name that some have met, each in about half a percent of the résumés. */
function tradeWord(index: number): string {
  return `${middles[index % middles.length]}${openings[Math.floor(index / middles.length) % openings.length]}${endings[Math.floor(index / 220) % endings.length]}`
}

function sentence(random: Random, isChinese: boolean): string {
  const words = Array.from({ length: random.between(5, 9) }, () =>
    random.chance(0.12)
      ? ` ${tradeWord(random.between(0, 2499))} `
      : random.frequent(isChinese ? chineseVocabulary : englishVocabulary),
  )
  return isChinese ? `${words.join('')}。` : `${words.join(' ')}.`
}

let pools: Record<'chinese' | 'english', readonly Passage[]> | null = null

function poolOf(isChinese: boolean): readonly Passage[] {
  const make = (kind: number, chinese: boolean) =>
    Array.from({ length: passagesOfLanguage }, (_, index): Passage => {
      const text = sentence(randomOf(kind, index), chinese)
      return { text, words: wordsOfContent(text) }
    })
  pools ??= { chinese: make(10, true), english: make(11, false) }
  return isChinese ? pools.chinese : pools.english
}

function wordsOfName(name: string): readonly string[] {
  const known = knownNames.get(name) ?? wordsOfContent(name)
  knownNames.set(name, known)
  return known
}

/**
 * A résumé of about 1,500 characters. It is put together from passages taken apart beforehand: no word reaches over their
 * ends, so that the words of the whole are those of its parts (held to that by a test), at a hundredth of the time.
 */
export function resumeTextOf(person: Person): ResumeText {
  const random = randomOf(3, person.id)
  const pool = poolOf(person.isChinese)
  const heads = [person.name, person.city, person.school, person.major, person.employer, person.jobTitle]
  const known = [person.phone, rareWord(random.between(0, rareWords - 1))]
  const words = new Set([...heads.flatMap(wordsOfName), ...known.flatMap(wordsOfContent)])
  const lines = [...heads, ...known]
  let length = 60
  while (length < 1500) {
    const passage = random.pick(pool)
    lines.push(passage.text)
    length += passage.text.length + 1
    for (const word of passage.words) words.add(word)
  }
  return { content: lines.join('\n'), words }
}

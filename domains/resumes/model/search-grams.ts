import { searchFold } from '@bole/accounts/model'
import { foundDigitsOf } from '@bole/sms/model'

/** What a person is searched by. `pinyin` is the name's syllables without tones, empty for other scripts. */
export interface Searchable {
  readonly name: string
  readonly pinyin: readonly string[]
  readonly phone: string | null
  readonly email: string | null
  /** Employer, title and skills. */
  readonly work?: readonly string[]
}

/** Of what somebody does only so much is kept to be found by, in texts and in letters of each. */
const workTexts = 32
const workLetters = 60

const han = /\p{Script=Han}/u

/** Compatibility forms folded, lower case: contacts and words of résumés are compared by it, names and work by `searchFold`. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim()
}

/** Everything a keyword may match, word by word, to confirm a match that the grams only suggest. */
export function searchTextOf(person: Searchable): string {
  const { name, pinyin, phone, email } = person
  const spelled = pinyin.length > 0 ? [pinyin.join(''), pinyin.map((syllable) => syllable[0]).join('')] : []
  return [searchFold(name), ...spelled, foldText(phone ?? ''), foldText(email ?? ''), ...workOf(person)]
    .filter(Boolean)
    .join(' ')
}

function workOf({ work = [] }: Searchable): readonly string[] {
  return work.slice(0, workTexts).map((text) => searchFold(text.slice(0, workLetters)))
}

/**
 * The pieces a person is found by: characters, pairs and triples of a Chinese name, so that most whole names are one of
 * them; the beginnings of words, of pinyin from each syllable on and of its initials; of a phone its beginning and every
 * run of four and of seven digits; of employer, title and skills pairs and triples of Chinese and the beginnings of other words.
 */
export function gramsOf(person: Searchable): ReadonlySet<string> {
  const grams = new Set<string>()
  const name = searchFold(person.name)
  // A part behind an apostrophe is found by itself, too.
  const apart = searchFold(person.name.replace(/['’‘ʼʻ`´]/g, ' '))
  for (const run of name.match(/\p{Script=Han}+/gu) ?? [])
    for (const gram of runsOf(run, [1, 2, 3])) grams.add(gram)
  for (const word of [...wordsOf(name), ...wordsOf(apart)])
    for (const gram of beginningsOf(word)) grams.add(gram)
  person.pinyin.forEach((_, from) => {
    for (const gram of beginningsOf(person.pinyin.slice(from).join(''))) grams.add(gram)
    for (const gram of beginningsOf(
      person.pinyin
        .slice(from)
        .map((syllable) => syllable[0])
        .join(''),
    ))
      grams.add(gram)
  })
  for (const word of wordsOf(foldText(person.email ?? '')))
    for (const gram of beginningsOf(word)) grams.add(gram)
  const digits = (person.phone ?? '').replace(/\D/g, '')
  for (const gram of [digits.slice(0, 3), ...runsOf(digits, [4, 7])]) if (gram.length > 2) grams.add(gram)
  for (const text of workOf(person)) for (const gram of workGramsOf(text)) grams.add(gram)
  return grams
}

/** A single Chinese character is looked for in names only: of those in titles and firms most people have some. */
function workGramsOf(text: string): readonly string[] {
  const runs = text.match(/\p{Script=Han}+/gu) ?? []
  const others = text.replace(/\p{Script=Han}+/gu, ' ')
  return [
    ...runs.flatMap((run) => runsOf(run, [2, 3])),
    ...wordsOf(others).flatMap(beginningsOf),
    ...others.split(/[\s,;/]+/).flatMap((word) => signsOf(word) ?? []),
  ]
}

/** A short word of signs, as C++ and C# are; null for others. */
function signsOf(word: string): string | null {
  const isSigns = /^[^\p{Script=Han}]{2,5}$/u.test(word) && wordsOf(word).every((run) => run.length < 2)
  return isSigns ? word : null
}

/**
 * How one word of a keyword is looked up: by the longest piece kept of it, and whether that alone decides. Half a phone has
 * another piece, without which it cannot be there. One too short for a piece is a beginning of a word, with a blank before it.
 */
export interface KeywordTerm {
  readonly gram: string | null
  readonly otherGram: string | null
  readonly text: string
  readonly isExact: boolean
}

/** So many digits with blanks between them are one phone. */
const wholePhone = 9

/** The words of a keyword; a phone is one word, however it is written. */
export function termsOf(keyword: string): readonly KeywordTerm[] {
  const phone = foundDigitsOf(keyword)
  // "139 5678" is the beginning and the end of one.
  if (phone && (phone.length >= wholePhone || !/\s/.test(keyword.trim()))) return [digitsTerm(phone)]
  return keyword.normalize('NFKC').split(/\s+/).filter(Boolean).slice(0, 5).map(termOf)
}

function termOf(word: string): KeywordTerm {
  const digits = word.replace(/[\s()+-]/g, '')
  if (/^\d+$/.test(digits)) return digitsTerm(digits)
  // What is nothing but signs stays: without them it would be in every text.
  const text = word.includes('@') ? foldText(word) : searchFold(word) || foldText(word)
  const chinese = text.match(/\p{Script=Han}+/u)?.[0]
  if (chinese) return exactOr(text, [...chinese].slice(0, 3).join(''))
  const pieces = wordsOf(text).map((run) => beginningsOf(run).at(-1) ?? '')
  const longest = pieces.reduce((most, piece) => (piece.length > most.length ? piece : most), '')
  const gram = longest || signsOf(text)
  return gram ? exactOr(text, gram) : beginning(text)
}

function digitsTerm(digits: string): KeywordTerm {
  if (digits.length < 3) return beginning(digits)
  const size = digits.length >= 7 ? 7 : digits.length >= 4 ? 4 : 3
  const isHalf = digits.length > 4 && digits.length < 7
  return { ...exactOr(digits, digits.slice(-size)), otherGram: isHalf ? digits.slice(0, size) : null }
}

function beginning(text: string): KeywordTerm {
  return { gram: null, otherGram: null, text: ` ${text}`, isExact: false }
}

function exactOr(text: string, gram: string): KeywordTerm {
  return { gram, otherGram: null, text, isExact: text === gram }
}

/** Runs of letters and digits outside Chinese. */
function wordsOf(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !han.test(word))
}

/** The first two, three and five letters. */
function beginningsOf(word: string): readonly string[] {
  const letters = [...word]
  return [2, 3, 5].filter((size) => letters.length >= size).map((size) => letters.slice(0, size).join(''))
}

function runsOf(text: string, sizes: readonly number[]): readonly string[] {
  const characters = [...text]
  return sizes.flatMap((size) =>
    characters
      .slice(0, Math.max(0, characters.length - size + 1))
      .map((_, at) => characters.slice(at, at + size).join('')),
  )
}

import { searchFold } from './search-fold.ts'

const foldText = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** Somebody as they are looked for; `pinyin` is the name's syllables without tones. */
export interface Findable {
  readonly name: string
  readonly username: string
  readonly pinyin: readonly string[]
}

/**
 * How well somebody answers to what was typed to find them, the least first: 0 the beginning of the name, 1 the beginning of the user name,
 * the pinyin or its initials, 2 a part of them; null not at all. Nothing typed is answered to by everybody.
 */
export function answersTo({ name, username, pinyin }: Findable, typed: string): 0 | 1 | 2 | null {
  // Signs that do not count are compared as they are where nothing else was typed.
  const fold = searchFold(typed) === '' ? foldText : searchFold
  const word = fold(typed)
  const called = fold(name)
  const user = fold(username)
  const syllables = pinyin.map(fold)
  if (called.startsWith(word)) return 0
  const initials = syllables.map((syllable) => syllable[0]).join('')
  if ([user, syllables.join(''), initials].some((other) => other.startsWith(word))) return 1
  const laterSyllables = syllables.map((_, at) => syllables.slice(at).join(''))
  const laterInitials = syllables.map((_, at) => initials.slice(at))
  const isPart =
    called.includes(word) ||
    user.includes(word) ||
    [...laterSyllables, ...laterInitials].some((other) => other.startsWith(word))
  return isPart ? 2 : null
}

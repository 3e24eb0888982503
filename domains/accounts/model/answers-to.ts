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
  const word = foldText(typed)
  const called = foldText(name)
  if (called.startsWith(word)) return 0
  const initials = pinyin.map((syllable) => syllable[0]).join('')
  if ([foldText(username), pinyin.join(''), initials].some((other) => other.startsWith(word))) return 1
  const laterSyllables = pinyin.map((_, at) => pinyin.slice(at).join(''))
  const laterInitials = pinyin.map((_, at) => initials.slice(at))
  const isPart =
    called.includes(word) ||
    foldText(username).includes(word) ||
    [...laterSyllables, ...laterInitials].some((other) => other.startsWith(word))
  return isPart ? 2 : null
}

import { currentLanguage } from './language.ts'

/** Words one after another, parted as the language parts them. */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { style: 'narrow' }).format(words)
}

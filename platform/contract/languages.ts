/** The four complete interface languages; the first is the fallback. */
export const languages = ['zh-CN', 'en-US', 'pt-BR', 'zh-TW'] as const

export type Language = (typeof languages)[number]

/** One record of texts for each language: a text missing in one of them does not compile. */
export type InEveryLanguage<Texts> = Record<Language, Texts>

/** A text for each name, and where a count stands in it one for a single thing: `x_one` beside `x`. */
export type CountedTexts<Names extends string> = Record<Names, string> &
  Partial<Record<`${Names}_one`, string>>

/** The language a tag such as `en`, `pt_PT` or `zh-Hant-HK` is served in; null when none of the four fits. */
export function languageOf(tag: string): Language | null {
  const parts = tag.toLowerCase().replaceAll('_', '-').split('-')
  if (parts[0] === 'zh')
    return parts.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part)) ? 'zh-TW' : 'zh-CN'
  if (parts[0] === 'en') return 'en-US'
  if (parts[0] === 'pt') return 'pt-BR'
  return null
}

/** Whether a locale reads from right to left (specification, section 1: he, ar, fa, ku). */
export function isRightToLeft(locale: string): boolean {
  return /^(he|ar|fa|ku)/i.test(locale)
}

/** Puts values into a text's `{{name}}` places; a place without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

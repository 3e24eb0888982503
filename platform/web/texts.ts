import { fillText, type Language } from '@bole/platform/contract'
import { currentLanguage } from './language.ts'

/** The texts of every domain by its name; each domain adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the domains
export interface TextCatalogue {}

type Values = Readonly<Record<string, string | number>>

/** `selected` stands for `selected_one` and `selected_other`: which of them it is follows from `count`. */
type Counted<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Key | Stem : Key

export type KeyIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Counted<Key> : `${Key}.${KeyIn<Texts[Key]>}`
}[keyof Texts & string]

/** The texts of a domain: a key that does not exist does not compile. */
export type TextsOf<Domain extends keyof TextCatalogue> = (
  key: KeyIn<TextCatalogue[Domain]>,
  values?: Values,
) => string

type Loader = () => Promise<{ readonly default: object }>
const loaders = new Map<string, Readonly<Record<Language, Loader>>>()
const loading = new Map<string, Promise<void>>()
const translators = new Map<string, (key: string, values?: Values) => string>()
let isStarted = false

/** Names a domain's texts; each language is loaded only where it is translators, and with the screens that need it. */
export function registerTexts(
  domain: keyof TextCatalogue,
  languages: Readonly<Record<Language, Loader>>,
): void {
  loaders.set(domain, languages)
  if (isStarted) void load(domain)
}

function load(domain: string): Promise<void> {
  const language = currentLanguage()
  const known = loading.get(domain)
  if (known) return known
  const arriving: Promise<void> = Promise.resolve(loaders.get(domain)?.[language]()).then((texts) => {
    translators.set(domain, translatorOf(texts?.default ?? {}, new Intl.PluralRules(language)))
  })
  loading.set(domain, arriving)
  return arriving
}

/** Says the text of a key with its values in place, or the key itself where there is none. */
function translatorOf(texts: object, plurals: Intl.PluralRules) {
  const find = (key: string): string | undefined => {
    let found: unknown = texts
    for (const word of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[word]
    return typeof found === 'string' ? found : undefined
  }
  return (key: string, values: Values = {}): string => {
    const { count } = values
    const counted =
      typeof count === 'number'
        ? (find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`))
        : undefined
    return fillText(counted ?? find(key) ?? key, values)
  }
}

/**
 * Loads the texts registered so far in the current language; to be awaited before the first screen. Starting again keeps
 * what is loaded.
 */
export async function startTexts(): Promise<void> {
  isStarted = true
  await Promise.all([...loaders.keys()].map(load))
}

/** The texts of a domain, typed. Waits for them where they are still on their way. */
export function useTexts<Domain extends keyof TextCatalogue>(domain: Domain): TextsOf<Domain> {
  const known = translators.get(domain)
  // Thrown rather than used: a render that waited may end without waiting again.
  if (!known) throw load(domain)
  return known as unknown as TextsOf<Domain>
}

/**
 * A text whose key is only known while the program runs (a status, a source): the fallback, or the key's last word, where
 * there is none. Keys known beforehand go through `t`, which the compiler checks.
 */
export function wordOf(
  t: (key: never, values?: Values) => string,
  key: string,
  values: Values = {},
  fallback?: string,
): string {
  const found = t(key as never, values)
  return found === key ? (fallback ?? key.split('.').at(-1) ?? '') : found
}

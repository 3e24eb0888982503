import type { Language } from '@bole/platform/contract'
import i18next, { type TFunction } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { currentLanguage } from './language.ts'

/** The texts of every domain by its name; each domain adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the domains
export interface TextCatalogue {}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: TextCatalogue
    returnNull: false
  }
}

type Loader = () => Promise<{ readonly default: object }>
const loaders = new Map<string, Readonly<Record<Language, Loader>>>()
const loading = new Map<string, Promise<void>>()
let isStarted = false

/** Names a domain's texts; each language is loaded only where it is spoken, and with the screens that need it. */
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
    i18next.addResourceBundle(language, domain, texts?.default ?? {})
  })
  loading.set(domain, arriving)
  return arriving
}

/**
 * Loads the texts registered so far in the current language; to be awaited before the first screen. Starting again keeps
 * what is loaded.
 */
export async function startTexts(): Promise<void> {
  if (!isStarted)
    await i18next.use(initReactI18next).init({
      lng: currentLanguage(),
      fallbackLng: false,
      resources: {},
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  isStarted = true
  await Promise.all([...loaders.keys()].map(load))
}

/** The texts of a domain, typed: a key that does not exist does not compile. Waits for them where they are still on their way. */
export function useTexts<Domain extends keyof TextCatalogue>(domain: Domain): TFunction<Domain> {
  // Thrown rather than used: a render that waited may end without waiting again.
  if (!i18next.hasResourceBundle(currentLanguage(), domain)) throw load(domain)
  return useTranslation(domain).t as unknown as TFunction<Domain>
}

/**
 * A text whose key is only known while the program runs (a status, a source): the fallback, or the key's last word, where
 * there is none. Keys known beforehand go through `t`, which the compiler checks.
 */
export function wordOf(
  t: unknown,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
  fallback?: string,
): string {
  return (t as TFunction)(key, { ...values, defaultValue: fallback ?? key.split('.').at(-1) ?? '' })
}

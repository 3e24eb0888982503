import { fillText, type Language } from '@bole/platform/contract'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { setAskedLanguage } from './ask.ts'
import { type Chosen, storeLanguage } from './choose-language.ts'
import { countForm } from './format.ts'

/** The words of some pages, by their names. */
type Words = Readonly<Record<string, string>>

type Loaders<Texts> = Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>>

/** `errors` stands for `errors_one` and `errors_other`: which of them it is follows from `count`. */
type Counted<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Key | Stem : Key

/** What a page is told of its language. */
export interface Speaking<Texts extends Words> {
  readonly language: Language
  readonly text: (
    key: Counted<keyof Texts & string>,
    values?: Readonly<Record<string, string | number>>,
  ) => string
  readonly setLanguage: (language: Language) => void
}

const defined: ((language: Language) => Promise<void>)[] = []

/** Loads every set of texts there is so far in one language: a phone loads no other. To be awaited before the first page. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all(defined.map((load) => load(language)))
}

/**
 * The texts of a domain's pages in four languages, as the hook that says them: a key that does not exist does not compile.
 * Pages that come later bring theirs, and wait for them.
 */
export function defineTexts<Texts extends Words>(loaders: Loaders<Texts>): () => Speaking<Texts> {
  const known = new Map<Language, Texts>()
  const arriving = new Map<Language, Promise<void>>()
  const load = (language: Language): Promise<void> => {
    const begun =
      arriving.get(language) ?? loaders[language]().then(({ texts }) => void known.set(language, texts))
    arriving.set(language, begun)
    return begun
  }
  defined.push(load)
  return () => {
    const { language, setLanguage } = useLanguage()
    const texts = known.get(language)
    // Thrown rather than used: a page that waited may be drawn again without waiting.
    if (!texts) throw load(language)
    return useMemo<Speaking<Texts>>(
      () => ({
        language,
        setLanguage,
        text: (key, values = {}) => {
          const counted = `${key}_${countForm(language, Number(values.count))}`
          return fillText(texts[key] ?? texts[counted] ?? key, values)
        },
      }),
      [language, setLanguage, texts],
    )
  }
}

interface PageLanguage {
  readonly language: Language
  readonly setLanguage: (language: Language) => void
}

const LanguageContext = createContext<PageLanguage | null>(null)

/** The language the page is in, and the way to another. */
export function useLanguage(): PageLanguage {
  const known = useContext(LanguageContext)
  if (!known) throw new Error('a page stands outside its TextsProvider')
  return known
}

interface Props {
  readonly chosen: Chosen
  readonly children: ReactNode
}

/** Gives everything below it its language, and tells the document and the server which it is. */
export function TextsProvider({ chosen, children }: Props) {
  const [{ language, direction }, setChosen] = useState(chosen)
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = direction
    setAskedLanguage(language)
  }, [language, direction])
  const known = useMemo<PageLanguage>(
    () => ({
      language,
      setLanguage: (next) => {
        storeLanguage(next)
        void loadTexts(next).then(() => setChosen({ language: next, direction: 'ltr' }))
      },
    }),
    [language],
  )
  return <LanguageContext value={known}>{children}</LanguageContext>
}

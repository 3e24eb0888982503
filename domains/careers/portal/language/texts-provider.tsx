import { fillText, type Language } from '@bole/platform/contract'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { setAskedLanguage } from '../calls/ask.ts'
import type { Texts } from '../texts/zh-cn.ts'
import { type Chosen, storeLanguage } from './choose-language.ts'
import { loadTexts } from './load-texts.ts'

export type TextKey = keyof Texts

interface Speaking {
  readonly language: Language
  readonly text: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string
  readonly speak: (language: Language) => void
}

const SpeakingContext = createContext<Speaking | null>(null)

interface Props {
  readonly chosen: Chosen
  readonly texts: Texts
  readonly children: ReactNode
}

/** Gives everything below it its texts, and tells the document which language it is in. */
export function TextsProvider({ chosen, texts, children }: Props) {
  const [spoken, setSpoken] = useState({ ...chosen, texts })
  useEffect(() => {
    document.documentElement.lang = spoken.language
    document.documentElement.dir = spoken.direction
    setAskedLanguage(spoken.language)
  }, [spoken])
  const speaking = useMemo<Speaking>(
    () => ({
      language: spoken.language,
      text: (key, values = {}) => fillText(spoken.texts[key], values),
      speak: (language) => {
        storeLanguage(language)
        void loadTexts(language).then((loaded) => setSpoken({ language, direction: 'ltr', texts: loaded }))
      },
    }),
    [spoken],
  )
  return <SpeakingContext value={speaking}>{children}</SpeakingContext>
}

/** The texts of the language the page is in. */
export function useTexts(): Speaking {
  const speaking = useContext(SpeakingContext)
  if (!speaking) throw new Error('a screen stands outside its TextsProvider')
  return speaking
}

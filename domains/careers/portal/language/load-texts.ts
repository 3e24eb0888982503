import type { Language } from '@bole/platform/contract'
import type { Texts } from '../texts/zh-cn.ts'

const loaders: Record<Language, () => Promise<{ readonly texts: Texts }>> = {
  'zh-CN': () => import('../texts/zh-cn.ts'),
  'en-US': () => import('../texts/en-us.ts'),
  'pt-BR': () => import('../texts/pt-br.ts'),
  'zh-TW': () => import('../texts/zh-tw.ts'),
}

/** The texts of one language: a phone loads no other. */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await loaders[language]()).texts
}

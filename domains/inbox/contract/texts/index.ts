import type { InEveryLanguage } from '@bole/platform/contract'
import { kinds as english } from './en-US.ts'
import { kinds as portuguese } from './pt-BR.ts'
import type { Sentences } from './sentences.ts'
import { kinds as simplified } from './zh-CN.ts'
import { kinds as traditional } from './zh-TW.ts'

/** What is told, in every language, for what is written on the server. */
export const sentences: InEveryLanguage<Sentences> = {
  'zh-CN': simplified,
  'en-US': english,
  'pt-BR': portuguese,
  'zh-TW': traditional,
}

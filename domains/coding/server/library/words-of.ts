import type { InEveryLanguage } from '@bole/platform/contract'
import type { LibraryWords } from './questions.ts'
import { enUS } from './words-en-us.ts'
import { ptBR } from './words-pt-br.ts'
import { zhCN } from './words-zh-cn.ts'
import { zhTW } from './words-zh-tw.ts'

/** What the library says, by language. */
export const wordsOf: InEveryLanguage<LibraryWords> = {
  'zh-CN': zhCN,
  'en-US': enUS,
  'pt-BR': ptBR,
  'zh-TW': zhTW,
}

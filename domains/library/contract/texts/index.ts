import type { InEveryLanguage } from '@bole/platform/contract'
import { exported as en } from './en-US.ts'
import type { ExportTexts } from './export-words.ts'
import { exported as pt } from './pt-BR.ts'
import { exported as zh } from './zh-CN.ts'
import { exported as tw } from './zh-TW.ts'

export const exportTexts: InEveryLanguage<ExportTexts> = {
  'zh-CN': zh,
  'en-US': en,
  'pt-BR': pt,
  'zh-TW': tw,
}

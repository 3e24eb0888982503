import type { InEveryLanguage } from '@bole/platform/contract'
import english from './en-US.ts'
import portuguese from './pt-BR.ts'
import chinese from './zh-CN.ts'
import traditional from './zh-TW.ts'

/** The same in every language, for answers that carry words. */
export const answerNames: InEveryLanguage<Readonly<Record<keyof typeof chinese, string>>> = {
  'zh-CN': chinese,
  'en-US': english,
  'pt-BR': portuguese,
  'zh-TW': traditional,
}

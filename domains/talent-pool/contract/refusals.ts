import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { talentPoolApi } from './api.ts'

/** What whoever asked is told when a rule says no. */
export const talentPoolRefusals: InEveryLanguage<Record<RefusalsOf<typeof talentPoolApi>, string>> = {
  'zh-CN': {},
  'en-US': {},
  'pt-BR': {},
  'zh-TW': {},
}

import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { accountsApi } from './api.ts'
import { departmentRefusals } from './department-refusals.ts'
import { signInRefusals } from './sign-in-refusals.ts'

/** What a person reads when a rule says no. */
export const accountsRefusals: InEveryLanguage<Record<RefusalsOf<typeof accountsApi>, string>> = {
  'zh-CN': { ...signInRefusals['zh-CN'], ...departmentRefusals['zh-CN'] },
  'en-US': { ...signInRefusals['en-US'], ...departmentRefusals['en-US'] },
  'pt-BR': { ...signInRefusals['pt-BR'], ...departmentRefusals['pt-BR'] },
  'zh-TW': { ...signInRefusals['zh-TW'], ...departmentRefusals['zh-TW'] },
}

import type { InEveryLanguage } from '@bole/platform/contract'
import { english } from './texts/en-us.ts'
import { portuguese } from './texts/pt-br.ts'
import type { Said } from './texts/said.ts'
import { chinese } from './texts/zh-cn.ts'
import { traditional } from './texts/zh-tw.ts'

/** What whoever asked is told when a rule says no, and of one of several. */
export const talentPoolRefusals: InEveryLanguage<Said> = {
  'zh-CN': chinese,
  'en-US': english,
  'pt-BR': portuguese,
  'zh-TW': traditional,
}

import type { CountedTexts, InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { accountsApi } from './api.ts'
import { departmentRefusals } from './department-refusals.ts'
import { invitationRefusals } from './invitation-refusals.ts'
import { platformRefusals } from './platform-refusals.ts'
import { registerRefusals } from './register-refusals.ts'
import { roleRefusals } from './role-refusals.ts'
import { sessionRefusals } from './session-refusals.ts'
import { setUpRefusals } from './set-up-refusals.ts'
import { signInRefusals } from './sign-in-refusals.ts'
import { signOnRefusals } from './sign-on-refusals.ts'
import { userRefusals } from './user-refusals.ts'

type Told = RefusalsOf<typeof accountsApi> | Exclude<keyof (typeof userRefusals)['zh-CN'], `${string}_one`>

/** What a person reads when a rule says no. */
export const accountsRefusals: InEveryLanguage<CountedTexts<Told>> = {
  'zh-CN': {
    ...signInRefusals['zh-CN'],
    ...sessionRefusals['zh-CN'],
    ...signOnRefusals['zh-CN'],
    ...platformRefusals['zh-CN'],
    ...registerRefusals['zh-CN'],
    ...departmentRefusals['zh-CN'],
    ...userRefusals['zh-CN'],
    ...roleRefusals['zh-CN'],
    ...setUpRefusals['zh-CN'],
    ...invitationRefusals['zh-CN'],
  },
  'en-US': {
    ...signInRefusals['en-US'],
    ...sessionRefusals['en-US'],
    ...signOnRefusals['en-US'],
    ...platformRefusals['en-US'],
    ...registerRefusals['en-US'],
    ...departmentRefusals['en-US'],
    ...userRefusals['en-US'],
    ...roleRefusals['en-US'],
    ...setUpRefusals['en-US'],
    ...invitationRefusals['en-US'],
  },
  'pt-BR': {
    ...signInRefusals['pt-BR'],
    ...sessionRefusals['pt-BR'],
    ...signOnRefusals['pt-BR'],
    ...platformRefusals['pt-BR'],
    ...registerRefusals['pt-BR'],
    ...departmentRefusals['pt-BR'],
    ...userRefusals['pt-BR'],
    ...roleRefusals['pt-BR'],
    ...setUpRefusals['pt-BR'],
    ...invitationRefusals['pt-BR'],
  },
  'zh-TW': {
    ...signInRefusals['zh-TW'],
    ...sessionRefusals['zh-TW'],
    ...signOnRefusals['zh-TW'],
    ...platformRefusals['zh-TW'],
    ...registerRefusals['zh-TW'],
    ...departmentRefusals['zh-TW'],
    ...userRefusals['zh-TW'],
    ...roleRefusals['zh-TW'],
    ...setUpRefusals['zh-TW'],
    ...invitationRefusals['zh-TW'],
  },
}

import { defineApi } from '@bole/platform/contract'
import { consentCalls } from './consent-calls.ts'
import { distributionCalls } from './distribution-calls.ts'
import { folderCalls } from './folder-calls.ts'
import { memberCalls } from './member-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    talent: 'talent-pool'
    pool_folder: 'talent-pool'
  }
}

export const talentPoolApi = defineApi('talent-pool', {
  ...memberCalls,
  ...folderCalls,
  ...distributionCalls,
  ...consentCalls,
})

import { defineApi } from '@bole/platform/contract'

export const talentPoolApi = defineApi('talent-pool', {})

import { defineRoutes } from '@bole/platform/server'
import { talentPoolApi, talentPoolRefusals } from '@bole/talent-pool/contract'

export const talentPoolRoutes = defineRoutes(talentPoolApi, {}, talentPoolRefusals)

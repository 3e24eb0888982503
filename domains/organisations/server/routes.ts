import { organisationsApi, organisationsRefusals } from '@bole/organisations/contract'
import { defineRoutes } from '@bole/platform/server'
import { getAccountCentre } from './account-centre.ts'
import { getApiSetting } from './get-api-setting.ts'
import { getCompanyLogo, getPicture } from './get-picture.ts'
import { createApiKey, endApiKey, rotateApiKey } from './keep-api-keys.ts'
import { generateCode, getCodeUrl } from './keep-code.ts'
import { removePicture, uploadHomepage, uploadLogo } from './keep-pictures.ts'
import { getSigningData, identify } from './signing.ts'
import { getExtraInfo, updateExtraInfo, updateOrganisation } from './update-organisation.ts'

export const organisationsRoutes = defineRoutes(
  organisationsApi,
  {
    getAccountCentre,
    updateOrganisation,
    getExtraInfo,
    updateExtraInfo,
    uploadLogo,
    uploadHomepage,
    removePicture,
    getPicture,
    getCompanyLogo,
    getCodeUrl,
    generateCode,
    getApiSetting,
    createApiKey,
    rotateApiKey,
    endApiKey,
    getSigningData,
    identify,
  },
  organisationsRefusals,
)

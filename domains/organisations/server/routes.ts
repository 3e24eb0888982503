import { organisationsApi, organisationsRefusals } from '@bole/organisations/contract'
import { defineRoutes } from '@bole/platform/server'
import { getAccountCentre } from './account-centre.ts'
import { createAgency } from './agency/create-agency.ts'
import {
  disableAgency,
  enableAgency,
  renewAgency,
  updateAgency,
  updateExpireTime,
} from './agency/keep-agencies.ts'
import { listAgencies, validateCompanyId, viewAgency } from './agency/list-agencies.ts'
import { getApiSetting } from './get-api-setting.ts'
import { getCompanyLogo, getPicture } from './get-picture.ts'
import { createApiKey, endApiKey, rotateApiKey } from './keep-api-keys.ts'
import { generateCode, getCodeUrl } from './keep-code.ts'
import { removePicture, uploadHomepage, uploadLogo } from './keep-pictures.ts'
import { switchService, updateService } from './period/change-services.ts'
import { copyPeriod } from './period/copy-period.ts'
import { createPeriod } from './period/create-period.ts'
import { createService } from './period/create-service.ts'
import { getPeriods } from './period/get-periods.ts'
import { updatePeriod } from './period/update-period.ts'
import { getServiceQuota } from './request/get-service-quota.ts'
import { handleRequest } from './request/handle-request.ts'
import { listAgencyRequests, listServiceRequests } from './request/list-requests.ts'
import { askForService, withdrawRequest } from './request/own-requests.ts'
import { getSigningData, identify } from './signing.ts'
import { applyForTrial } from './trial/apply-for-trial.ts'
import { changeTrial, listTrials } from './trial/operator-trials.ts'
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
    listAgencies,
    viewAgency,
    createAgency,
    updateAgency,
    enableAgency,
    disableAgency,
    renewAgency,
    updateExpireTime,
    validateCompanyId,
    getPeriods,
    createPeriod,
    copyPeriod,
    updatePeriod,
    createService,
    updateService,
    switchService,
    getServiceQuota,
    listServiceRequests,
    askForService,
    withdrawRequest,
    listAgencyRequests,
    handleRequest,
    applyForTrial,
    listTrials,
    changeTrial,
  },
  organisationsRefusals,
)

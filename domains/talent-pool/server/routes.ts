import { defineRoutes } from '@bole/platform/server'
import { talentPoolApi, talentPoolRefusals } from '@bole/talent-pool/contract'
import { answerConsent } from './answer-consent.ts'
import { askConsent } from './ask-consent.ts'
import { createFolder } from './create-folder.ts'
import { distribute } from './distribute.ts'
import { keepTalents } from './keep-talents.ts'
import { listColleagues } from './list-colleagues.ts'
import { listFolders } from './list-folders.ts'
import { listOrganisations } from './list-organisations.ts'
import { listTalents } from './list-talents.ts'
import { moveTalents } from './move-talents.ts'
import { operate } from './operate.ts'
import { previewConsent } from './preview-consent.ts'
import { recordConsent } from './record-consent.ts'
import { removeFolder } from './remove-folder.ts'
import { removeTalents } from './remove-talents.ts'
import { undoTalents } from './undo-talents.ts'
import { updateFolder } from './update-folder.ts'
import { viewConsent } from './view-consent.ts'
import { viewTalent } from './view-talent.ts'

export const talentPoolRoutes = defineRoutes(
  talentPoolApi,
  {
    listTalents,
    viewTalent,
    keepTalents,
    moveTalents,
    removeTalents,
    undoTalents,
    listFolders,
    createFolder,
    updateFolder,
    removeFolder,
    listColleagues,
    listOrganisations,
    distribute,
    operate,
    previewConsent,
    askConsent,
    recordConsent,
    viewConsent,
    answerConsent,
  },
  talentPoolRefusals,
)

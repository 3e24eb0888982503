import { parseAdministrationApi, parseAdministrationRefusals } from '@bole/parse-administration/contract'
import { defineRoutes } from '@bole/platform/server'
import { getFileInfo } from './get-file-info.ts'
import { listFiles } from './list-files.ts'
import { compareNewer, listNewer } from './list-newer.ts'
import { listSteps } from './list-steps.ts'
import { readFilesAgain } from './read-files-again.ts'
import { getReadingSettings, updateReadingSettings } from './reading-settings.ts'
import { settleNewer } from './settle-newer.ts'

export const parseAdministrationRoutes = defineRoutes(
  parseAdministrationApi,
  {
    listFiles,
    getFileInfo,
    listSteps,
    readFilesAgain,
    listNewer,
    compareNewer,
    settleNewer,
    getReadingSettings,
    updateReadingSettings,
  },
  parseAdministrationRefusals,
)

import { defineRoutes } from '@bole/platform/server'
import { rpoApi, rpoRefusals } from '@bole/rpo/contract'
import { addImport } from './add-import.ts'
import { deleteImport } from './delete-import.ts'
import { listFolders, removeFolder, saveFolder } from './folders.ts'
import { listBatches } from './list-batches.ts'
import { listRecords } from './list-records.ts'
import { listShares } from './list-shares.ts'
import { listThemes } from './list-themes.ts'
import { moveRecords } from './move-records.ts'
import { saveShare } from './save-share.ts'
import { submitImport } from './submit-import.ts'
import { updateRemark } from './update-remark.ts'

export const rpoRoutes = defineRoutes(
  rpoApi,
  {
    ...{ listThemes, listRecords, listBatches, addImport, deleteImport, submitImport, updateRemark },
    ...{ listFolders, saveFolder, removeFolder, moveRecords, listShares, saveShare },
  },
  rpoRefusals,
)

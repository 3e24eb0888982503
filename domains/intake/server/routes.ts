import { intakeApi, intakeRefusals } from '@bole/intake/contract'
import { defineRoutes } from '@bole/platform/server'
import { listFolders } from './folders/list-folders.ts'
import { removeFolder, sortFolders } from './folders/remove-folder.ts'
import { createFolder, updateFolder } from './folders/save-folder.ts'
import { getItemFile } from './get-item-file.ts'
import { listArrivals, sumArrivals } from './list-arrivals.ts'
import { countItems, listItems } from './list-items.ts'
import { getPlugIns } from './plug-in/get-plug-ins.ts'
import { givePhones } from './plug-in/give-phones.ts'
import { handIn } from './plug-in/hand-in.ts'
import { listHandedIn } from './plug-in/list-handed-in.ts'
import { listPlugInPeople } from './plug-in/list-people.ts'
import { takePhones } from './plug-in/take-phones.ts'
import { retry } from './retry.ts'
import { upload } from './upload.ts'

export const intakeRoutes = defineRoutes(
  intakeApi,
  {
    ...{ upload, listItems, countItems, retry, getItemFile, listArrivals, sumArrivals },
    ...{ handIn, listHandedIn, takePhones, givePhones, getPlugIns, listPlugInPeople },
    upload,
    listItems,
    countItems,
    retry,
    getItemFile,
    listArrivals,
    sumArrivals,
    listFolders,
    createFolder,
    updateFolder,
    removeFolder,
    sortFolders,
  },
  intakeRefusals,
)

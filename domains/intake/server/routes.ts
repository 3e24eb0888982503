import { intakeApi, intakeRefusals } from '@bole/intake/contract'
import { defineRoutes } from '@bole/platform/server'
import { getItemFile } from './get-item-file.ts'
import { countItems, listItems } from './list-items.ts'
import { retry } from './retry.ts'
import { upload } from './upload.ts'

export const intakeRoutes = defineRoutes(
  intakeApi,
  { upload, listItems, countItems, retry, getItemFile },
  intakeRefusals,
)

import { defineRoutes } from '@bole/platform/server'
import { processesApi, processesRefusals } from '@bole/processes/contract'
import { copyProcess, createProcess } from './create-process.ts'
import { deleteProcess } from './delete-process.ts'
import { listProcesses, viewProcess } from './list-processes.ts'
import { previewProcess } from './preview-process.ts'
import { updateProcess } from './update-process.ts'

export const processesRoutes = defineRoutes(
  processesApi,
  {
    listProcesses,
    viewProcess,
    createProcess,
    updateProcess,
    previewProcess,
    copyProcess,
    deleteProcess,
  },
  processesRefusals,
)

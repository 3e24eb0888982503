import { approvalsApi, approvalsRefusals } from '@bole/approvals/contract'
import { defineRoutes } from '@bole/platform/server'
import { addCheck, batchAddCheck } from './add-check.ts'
import { createDelegation, endDelegation } from './away/keep-delegations.ts'
import { listDelegations } from './away/list-delegations.ts'
import { getLatency } from './get-latency.ts'
import { handleCheck } from './handle-check.ts'
import { decideByLink } from './links/decide-by-link.ts'
import { viewCheckLink } from './links/view-link.ts'
import { getApproval, listApprovals } from './list-approvals.ts'
import { updateCheckSettings } from './reminders/keep-settings.ts'
import { keptSettings } from './reminders/settings-store.ts'

export const approvalsRoutes = defineRoutes(
  approvalsApi,
  {
    listApprovals,
    getApproval,
    getLatency,
    addCheck,
    batchAddCheck,
    handleCheck,
    listDelegations,
    createDelegation,
    endDelegation,
    viewCheckLink,
    decideByLink,
    ...keptSettings.handlers,
    updateCheckSettings,
  },
  approvalsRefusals,
)

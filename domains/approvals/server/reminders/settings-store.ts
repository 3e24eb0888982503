import { approvalSettings } from '@bole/approvals/contract'
import { settingOver } from '@bole/platform/server'
import { approvals } from '../round-store.ts'

/** How patient the company is with those who are asked to approve. */
export const keptSettings = settingOver(approvalSettings, {
  tables: approvals,
  table: 'approval_settings',
})

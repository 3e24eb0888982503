import { tablesOf } from '@bole/platform/server'
import type { DashboardTables } from './tables.ts'

/** Queries over what the dashboard keeps and reads. */
export const dashboard = tablesOf<DashboardTables>()

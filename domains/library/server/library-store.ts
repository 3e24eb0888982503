import { tablesOf } from '@bole/platform/server'
import type { LibraryTables } from './tables.ts'

export const library = tablesOf<LibraryTables>()

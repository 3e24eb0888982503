import { tablesOf } from '@bole/platform/server'
import type { ThemesTables } from './tables.ts'

export const themes = tablesOf<ThemesTables>()

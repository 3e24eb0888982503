import { conceptsApi, conceptsRefusals, textPatterns, wordLists } from '@bole/concepts/contract'
import { defineRoutes, plainHandlers, tablesOf } from '@bole/platform/server'
import type { ConceptsTables } from './tables.ts'

const tables = tablesOf<ConceptsTables>()

export const conceptsRoutes = defineRoutes(
  conceptsApi,
  {
    ...plainHandlers(wordLists, { tables, table: 'word_lists' }),
    ...plainHandlers(textPatterns, { tables, table: 'text_patterns' }),
  },
  conceptsRefusals,
)

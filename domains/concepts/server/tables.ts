import type { Generated } from 'kysely'

export interface ConceptsTables {
  word_lists: {
    organisation_id: number
    id: Generated<number>
    name: string
    words: Generated<string[]>
    version: Generated<number>
  }
  text_patterns: {
    organisation_id: number
    id: Generated<number>
    name: string
    pattern: string
    note: Generated<string>
    version: Generated<number>
  }
}

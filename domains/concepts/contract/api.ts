import { defineApi, definePlain, field } from '@bole/platform/contract'
import * as z from 'zod'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    word_list: 'concepts'
    text_pattern: 'concepts'
  }
}

/** Words that mean the same to a bot (specification: entity). */
export const wordLists = definePlain('word_list', {
  nouns: ['list of words', 'lists of words that mean the same to bots'],
  access: 'bots.manage',
  calls: {
    listWordLists: 'GET wxbot/concept-entity/index',
    viewWordList: 'GET wxbot/concept-entity/view',
    createWordList: 'POST wxbot/concept-entity/create',
    updateWordList: 'POST wxbot/concept-entity/update?id',
    removeWordList: 'POST wxbot/concept-entity/delete?id',
  },
  fields: { name: field.requiredText(60), words: z.array(field.requiredText(60)).max(500) },
  unique: 'name',
  atMost: 500,
  searched: ['name'],
})

/** Regular expressions that a bot looks for in what people write (specification: regexp). */
export const textPatterns = definePlain('text_pattern', {
  nouns: ['pattern', 'patterns that bots look for in what people write'],
  access: 'bots.manage',
  calls: {
    listPatterns: 'GET wxbot/concept-regexp/index',
    createPattern: 'POST wxbot/concept-regexp/create',
    updatePattern: 'POST wxbot/concept-regexp/update',
    removePattern: 'POST wxbot/concept-regexp/delete',
  },
  fields: {
    name: field.requiredText(60),
    pattern: field.requiredText(500).refine(isPattern),
    note: field.text(500).default(''),
  },
  unique: 'name',
  atMost: 500,
  searched: ['name', 'pattern'],
})

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== ''
  } catch {
    return false
  }
}

export const conceptsApi = defineApi('concepts', { ...wordLists.calls, ...textPatterns.calls })

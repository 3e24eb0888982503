import { conceptsApi } from '@bole/concepts/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { word_list: 'word_lists', text_pattern: 'text_patterns' },
  make: async ({ ask, word }) => {
    await ask(conceptsApi.createWordList, { name: word, words: [word] })
    await ask(conceptsApi.createPattern, { name: word, pattern: word, note: word })
  },
}

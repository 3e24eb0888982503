import { builtInWords } from '@bole/notifications/contract'
import { expect, test } from 'vitest'
import { wordsFor } from './words-of.ts'

const occasion = { stage: 1, event: 'passed', language: 'pt-BR', channel: 'mail' } as const
const shared = { process_id: null, subject: 'shared', body: 's', language: 'pt-BR' } as const
const own = { process_id: 7, subject: 'own', body: 'o', language: 'pt-BR' } as const
const chinese = { ...own, language: 'zh-CN' } as const

test.each([
  ['the process’s', [shared, own], 7, 'own', 'process'],
  ['the organisation’s where the process has none', [shared, own], 8, 'shared', 'organisation'],
  ['the organisation’s where no process is named', [shared, own], null, 'shared', 'organisation'],
  ['not those in another language', [shared, chinese], 7, 'shared', 'organisation'],
  ['the built-in ones', [own], 8, builtInWords['pt-BR'].passed.subject, 'built_in'],
] as const)('hold: %s', (_, templates, process, subject, worded_by) => {
  expect(wordsFor(templates, process, occasion)).toMatchObject({ subject, worded_by })
})

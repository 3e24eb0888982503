import { expect, test } from 'vitest'
import { waited } from './waited.ts'

const now = new Date('2026-11-10T12:00:00.000Z')

test.each([
  ['en-US', '2026-11-01T11:00:00.000Z', '9 days'],
  ['en-US', '2026-11-09T11:59:00.000Z', '1 day'],
  ['en-US', '2026-11-10T10:01:00.000Z', '1 hour'],
  ['en-US', '2026-11-10T11:59:50.000Z', '1 minute'],
  ['pt-BR', '2026-11-04T12:00:00.000Z', '6 dias'],
  ['zh-CN', '2026-11-06T12:00:00.000Z', '4天'],
])('%s: since %s is %s', (language, since, words) => {
  localStorage.setItem('umi_locale', language)
  expect(waited(since, now)).toBe(words)
})

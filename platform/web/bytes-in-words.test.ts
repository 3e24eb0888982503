import { expect, test } from 'vitest'
import { bytesInWords } from './format.ts'

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_500_000, '2 MB'],
  [1_500_000_000, '1.5 GB'],
  [2e15, '2,000 TB'],
])('%d bytes read %s', (bytes, words) => {
  localStorage.setItem('umi_locale', 'en-US')
  expect(bytesInWords(bytes)).toBe(words)
})

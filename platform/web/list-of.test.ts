import { expect, test } from 'vitest'
import { listOf } from './list-of.ts'

test.each([
  ['zh-CN', '高远、徐行、陈晨'],
  ['en-US', '高远, 徐行, 陈晨'],
  ['pt-BR', '高远, 徐行, 陈晨'],
])('names in %s', (locale, text) => {
  localStorage.setItem('umi_locale', locale)
  expect(listOf(['高远', '徐行', '陈晨'])).toBe(text)
})

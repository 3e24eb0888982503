import { showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExceptionPage, type ExceptionStatus, NotAuthorised, NotAvailableYet } from './exception-page.tsx'

test.each<[ExceptionStatus, string]>([
  ['403', '抱歉，您无权访问此页面'],
  ['404', '抱歉，您访问的页面不存在'],
  ['500', '抱歉，服务器出错了'],
])('%s says %s and leads home', async (status, words) => {
  await showScreen(() => <ExceptionPage status={status} />, `/exception/${status}`)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/')
})

test('the address may say why', async () => {
  await showScreen(() => <ExceptionPage status="500" />, '/exception/500?errorMessage=数据库维护中')
  expect(await screen.findByText('数据库维护中')).toBeTruthy()
  expect(screen.queryByText('抱歉，服务器出错了')).toBeNull()
})

test.each([
  [NotAuthorised, '抱歉，您没有访问此页面的权限。'],
  [NotAvailableYet, '此页面尚未开放'],
])('%o says %s and leads home', async (Page, words) => {
  await showScreen(Page)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/')
})

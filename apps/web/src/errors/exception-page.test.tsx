import { showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExceptionPage, type ExceptionStatus, NotAuthorised, NotAvailableYet } from './exception-page.tsx'

const scene = () => document.querySelector('[data-scene]')?.getAttribute('data-scene')
const leadsHome = () => expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/')

test.each<[ExceptionStatus, string, string]>([
  ['403', '抱歉，您没有访问此页面的权限。', 'locked'],
  ['404', '抱歉，您访问的页面不存在', 'missing'],
  ['500', '抱歉，服务器出错了', 'broken'],
])('%s says %s, is drawn by us and leads home', async (status, words, drawn) => {
  await showScreen(() => <ExceptionPage status={status} />, `/exception/${status}`)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(scene()).toBe(drawn)
  expect(document.querySelector('.ant-result')).toBeNull()
  leadsHome()
})

test('words that somebody put into the address are not shown as ours', async () => {
  await showScreen(() => <ExceptionPage status="500" />, '/exception/500?errorMessage=请致电 123')
  expect(await screen.findByText('抱歉，服务器出错了')).toBeTruthy()
  expect(screen.queryByText(/123/)).toBeNull()
})

test.each([
  ['/candidate/filter/list?keyword=a', '/candidate/filter/list?keyword=a'],
  ['//elsewhere.example/', undefined],
  ['https://elsewhere.example/', undefined],
  ['/\\elsewhere.example', undefined],
])('from %s the way back to it is %s', async (from, way) => {
  await showScreen(() => <ExceptionPage status="500" />, `/exception/500?from=${encodeURIComponent(from)}`)
  await screen.findByText('抱歉，服务器出错了')
  expect(screen.queryByRole('link', { name: /重\s?试/ })?.getAttribute('href') ?? undefined).toBe(way)
})

test.each([
  [NotAuthorised, '抱歉，您没有访问此页面的权限。'],
  [NotAvailableYet, '此页面尚未开放'],
])('%o says %s and leads home', async (Page, words) => {
  await showScreen(Page)
  expect(await screen.findByText(words)).toBeTruthy()
  leadsHome()
})

test('whoever was led to what they may not see goes back along the way they came', async () => {
  const shown = await showScreen(NotAuthorised, '/organization/user/list')
  await screen.findByText('抱歉，您没有访问此页面的权限。')
  expect(screen.queryByRole('button', { name: '返回上一页' })).toBeNull()
  expect(shown.address()).toBe('/organization/user/list')
})

import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { type Delivery, pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { statusOf } from '../testing/examples.ts'
import DeliveryList from './delivery-list.tsx'

const once: Delivery = {
  id: 7,
  post_id: 7,
  basic: { name: '王小明' },
  position: { id: 2, title: '前端工程师' },
  applied_at: '2026-03-04T02:00:00.000Z',
  source: 'referral',
  source_code: 'A1',
  status: statusOf(1, 20),
  is_listed: true,
  times: 1,
  can: { others: false },
}
const again: Delivery = {
  ...once,
  ...{ id: 8, post_id: 8, basic: { name: '李晓红' }, times: 3, is_listed: false, can: { others: true } },
}
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(pipelineApi.listDeliveries, { list: [once, again] }, 2),
]
const show = (query = '') =>
  showScreen(DeliveryList, `/candidate/delivery/list${query}`, '/candidate/delivery/list')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body)

test('says to which position, from where and for which time somebody applied', async () => {
  serve(...usual)
  await show()
  const row = await rowOf('王小明')
  expect(row.getByText('前端工程师')).toBeTruthy()
  expect(row.getByText(/A1/)).toBeTruthy()
  expect(row.getByText('首次')).toBeTruthy()
  expect(row.getByText('在列表中')).toBeTruthy()
  const repeat = await rowOf('李晓红')
  expect(repeat.getByText('第 3 次')).toBeTruthy()
  expect(repeat.getByText('已移出')).toBeTruthy()
})

test('leads from a repeat to all of that person, and from nobody else', async () => {
  const server = serve(...usual)
  const shown = await show()
  expect((await rowOf('王小明')).queryByText('重复投递')).toBeNull()
  fireEvent.click((await rowOf('李晓红')).getByText('重复投递'))
  await waitFor(() => expect(shown.query()).toEqual({ post_id: '8' }))
  await waitFor(() =>
    expect(server.queriesOf(pipelineApi.listDeliveries).at(-1)).toMatchObject({ post_id: '8', origin: '2' }),
  )
})

test('an address that names conditions asks for them', async () => {
  const server = serve(...usual)
  await show('?keyword=%E5%B7%A5%E7%A8%8B&is_repeat=true&source=referral')
  await screen.findByText('王小明')
  expect(server.queriesOf(pipelineApi.listDeliveries)[0]).toMatchObject({
    keyword: '工程',
    is_repeat: 'true',
    source: 'referral',
  })
})

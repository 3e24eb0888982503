import { careersApi } from '@bole/careers/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ReceiptList from './receipt-list.tsx'
import type { ReceiptRow } from './receipt-row.ts'

const { listReceipts, giveReason, settleRequest } = careersApi

const row: ReceiptRow = {
  id: 4,
  post_id: 7,
  name: '林岚',
  position: '后端工程师',
  decision: 'not_selected',
  machine: 'on_the_way',
  reason: '',
  decided_at: '2026-11-20T02:00:00.000Z',
  promised_on: '2026-11-25',
  requests: [
    {
      id: 2,
      kind: 'correction',
      said: '',
      asked_at: '2026-11-20T02:00:00.000Z',
      settled_at: '2026-11-21T02:00:00.000Z',
    },
    { id: 3, kind: 'review', said: '请再看看', asked_at: '2026-11-21T02:00:00.000Z', settled_at: null },
  ],
  can: { give_reason: true, settle: true },
}

async function show() {
  const server = serve(
    answering(listReceipts, { list: [row] }, 1),
    answering(giveReason, {}),
    answering(settleRequest, {}),
  )
  await showScreen(ReceiptList, '/candidate/receipt/list?state=asked')
  const found = (await screen.findByRole('link', { name: '林岚' })).closest('tr')
  return { server, shown: within(found ?? document.body) }
}
const type = (text: string) => {
  const field = within(screen.getByRole('dialog')).getByRole('textbox')
  fireEvent.change(field, { target: { value: text } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /保\s?存/ }))
}

test('says what was decided, whether a machine took part, and what was asked', async () => {
  const { server, shown } = await show()
  for (const words of ['未通过', '过程中', '未填写', '人工复核', '更正 · 已处理'])
    expect(shown.getByText(words)).toBeTruthy()
  expect(server.queriesOf(listReceipts)[0]).toMatchObject({ state: 'asked' })
})

test('a reason is told in words for the candidate', async () => {
  const { server, shown } = await show()
  fireEvent.click(shown.getByRole('button', { name: /填写原因/ }))
  expect(await screen.findByText('告知 林岚 原因')).toBeTruthy()
  type('我们需要更多年的经验')
  await waitFor(() =>
    expect(server.bodiesOf(giveReason)).toEqual([{ id: 4, reason: '我们需要更多年的经验' }]),
  )
})

test('the request that waits is answered, with what was said beside it', async () => {
  const { server, shown } = await show()
  fireEvent.click(shown.getByRole('button', { name: /处理请求/ }))
  expect(await screen.findByText('请再看看')).toBeTruthy()
  type('已复核')
  await waitFor(() => expect(server.bodiesOf(settleRequest)).toEqual([{ id: 3, answer: '已复核' }]))
})

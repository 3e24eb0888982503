import { accountsApi } from '@bole/accounts/contract'
import { recruiterWho } from '@bole/accounts/testing'
import { inboxApi } from '@bole/inbox/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import NoticeList from './notice-list.tsx'
import ProgressList from './progress-list.tsx'

const { listNotices, readNotices, listProgress } = inboxApi

const me = { ...recruiterWho(), unreadCount: 1, noticeCount: 1 }

const notice = {
  id: 5,
  type: 'intake_finished',
  content: '',
  facts: { done: 8, failed: 1 },
  link: '/candidate/filter/list?origin=2&source=upload',
  unread: 1,
  create_time: '2026-11-20T02:00:00.000Z',
  can: { read: true },
}

const work = {
  id: 9,
  noticeId: 9,
  kind: 'intake',
  facts: {},
  total: 10,
  done: 4,
  failed: 1,
  percent: 50,
  state: 'running' as const,
  link: null,
  create_time: '2026-11-20T02:00:00.000Z',
}

function notices() {
  return serve(
    answering(accountsApi.getCurrentUser, me),
    answering(
      listNotices,
      {
        user_id: 1,
        list: [notice, { ...notice, id: 4, type: 'unheard', unread: 0, can: { read: false } }],
        unread: 1,
      },
      2,
    ),
    answering(readNotices, { done: 1, refused: [] }),
  )
}

test('a notice is a sentence that leads to what it is about, and is read by being opened', async () => {
  const server = notices()
  const shown = await showScreen(NoticeList, '/usercenter/message')
  const link = await screen.findByRole('link', { name: '简历上传完成：8 份入库，1 份失败' })
  expect(screen.getAllByRole('img', { name: '未读' })).toHaveLength(1)
  expect(screen.getByText('后台任务')).toBeTruthy()
  fireEvent.click(link)
  await waitFor(() => expect(shown.address()).toBe('/candidate/filter/list?origin=2&source=upload'))
  await waitFor(() => expect(server.bodiesOf(readNotices)).toEqual([{ id: 5 }]))
})

test('who is asked for something reads by whom, about whom and when', async () => {
  const facts = {
    by: '何静',
    name: '王小明',
    position: '后端工程师',
    at: new Date(2026, 10, 24, 10).toISOString(),
  }
  const asked = { ...notice, type: 'asked_to_interview_at', facts, link: '/candidate/detail/7' }
  serve(answering(listNotices, { user_id: 1, list: [asked], unread: 1 }, 1))
  await showScreen(NoticeList, '/usercenter/message')
  const link = await screen.findByRole('link', { name: /何静请您面试王小明（后端工程师）：11\/24 10:00/ })
  expect(link.getAttribute('href')).toBe('/candidate/detail/7')
})

test('what nobody of staff asked for is asked by the system', async () => {
  const facts = { by: '', count: 3 }
  serve(
    answering(
      listNotices,
      { user_id: 1, list: [{ ...notice, type: 'asked_to_approve_many', facts }], unread: 1 },
      1,
    ),
  )
  await showScreen(NoticeList, '/usercenter/message')
  expect(await screen.findByRole('link', { name: '系统请您审批 3 位候选人' })).toBeTruthy()
})

test('that nothing failed needs no words', async () => {
  serve(
    answering(
      listNotices,
      { user_id: 1, list: [{ ...notice, facts: { done: 8, failed: 0 } }], unread: 1 },
      1,
    ),
  )
  await showScreen(NoticeList, '/usercenter/message')
  expect(await screen.findByRole('link', { name: '简历上传完成：8 份入库' })).toBeTruthy()
})

test('all of them are read at once', async () => {
  const server = notices()
  await showScreen(NoticeList, '/usercenter/message')
  fireEvent.click(await screen.findByRole('button', { name: '全部标为已读（1）' }))
  await waitFor(() => expect(server.bodiesOf(readNotices)).toEqual([{}]))
})

test('some are read together; what is read already cannot be chosen', async () => {
  const server = notices()
  await showScreen(NoticeList, '/usercenter/message')
  const boxOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  await screen.findByRole('row', { name: /后台任务/ })
  expect(boxOf(/后台任务/).disabled).toBe(true)
  fireEvent.click(boxOf(/简历上传完成/))
  const bar = within(await screen.findByRole('toolbar'))
  fireEvent.click(bar.getByRole('button', { name: '标为已读' }))
  await waitFor(() => expect(server.bodiesOf(readNotices)).toEqual([{ ids: [5] }]))
})

test('long work says how far it is, and what failed', async () => {
  serve(answering(listProgress, { list: [work] }, 1))
  await showScreen(ProgressList, '/usercenter/progress')
  const row = within(await screen.findByRole('row', { name: /上传简历/ }))
  expect(row.getByText('4 / 10，1 失败')).toBeTruthy()
  expect(row.getByText('进行中')).toBeTruthy()
  expect(row.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
})

test('without any work, it is said how some begins', async () => {
  serve(answering(listProgress, { list: [] }, 0))
  await showScreen(ProgressList, '/usercenter/progress')
  expect(await screen.findByText(/上传简历后可在这里查看进度/)).toBeTruthy()
})

import { leftBecause } from '@bole/accounts/web'
import { defineApi } from '@bole/platform/contract'
import { queryClient, useCall, useChange } from '@bole/platform/web'
import { type Answering, failing, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import '../texts/index.ts'
import { onUnhandledError } from '@bole/platform/shell'
import { FeedbackProvider } from '../feedback/feedback.tsx'
import { ErrorReactions, signInAddress } from './error-reactions.tsx'
import { isDismissedToday } from './quota-dismissal.ts'

const api = defineApi('things', {
  list: { method: 'GET', path: 'things', summary: '', access: 'anyone', reply: z.object({}) },
  rename: {
    method: 'POST',
    path: 'things/rename',
    summary: '',
    access: 'anyone',
    reply: z.object({}),
    refusals: ['taken'],
  },
})

function Screen() {
  useCall(api.list, {})
  const rename = useChange(api.rename)
  return (
    <>
      <FeedbackProvider>
        <ErrorReactions />
      </FeedbackProvider>
      <button type="button" onClick={() => rename.mutate({})}>
        rename
      </button>
    </>
  )
}

const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
  assign.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  onUnhandledError(() => undefined)
})

const show = async (...answers: Answering[]) => {
  const server = serve(...answers)
  await showScreen(Screen)
  return server
}
const change = () => fireEvent.click(screen.getByText('rename'))

describe('while reading', () => {
  test.each([
    [403, '/exception/403'],
    [404, '/exception/404'],
    [500, '/exception/500'],
  ])('%i leads to %s', async (http, address) => {
    await show(failing(api.list, http))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining(`${address}?from=`)))
  })
})

describe('while changing', () => {
  test('a refusal is a toast with the rule’s words, and the page stays', async () => {
    await show(failing(api.list, 422), refusing(api.rename, 'taken', { message: '该名称已被使用' }))
    change()
    expect(await screen.findByText('该名称已被使用')).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
  })

  test('a quota notice opens in the middle with its title', async () => {
    await show(failing(api.list, 422), refusing(api.rename, 'taken', { notice: { body: '请联系客服充值' } }))
    change()
    expect(await screen.findAllByText('配额不足')).toBeTruthy()
    expect(await screen.findByText('请联系客服充值')).toBeTruthy()
  })

  test('one about video interviews says that none are left, where to buy more, and is not heard of again today', async () => {
    const notice = { type: 'interview' as const }
    await show(failing(api.list, 422), refusing(api.rename, 'taken', { message: '次数不足', notice }))
    change()
    expect((await screen.findAllByText('视频面试次数不足')).length).toBeGreaterThan(0)
    expect(await screen.findByText(/剩余视频面试次数为 0/)).toBeTruthy()
    expect(screen.getByRole('link', { name: '前往充值中心' }).getAttribute('href')).toBe(
      '/organization/charge',
    )
    fireEvent.click(screen.getByRole('checkbox', { name: '今日不再提示' }))
    expect(isDismissedToday('interview')).toBe(true)
    change()
    expect(await screen.findByText('次数不足')).toBeTruthy()
  })

  test('a quota is told of in passing where the part that tells of it cannot be loaded', async () => {
    vi.doMock('./quota-notice.tsx', () => {
      throw new Error('Failed to fetch dynamically imported module')
    })
    try {
      const notice = { type: 'interview' as const }
      await show(failing(api.list, 422), refusing(api.rename, 'taken', { message: '次数不足', notice }))
      change()
      expect(await screen.findByText('次数不足')).toBeTruthy()
    } finally {
      vi.doUnmock('./quota-notice.tsx')
    }
  })

  test('an answer that wants to be shown under its code is, and one that wants no words has none', async () => {
    await show(failing(api.list, 422), refusing(api.rename, 'taken', { message: '坏了', showType: 4 }))
    change()
    expect(await screen.findByText('taken')).toBeTruthy()
    expect(screen.getByText('坏了')).toBeTruthy()
  })

  test('a failure is a notice that names the call, at most one a second', async () => {
    const server = await show(failing(api.list, 422), failing(api.rename, 500, { message: '服务器出错' }))
    change()
    expect(await screen.findByText('未能完成操作')).toBeTruthy()
    expect(screen.getByText('服务器出错（500 · /api/things/rename）')).toBeTruthy()
    change()
    change()
    await waitFor(() => expect(server.bodiesOf(api.rename)).toHaveLength(3))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(screen.getAllByText(/^服务器出错/)).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2000)
    change()
    await waitFor(() => expect(screen.getAllByText(/^服务器出错/)).toHaveLength(2))
  })

  test.each([
    [507, '服务器遇到问题，更改可能未保存，请检查后重试。（507 · /api/things/rename）'],
    [504, '服务器响应超时，请稍后重试。（504 · /api/things/rename）'],
    [502, '网关未能连接到服务器，请稍后重试。（502 · /api/things/rename）'],
    [429, '操作过于频繁，请稍候再试。（429 · /api/things/rename）'],
    [418, '服务器未接受此请求。（418 · /api/things/rename）'],
    [406, '无法以请求的格式返回。（406 · /api/things/rename）'],
  ])('%i without a word of its own gets one', async (http, words) => {
    // Each later than the one before it.
    vi.setSystemTime(Date.now() + (600 - http) * 60_000)
    await show(failing(api.list, 422), failing(api.rename, http))
    change()
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('a lost connection says so without leaving', async () => {
    await show(failing(api.list, 422), failing(api.rename, null))
    change()
    expect(await screen.findByText('无法连接服务器，正在重试')).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
  })
})

test('the window says that it is offline until it is not', async () => {
  await show(failing(api.list, 422))
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText('网络已断开，恢复后会自动更新')).toBeTruthy()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText('网络已断开，恢复后会自动更新')).toBeNull())
})

test('a session that ended signs out once, and leads back to where one was', async () => {
  history.replaceState(null, '', '/candidate/filter/list?keyword=a&page=2')
  await show(failing(api.list, 401, { message: '请重新登录' }), failing(api.rename, 401))
  change()
  change()
  expect(await screen.findByText('请重新登录')).toBeTruthy()
  await waitFor(() => expect(assign).toHaveBeenCalled())
  expect(assign.mock.calls).toEqual([
    [`/site/login?redirect=${encodeURIComponent('/candidate/filter/list?keyword=a&page=2')}`],
  ])
  expect(leftBecause.get()).toMatch(/^您已退出登录/)
})

test.each([
  ['/site/login?redirect=%2F', '/site/login'],
  ['/organization/user/list', '/site/login?redirect=%2Forganization%2Fuser%2Flist'],
])('from %s one signs in at %s', (here, address) => {
  history.replaceState(null, '', here)
  expect(signInAddress()).toBe(address)
})

import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { inboxApi } from '@bole/inbox/contract'
import { answering, failing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import '../texts/index.ts'
import { Inbox } from './inbox.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { UserMenu } from './user-menu.tsx'

const { listNotices, listProgress, readNotices } = inboxApi
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
beforeEach(() => {
  assign.mockClear()
  reload.mockClear()
})

const notice = (id: number, link: string | null) => ({
  id,
  type: 'intake_finished',
  content: '',
  facts: { files: 3, total: 3, done: 2, failed: 1 },
  link,
  unread: 1,
  create_time: new Date().toISOString(),
  can: { read: true },
})
const work = (noticeId: number, percent: number, failed = 0) => ({
  id: noticeId,
  noticeId,
  kind: 'intake',
  facts: { files: 10 },
  total: 10,
  done: percent / 10,
  failed,
  percent,
  state: percent === 100 ? ('finished' as const) : ('running' as const),
  link: null,
  create_time: new Date().toISOString(),
})

describe('the inbox in the header', () => {
  const show = async (unread: number, running: number) => {
    const server = serve(
      answering(
        listNotices,
        { user_id: 1, list: [notice(1, '/candidate/filter/list'), notice(2, null)], unread },
        2,
      ),
      answering(listProgress, { list: [work(1, 40), work(2, 100), work(3, 100, 2)] }, 3),
      answering(readNotices, { done: 1, refused: [] }),
    )
    await showScreen(() => <Inbox unread={unread} running={running} />)
    return { server, button: screen.getByRole('button') }
  }

  test('asks for nothing before somebody looks', async () => {
    const { server, button } = await show(2, 1)
    expect(button.getAttribute('aria-label')).toBe('通知：2 条未读，1 项进行中')
    expect(server.sent).toEqual([])
  })

  test('shows notices with where they lead, and counts them as read when it is closed', async () => {
    const { server, button } = await show(2, 0)
    fireEvent.click(button)
    await waitFor(() => expect(document.querySelectorAll('a[href="/candidate/filter/list"]')).toHaveLength(1))
    expect(server.bodiesOf(readNotices)).toEqual([])
    fireEvent.click(button)
    await waitFor(() => expect(server.bodiesOf(readNotices)).toEqual([{}]))
  })

  test('with nothing unread reads nothing', async () => {
    const { server, button } = await show(0, 1)
    fireEvent.click(button)
    await waitFor(() => expect(server.queriesOf(listNotices)).toHaveLength(1))
    fireEvent.click(button)
    expect(server.bodiesOf(readNotices)).toEqual([])
  })

  test('shows how far long work is, and what failed of it', async () => {
    const { button } = await show(0, 1)
    fireEvent.click(button)
    fireEvent.click(await screen.findByText('进度'))
    await waitFor(() => expect(document.querySelectorAll('[role="progressbar"]')).toHaveLength(3))
    const bars = [...document.querySelectorAll('[role="progressbar"]')]
    expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['40', '100', '100'])
    expect(bars.map((bar) => /exception|success/.exec(bar.className)?.[0])).toEqual([
      undefined,
      'success',
      'exception',
    ])
  })

  test('says what would be there while nothing is', async () => {
    const { server, button } = await show(0, 0)
    server.now(
      answering(listNotices, { user_id: 1, list: [], unread: 0 }, 0),
      answering(listProgress, { list: [] }, 0),
    )
    fireEvent.click(button)
    expect(await screen.findByText(/没有通知/)).toBeTruthy()
    fireEvent.click(screen.getByText('进度'))
    expect(await screen.findByText(/没有进行中的任务/)).toBeTruthy()
  })
})

describe('the menu of the user', () => {
  const open = async () => {
    const server = serve(
      answering(accountsApi.getCurrentUser, administrator),
      answering(accountsApi.signOut, {}),
    )
    const shown = await showScreen(() => <UserMenu user={administrator} />)
    fireEvent.click(screen.getByLabelText('林若溪 的菜单'))
    await screen.findByText('退出登录')
    return { server, shown }
  }

  test('says who one is, as what and where', async () => {
    await open()
    expect(screen.getByText(/^林若溪 · .+ · 渡光能源$/)).toBeTruthy()
    expect(screen.getByLabelText('林若溪 的菜单').textContent).toBe('林')
  })

  test('signs out and leads to the page for signing in', async () => {
    const { server } = await open()
    fireEvent.click(screen.getByText('退出登录'))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/site/login'))
    expect(server.sent.filter(({ call }) => call.name === 'accounts.signOut')).toHaveLength(1)
  })

  test('stays where one is when signing out failed', async () => {
    const { server, shown } = await open()
    server.now(failing(accountsApi.signOut, null))
    fireEvent.click(screen.getByText('退出登录'))
    await waitFor(() => expect(shown.unhandled).toHaveLength(1))
    expect(assign).not.toHaveBeenCalled()
  })

  test('opens the change of the password, and leads to one’s own page', async () => {
    const { shown } = await open()
    fireEvent.click(screen.getByText('修改密码'))
    expect(await screen.findByLabelText('原密码')).toBeTruthy()
    fireEvent.click(document.querySelector('a[href="/usercenter/index"]') ?? document.body)
    await waitFor(() => expect(shown.address()).toBe('/usercenter/index'))
  })
})

describe('the language', () => {
  test.each([
    ['English', 'en-US'],
    ['Português', 'pt-BR'],
    ['繁體中文', 'zh-TW'],
  ])('%s is kept, and everything starts again in it', async (name, language) => {
    await showScreen(() => <LanguageMenu />)
    fireEvent.click(screen.getByLabelText('切换语言'))
    fireEvent.click(await screen.findByText(name))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(localStorage.getItem('umi_locale')).toBe(language)
  })

  test('of the moment is marked', async () => {
    await showScreen(() => <LanguageMenu />)
    fireEvent.click(screen.getByLabelText('切换语言'))
    const item = (await screen.findByText('简体中文')).closest('li')
    expect(item?.className).toContain('selected')
  })
})

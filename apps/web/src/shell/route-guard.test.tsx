import { accountsApi } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import { personOf, recruiterWho } from '@bole/accounts/testing'
import { answering, failing, holding, serve, showScreen } from '@bole/platform/web-testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import '../texts/index.ts'
import { RouteGuard } from './route-guard.tsx'

const { getCurrentUser, recordPageView } = accountsApi

async function show(role: Role, path: string, at = path.replace(/\{\w+\}/g, '12')) {
  const server = serve(answering(getCurrentUser, personOf(role)), answering(recordPageView, {}))
  await showScreen(
    () => (
      <RouteGuard path={path}>
        <p>the screen</p>
      </RouteGuard>
    ),
    at,
    path,
  )
  return server
}

describe('the guard of an address', () => {
  test.each<[Role, string]>([
    ['OrgAdmin2', '/candidate/filter/list'],
    ['SuperAdmin', '/candidate2/filter2/list'],
    ['SysAdmin', '/agency/list'],
    ['User', '/usercenter/index'],
    ['User2', '/usercenter/index'],
  ])('lets %s in at %s', async (role, path) => {
    await show(role, path)
    expect(await screen.findByText('the screen')).toBeTruthy()
  })

  test.each<[Role, string]>([
    ['User2', '/candidate/filter/list'],
    ['SysAdmin', '/candidate/filter/list'],
    ['OrgAdmin2', '/agency/list'],
    ['OrgAdmin', '/candidate/filter/list'],
    ['SuperAdmin', '/nowhere'],
  ])('keeps %s out of %s, and says so', async (role, path) => {
    const complained = vi.spyOn(console, 'error')
    await show(role, path)
    expect(await screen.findByText('抱歉，您没有访问此页面的权限。')).toBeTruthy()
    expect(screen.queryByText('the screen')).toBeNull()
    expect(complained).not.toHaveBeenCalled()
  })

  test('keeps out whom the role would let in, where they were denied what the screen needs', async () => {
    const path = '/organization/user/list'
    const server = serve(answering(recordPageView, {}), answering(getCurrentUser, recruiterWho('users.view')))
    const Guarded = () => (
      <RouteGuard path={path}>
        <p>the screen</p>
      </RouteGuard>
    )
    await showScreen(Guarded, path)
    expect(await screen.findByText('the screen')).toBeTruthy()
    server.now(answering(getCurrentUser, recruiterWho('candidates.view')))
    await showScreen(Guarded, path)
    expect(await screen.findByText('抱歉，您没有访问此页面的权限。')).toBeTruthy()
  })

  test('shows nothing before it is known who is there', async () => {
    const late = holding(answering(getCurrentUser, personOf('OrgAdmin2')))
    serve(late, answering(recordPageView, {}))
    await showScreen(() => (
      <RouteGuard path="/candidate/filter/list">
        <p>the screen</p>
      </RouteGuard>
    ))
    expect(screen.queryByText('the screen')).toBeNull()
    late.letGo()
    expect(await screen.findByText('the screen')).toBeTruthy()
  })

  test('names the window after the screen and records that it was opened, without its conditions', async () => {
    const path = '/candidate/filter/list'
    const server = await show('OrgAdmin2', path, `${path}?keyword=王小明`)
    await screen.findByText('the screen')
    await waitFor(() => expect(document.title).toBe('社招候选人 · 伯乐'))
    await waitFor(() => expect(server.bodiesOf(recordPageView)).toEqual([{ path }]))
  })

  test('goes on when the view could not be recorded', async () => {
    serve(answering(getCurrentUser, personOf('User2')), failing(recordPageView, 500))
    const shown = await showScreen(() => (
      <RouteGuard path="/usercenter/index">
        <p>the screen</p>
      </RouteGuard>
    ))
    expect(await screen.findByText('the screen')).toBeTruthy()
    expect(shown.unhandled).toEqual([])
  })
})

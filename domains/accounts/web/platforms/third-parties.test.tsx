import { accountsApi } from '@bole/accounts/contract'
import { platforms } from '@bole/accounts/model'
import { recruiterWho } from '@bole/accounts/testing'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CompanyHead, CompanyWays } from './company-entry.tsx'
import FromPlatform from './from-platform.tsx'
import ThirdParties from './third-parties.tsx'

const assign = vi.fn()
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  assign.mockClear()
  vi.restoreAllMocks()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

const bindings = platforms.map((platform) => ({
  platform,
  is_enabled: platform !== 'feishu',
  can_send: false,
  bound: platform === 'wecom' ? { name: '李雷', bind_time: '2026-11-20T02:00:00.000Z' } : null,
}))
const app = { id: 1, version: 0, is_enabled: false, app_id: '', agent_id: '', template_id: '' }
const apps = platforms.map((platform) => ({
  ...{ ...app, platform, has_secret: false, redirect_address: 'https://jobs.acme.test/site/platform' },
}))

test('shows where one is known, binds where one is not, and keeps the company’s apps from who may not', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, recruiterWho()),
    answering(accountsApi.listBindings, { list: bindings }),
    answering(accountsApi.beginBinding, { address: 'https://open.weixin.qq.com/x' }),
    answering(accountsApi.unbind, {}),
  )
  await showScreen(ThirdParties, '/organization/thirdparty')
  expect(await screen.findByText(/已绑定“李雷”/)).toBeTruthy()
  expect(screen.queryByText('飞书')).toBeNull()
  expect(screen.queryByText('公司在各平台的应用')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '绑定微信' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://open.weixin.qq.com/x'))
  fireEvent.click(screen.getByRole('button', { name: '解除绑定企业微信' }))
  fireEvent.click(await screen.findByRole('button', { name: '解除绑定' }))
  await waitFor(() => expect(server.bodiesOf(accountsApi.unbind)).toEqual([{ platform: 'wecom' }]))
})

test('who looks after the company names its app; what is missing is said beside the switch', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, recruiterWho('company.manage')),
    answering(accountsApi.listBindings, { list: bindings }),
    answering(accountsApi.listPlatforms, { list: apps }),
    refusing(accountsApi.updatePlatform, 'app_incomplete', {
      message: '请先填写应用的全部信息，再启用该平台',
    }),
  )
  await showScreen(ThirdParties, '/organization/thirdparty')
  fireEvent.click(await screen.findByRole('button', { name: '设置企业微信' }))
  fireEvent.change(await screen.findByLabelText('企业 ID（CorpID）'), { target: { value: 'ww1' } })
  expect(screen.getByLabelText('AgentId')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('启用'))
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  expect(await screen.findByText('请先填写应用的全部信息，再启用该平台')).toBeTruthy()
  expect(server.bodiesOf(accountsApi.updatePlatform)).toMatchObject([
    { platform: 'wecom', app_id: 'ww1', is_enabled: true, version: 0 },
  ])
})

const lamp = {
  name: '点亮科技',
  logo: '/api/site/company-logo/C?v=1',
  sign_on: { name: 'Lamp ID', slug: 'lamp' },
  platforms: ['feishu' as const],
  can_register: false,
}

function Entry() {
  const otherwise = <p>plain</p>
  return (
    <>
      <CompanyHead dzcode="C" otherwise={otherwise} />
      <CompanyWays dzcode="C" otherwise={otherwise} />
    </>
  )
}

test('the sign-in page of a company shows its name and its ways in, and keeps where one was going', async () => {
  serve(
    answering(accountsApi.getCompany, { company: lamp }),
    answering(accountsApi.beginPlatformSignIn, { address: 'https://accounts.feishu.cn/x' }),
  )
  history.replaceState(null, '', '/site/login?dzcode=C&redirect=%2Fposition%2Flist')
  await showScreen(Entry, '/site/login')
  expect(await screen.findByText('点亮科技')).toBeTruthy()
  expect(screen.getByRole('button', { name: '使用Lamp ID登录' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '使用飞书登录' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://accounts.feishu.cn/x'))
  history.replaceState(null, '', '/site/platform?code=1&state=2')
  serve(answering(accountsApi.finishPlatform, { platform: 'feishu', purpose: 'sign_in' }))
  await showScreen(FromPlatform, '/site/platform?code=1&state=2')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/position/list'))
})

test('a code that is nobody’s shows the plain page', async () => {
  serve(answering(accountsApi.getCompany, { company: null }))
  await showScreen(Entry, '/site/login?dzcode=X')
  await waitFor(() => expect(screen.getAllByText('plain')).toHaveLength(2))
  expect(screen.getByText(/此链接中的公司代码已更换或不存在/)).toBeTruthy()
})

test('whom a platform does not bring in reads why, and goes back to the page they came from', async () => {
  sessionStorage.setItem('bole.entry', '?dzcode=C')
  serve(refusing(accountsApi.finishPlatform, 'platform_unknown', { message: '该平台账号尚未绑定' }))
  history.replaceState(null, '', '/site/platform?code=1&state=2')
  await showScreen(FromPlatform, '/site/platform?code=1&state=2')
  expect(await screen.findByText('该平台账号尚未绑定')).toBeTruthy()
  expect(screen.getByRole('link', { name: '返回登录页' }).getAttribute('href')).toBe('/site/login?dzcode=C')
})

import { accountsApi } from '@bole/accounts/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import SignOn from './sign-on.tsx'

const assign = vi.fn()
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  assign.mockClear()
  vi.restoreAllMocks()
  localStorage.removeItem('bole.company')
  history.replaceState(null, '', '/')
})

test('leads to the company’s own page by its code, which is remembered', async () => {
  const server = serve(answering(accountsApi.beginSignOn, { address: 'https://login.example.com/auth?x=1' }))
  await showScreen(SignOn, '/site/sign-on')
  fireEvent.change(await screen.findByLabelText('公司代码'), { target: { value: ' demo ' } })
  fireEvent.click(screen.getByRole('button', { name: '前往公司登录页' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://login.example.com/auth?x=1'))
  expect(server.bodiesOf(accountsApi.beginSignOn)).toEqual([{ slug: 'demo' }])
})

test('a company without a provider is told so, and the password is a click away', async () => {
  serve(refusing(accountsApi.beginSignOn, 'sign_on_unavailable', { message: '该公司未开通单点登录' }))
  await showScreen(SignOn, '/site/sign-on')
  fireEvent.change(await screen.findByLabelText('公司代码'), { target: { value: 'demo' } })
  fireEvent.click(screen.getByRole('button', { name: '前往公司登录页' }))
  expect(await screen.findByText('该公司未开通单点登录')).toBeTruthy()
  expect(screen.getByRole('link', { name: '改用密码登录' }).getAttribute('href')).toBe('/site/login')
})

test('what the provider answered is handed on as it came, and a no begins anew', async () => {
  const server = serve(refusing(accountsApi.finishSignOn, 'sign_on_over', { message: '登录请求已过期' }))
  history.replaceState(null, '', '/site/sign-on?code=a%20b&state=s1')
  await showScreen(SignOn, '/site/sign-on')
  expect(await screen.findByText('登录请求已过期')).toBeTruthy()
  expect(server.bodiesOf(accountsApi.finishSignOn)).toEqual([{ answer: 'code=a%20b&state=s1' }])
  fireEvent.click(screen.getByRole('button', { name: '重新开始' }))
  expect(await screen.findByLabelText('公司代码')).toBeTruthy()
})

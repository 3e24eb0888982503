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

test('whoever has a second factor here types its code, again after a wrong one', async () => {
  const server = serve(
    refusing(accountsApi.finishSignOn, 'second_factor_needed', { message: '请输入动态码', data: {} }),
  )
  history.replaceState(null, '', '/site/sign-on?code=a&state=s1')
  await showScreen(SignOn, '/site/sign-on')
  const field = await screen.findByLabelText('验证器中的 6 位动态码')
  server.now(refusing(accountsApi.finishSignOn, 'wrong_second_factor', { message: '动态码不正确' }))
  fireEvent.change(field, { target: { value: ' 000000 ' } })
  fireEvent.click(screen.getByRole('button', { name: '登 录' }))
  expect(await screen.findByText('动态码不正确')).toBeTruthy()
  server.now(answering(accountsApi.finishSignOn, { purpose: 'sign_in' }))
  fireEvent.change(screen.getByLabelText('验证器中的 6 位动态码'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: '登 录' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  const answer = 'code=a&state=s1'
  expect(server.bodiesOf(accountsApi.finishSignOn)).toEqual([
    { answer },
    { answer, second_factor_code: '000000' },
    { answer, second_factor_code: '123456' },
  ])
})

test('whoever sets it up as they come is shown their recovery codes before they go on', async () => {
  const factor = { secret: 'ABCDEF', address: 'otpauth://totp/Bole:lin?secret=ABCDEF' }
  const server = serve(refusing(accountsApi.finishSignOn, 'second_factor_to_set_up', { data: factor }))
  history.replaceState(null, '', '/site/sign-on?code=a&state=s1')
  await showScreen(SignOn, '/site/sign-on')
  const field = await screen.findByLabelText('验证器中的 6 位动态码')
  server.now(answering(accountsApi.finishSignOn, { purpose: 'sign_in', recovery_codes: ['abcde-fghij'] }))
  fireEvent.change(field, { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: '登 录' }))
  expect(await screen.findByText('abcde-fghij')).toBeTruthy()
  expect(assign).not.toHaveBeenCalled()
})

import { accountsApi } from '@bole/accounts/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import ConfirmEmail from './confirm-email.tsx'
import SetPassword from './set-password.tsx'

const token = 'x'.repeat(43)
const whose = answering(accountsApi.viewPasswordLink, {
  username: 'fang',
  name: '方圆',
  organisation_name: '渡光能源',
})

afterEach(() => location.replace('#'))

test('whoever holds a link sets the password of its account', async () => {
  location.hash = token
  const server = serve(whose, answering(accountsApi.setPassword, {}))
  await showScreen(SetPassword)
  expect(await screen.findByText('方圆（fang）· 渡光能源')).toBeTruthy()
  const [first, again] = [screen.getByLabelText('新密码'), screen.getByLabelText('再次输入新密码')]
  const submit = screen.getByRole('button', { name: '设置密码' })
  fireEvent.change(first, { target: { value: 'short' } })
  fireEvent.change(again, { target: { value: 'other' } })
  fireEvent.click(submit)
  expect(await screen.findByText('密码至少需要 10 个字符')).toBeTruthy()
  expect(await screen.findByText('两次输入的密码不一致')).toBeTruthy()
  fireEvent.change(first, { target: { value: 'a quiet morning' } })
  fireEvent.change(again, { target: { value: 'a quiet morning' } })
  fireEvent.click(submit)
  expect(await screen.findByText('密码已设置，请使用新密码登录。')).toBeTruthy()
  expect(server.bodiesOf(accountsApi.setPassword)).toEqual([{ token, password: 'a quiet morning' }])
})

test.each([
  [true, '链接已发出'],
  [false, '请联系您的管理员重置密码'],
])('whoever forgot it asks for a link; sent by mail: %s', async (by_mail, said) => {
  const server = serve(answering(accountsApi.forgotPassword, { by_mail }))
  await showScreen(SetPassword)
  fireEvent.change(await screen.findByLabelText('用户名或邮箱'), { target: { value: ' fang ' } })
  fireEvent.click(screen.getByRole('button', { name: '发送链接' }))
  expect((await screen.findByRole('status')).textContent).toContain(said)
  expect(server.bodiesOf(accountsApi.forgotPassword)).toEqual([{ name: 'fang' }])
})

test('an address is confirmed on a press, as programs that open links press nothing', async () => {
  location.hash = token
  serve(answering(accountsApi.confirmEmail, { email: 'fang@acme.test' }))
  await showScreen(ConfirmEmail)
  fireEvent.click(await screen.findByRole('button', { name: '确认这是我的邮箱' }))
  expect((await screen.findByRole('status')).textContent).toContain('已确认 fang@acme.test')
})

test.each(['nonsense', token])('a link %j that does not hold says so', async (hash) => {
  location.hash = hash
  serve(refusing(accountsApi.viewPasswordLink, 'link_over'))
  await showScreen(SetPassword)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/site/login')
})

import { accountsApi } from '@bole/accounts/contract'
import {
  type Answering,
  answering,
  failing,
  holding,
  refusing,
  serve,
  showScreen,
} from '@bole/platform/web-testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { leftBecause } from './entry/left-because.ts'
import SignIn from './sign-in.tsx'

const { signIn, askVerification } = accountsApi
const challenge = { challenge_id: '5e0e4c5c-7d0b-4ab2-9a33-6a3a3f1f5f01', question: '3 + 4 = ?' }
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
beforeEach(() => void assign.mockClear())

const show = async (query: string, ...answers: Answering[]) => {
  const server = serve(...answers)
  await showScreen(SignIn, `/site/login${query}`)
  return server
}
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: /登\s?录/ }))
const signInAs = async (username: string, password: string) => {
  await type('用户名', username)
  await type('密码', password)
  submit()
}

test('says once why somebody is here who was signed out elsewhere', async () => {
  leftBecause.set('会话已结束')
  await show('?redirect=%2F')
  expect((await screen.findByRole('status')).textContent).toBe('会话已结束')
  await show('')
  await screen.findByLabelText('用户名')
  expect(screen.queryByText('会话已结束')).toBeNull()
})

describe('signing in', () => {
  test('sends what was typed and goes to where the role begins', async () => {
    const server = await show('', answering(signIn, {}))
    await signInAs('he', 'a-long-password')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
    expect(server.bodiesOf(signIn)).toEqual([{ username: 'he', password: 'a-long-password' }])
  })

  test.each([
    ['/candidate/filter/list?keyword=%E7%8E%8B&page=2', '/candidate/filter/list?keyword=%E7%8E%8B&page=2'],
    ['https://elsewhere.example/steal', '/'],
    ['//elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/site/login', '/'],
    ['', '/'],
  ])('asked to go on to %j goes to %s', async (redirect, to) => {
    await show(`?redirect=${encodeURIComponent(redirect)}`, answering(signIn, {}))
    await signInAs('he', 'a-long-password')
    await waitFor(() => expect(assign).toHaveBeenCalledWith(to))
  })

  test('sends on the code of a partner’s link', async () => {
    const server = await show('?dzcode=p-77', answering(signIn, {}))
    await signInAs('he', 'a-long-password')
    await waitFor(() => expect(server.bodiesOf(signIn)).toMatchObject([{ username: 'he', dzcode: 'p-77' }]))
  })

  test('says what is missing before anything is sent', async () => {
    const server = await show('', answering(signIn, {}))
    await screen.findByLabelText('用户名')
    submit()
    expect(await screen.findByText('请输入用户名')).toBeTruthy()
    expect(await screen.findByText('请输入密码')).toBeTruthy()
    expect(server.sent).toEqual([])
  })

  test('cannot be pressed twice while it is under way', async () => {
    const held = holding(answering(signIn, {}))
    const server = await show('', held)
    await signInAs('he', 'a-long-password')
    await waitFor(() => expect(document.querySelector('.ant-btn-loading')).not.toBeNull())
    submit()
    await act(async () => held.letGo())
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(server.bodiesOf(signIn)).toHaveLength(1)
  })
})

describe('a no', () => {
  test('is said in the rule’s words, asks nothing more, and keeps what was typed', async () => {
    await show('', refusing(signIn, 'wrong_username_or_password', { message: '用户名或密码错误' }))
    await signInAs('he', 'wrong')
    expect((await screen.findByRole('alert')).textContent).toBe('用户名或密码错误')
    expect(screen.getByLabelText<HTMLInputElement>('用户名').value).toBe('he')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('密码')))
    expect(screen.queryByLabelText(/请回答/)).toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })

  test.each([
    ['the rule says so', 'wrong_username_or_password', { needs_verification: true }],
    ['the answer was missing or wrong', 'wrong_verification_code', undefined],
  ] as const)('asks a question once %s, and sends its answer', async (_, code, data) => {
    const server = await show(
      '',
      refusing(signIn, code, { message: '再试一次', data }),
      answering(askVerification, challenge),
    )
    await signInAs('he', 'wrong')
    await type('请回答：3 + 4 = ?', '7')
    server.now(answering(signIn, {}))
    await type('密码', 'right')
    submit()
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
    expect(server.bodiesOf(signIn).at(-1)).toEqual({
      username: 'he',
      password: 'right',
      challenge_id: challenge.challenge_id,
      verify_code: '7',
    })
  })

  test('a question needs an answer: it is asked for where it belongs, and nothing is said to be wrong', async () => {
    const server = await show(
      '',
      refusing(signIn, 'wrong_username_or_password', {
        message: '密码错误',
        data: { needs_verification: true },
      }),
      answering(askVerification, challenge),
    )
    await signInAs('he', 'wrong')
    expect(await screen.findByText('密码错误')).toBeTruthy()
    const answer = await screen.findByLabelText(/请回答/)
    await type('密码', 'right')
    submit()
    await waitFor(() => expect(screen.queryByText('密码错误')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(answer))
    expect(server.bodiesOf(signIn)).toHaveLength(1)
  })

  test('a code of the app is asked for once the password was right, and sent with it', async () => {
    const server = await show('', refusing(signIn, 'second_factor_needed', { message: '请输入动态码' }))
    await signInAs('he', 'right')
    const code = await screen.findByLabelText('验证器中的 6 位动态码')
    expect(screen.queryByText('请输入动态码')).toBeNull()
    server.now(answering(signIn, {}))
    fireEvent.change(code, { target: { value: '123456' } })
    submit()
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
    expect(server.bodiesOf(signIn).at(-1)).toEqual({
      username: 'he',
      password: 'right',
      second_factor_code: '123456',
    })
  })

  test('who sets up the second factor here is shown recovery codes before going on', async () => {
    const data = { secret: 'ABCDEFGH', address: 'otpauth://totp/x' }
    const server = await show('', refusing(signIn, 'second_factor_to_set_up', { message: '', data }))
    await signInAs('he', 'right')
    const code = await screen.findByLabelText('验证器中的 6 位动态码')
    expect(await screen.findByText(/确认后会给您恢复码/)).toBeTruthy()
    server.now(answering(signIn, { recovery_codes: ['aaaaa-bbbbb'] }))
    fireEvent.change(code, { target: { value: '123456' } })
    submit()
    expect(await screen.findByText('aaaaa-bbbbb')).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: '我已保存' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  })

  test('a server that is gone says so in our words', async () => {
    await show('', failing(signIn, null))
    await signInAs('he', 'a-long-password')
    expect((await screen.findByRole('alert')).textContent).toBe('无法连接服务器，请检查网络后重试')
  })
})

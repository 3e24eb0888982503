import { accountsApi } from '@bole/accounts/contract'
import { recruiterWho } from '@bole/accounts/testing'
import { type Answering, answering, failing, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import ChangePassword from './change-password.tsx'
import { useCurrentUser } from './current-user.ts'

const { changePassword, getCurrentUser } = accountsApi

const show = async (...answers: Answering[]) => {
  const server = serve(answering(getCurrentUser, { ...recruiterWho(), username: 'chenchen' }), ...answers)
  const close = vi.fn()
  const Screen = () => (
    <>
      <p>{useCurrentUser()?.username}</p>
      <ChangePassword onClose={close} />
    </>
  )
  await showScreen(Screen)
  // Whose password it is has to be known before one is held against their name.
  await screen.findByText('chenchen')
  return { server, close }
}
const fill = async (old: string, password: string, again = password) => {
  fireEvent.change(await screen.findByLabelText('原密码'), { target: { value: old } })
  fireEvent.change(screen.getByLabelText('新密码'), { target: { value: password } })
  fireEvent.change(screen.getByLabelText('再次输入新密码'), { target: { value: again } })
  fireEvent.click(screen.getByRole('button', { name: '修改密码' }))
}
const errorOf = (label: string) =>
  screen.getByLabelText(label).closest('.ant-form-item')?.querySelector('.ant-form-item-explain-error')
    ?.textContent

describe('changing the password', () => {
  test('sends the old and the new one, says so and closes', async () => {
    const { server, close } = await show(answering(changePassword, {}))
    await fill('old-password', 'three words and more')
    expect(await screen.findByText('密码已修改，其他设备上的登录已退出')).toBeTruthy()
    expect(server.bodiesOf(changePassword)).toEqual([
      { old_password: 'old-password', password: 'three words and more' },
    ])
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
  })

  test.each([
    ['short', '密码至少需要 10 个字符'],
    ['x'.repeat(60) + 'abcdefghij'.repeat(7), '密码最多 128 个字符'],
    ['password123', '该密码过于常见，请换一个'],
    ['my name is ChenChen', '密码不能包含用户名'],
  ])('%s is turned down before it is sent', async (password, why) => {
    const { server } = await show(answering(changePassword, {}))
    await fill('old-password', password)
    await waitFor(() => expect(errorOf('新密码')).toBe(why))
    expect(server.bodiesOf(changePassword)).toEqual([])
  })

  test('has to be typed the same way twice', async () => {
    const { server } = await show(answering(changePassword, {}))
    await fill('old-password', 'three words and more', 'three words or more')
    await waitFor(() => expect(errorOf('再次输入新密码')).toBe('两次输入的密码不一致'))
    expect(server.bodiesOf(changePassword)).toEqual([])
  })

  test.each([
    ['wrong_old_password', '原密码不正确', '原密码'],
    ['too_common', '该密码过于常见', '新密码'],
  ] as const)('the server’s %s stands at its field', async (code, message, label) => {
    const { close } = await show(refusing(changePassword, code, { message }))
    await fill('old-password', 'three words and more')
    await waitFor(() => expect(errorOf(label)).toBe(message))
    expect(close).not.toHaveBeenCalled()
  })

  test('a failure is said in the form, which stays', async () => {
    const { close } = await show(failing(changePassword, 500, { message: '服务器出现错误' }))
    await fill('old-password', 'three words and more')
    await waitFor(() => expect(errorOf('新密码')).toBe('服务器出现错误'))
    expect(close).not.toHaveBeenCalled()
  })
})

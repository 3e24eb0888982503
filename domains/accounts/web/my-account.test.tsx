import { accountsApi } from '@bole/accounts/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import MyAccount from './my-account.tsx'
import { aRecruiter } from './testing/examples.ts'

const { getCurrentUser, changePassword } = accountsApi
const at = '/usercenter/index'

test('says who one is here and where messages wait', async () => {
  serve(answering(getCurrentUser, aRecruiter))
  await showScreen(MyAccount, at)
  expect(await screen.findByRole('heading', { name: '何静' })).toBeTruthy()
  expect(screen.getByText('渡光能源')).toBeTruthy()
  expect(screen.getAllByText('HR（管理员）')).toHaveLength(2)
  expect(screen.getByRole('link', { name: '消息（2 条未读）' }).getAttribute('href')).toBe(
    '/usercenter/message',
  )
})

test('the password is changed here; a wrong old one is said beside its field', async () => {
  const server = serve(
    answering(getCurrentUser, aRecruiter),
    refusing(changePassword, 'wrong_old_password', { message: '原密码不正确' }),
  )
  await showScreen(MyAccount, at)
  fireEvent.click(await screen.findByRole('button', { name: '修改密码' }))
  fireEvent.change(await screen.findByLabelText('原密码'), { target: { value: 'not it' } })
  fireEvent.change(screen.getByLabelText('新密码'), { target: { value: 'a sentence of mine' } })
  fireEvent.change(screen.getByLabelText('再次输入新密码'), { target: { value: 'a sentence of mine' } })
  fireEvent.click(screen.getAllByRole('button', { name: '修改密码' }).at(-1) ?? document.body)
  expect(await screen.findByText('原密码不正确')).toBeTruthy()
  await waitFor(() =>
    expect(server.bodiesOf(changePassword)).toEqual([
      { old_password: 'not it', password: 'a sentence of mine' },
    ]),
  )
})

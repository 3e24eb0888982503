import { accountsApi } from '@bole/accounts/contract'
import { type Answering, answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import Join from './join.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const { viewInvitation, acceptInvitation } = accountsApi
const token = 'a'.repeat(43)
const shown = { email: 'he@acme.test', organisation_name: '渡光能源', inviter_name: '林若溪' }
const show = async (hash: string, ...answers: Answering[]) => {
  history.replaceState(null, '', `/site/invitation${hash}`)
  const server = serve(...answers)
  await showScreen(Join, '/site/invitation')
  return server
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const fillIn = async () => {
  await screen.findByText(/林若溪 邀请您加入 渡光能源/)
  type('姓名', '何静')
  type('新密码', 'a-long-enough-secret')
  type('再次输入新密码', 'a-long-enough-secret')
  fireEvent.click(screen.getByRole('button', { name: /加\s?入/ }))
}

test('whoever follows a link joins with the name and password they give', async () => {
  const server = await show(`#${token}`, answering(viewInvitation, shown), answering(acceptInvitation, {}))
  await fillIn()
  expect(await screen.findByText('账号已就绪，请登录。')).toBeTruthy()
  expect(server.bodiesOf(acceptInvitation)).toEqual([
    { token, name: '何静', username: 'he@acme.test', password: 'a-long-enough-secret' },
  ])
  expect(screen.getByText('去登录').closest('a')?.getAttribute('href')).toBe('/site/login')
})

test.each([
  ['username_taken', '用户名'],
  ['name_not_plain', '姓名'],
] as const)('what is wrong with a name is said at its field: %s', async (code, field) => {
  await show(
    `#${token}`,
    answering(viewInvitation, shown),
    refusing(acceptInvitation, code, { message: '请修改' }),
  )
  await fillIn()
  await waitFor(() => expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true'))
})

test.each([
  ['', '邀请链接不完整或已失效'],
  [`#${token}`, '邀请链接已失效，请联系邀请人重新发送'],
])('a link that leads nowhere (%s) says so, and leads to signing in', async (hash, said) => {
  await show(hash, refusing(viewInvitation, 'invitation_over', { message: said }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByText('去登录')).toBeTruthy()
})

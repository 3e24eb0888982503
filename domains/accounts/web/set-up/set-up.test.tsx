import { accountsApi } from '@bole/accounts/contract'
import { mailApi } from '@bole/mail/contract'
import { answering, failing, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import SetUp from './set-up.tsx'

const { getSetUp, checkSetUpCode, createFirstOrganisation, finishSetUp, listDepartments } = accountsApi
const state = { step: 'code', time_zone: 'Asia/Shanghai', is_zone_fixed: true } as const
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
beforeEach(() => {
  assign.mockClear()
  reload.mockClear()
  sessionStorage.clear()
})

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const fillIn = async () => {
  await type('公司名称', '渡光能源')
  await type('姓名', '林若溪')
  await type('邮箱', 'lin@acme.test')
  await type('用户名', 'lin')
  await type('新密码', 'a-long-enough-secret')
  await type('再次输入新密码', 'a-long-enough-secret')
}
const goOn = () => fireEvent.click(screen.getByRole('button', { name: /继\s?续/ }))

test('a right code leads to the organisation, whose administrator is made with it', async () => {
  const server = serve(
    answering(getSetUp, state),
    answering(checkSetUpCode, {}),
    answering(createFirstOrganisation, { slug: 'acme' }),
  )
  await showScreen(SetUp, '/setup')
  await type('代码', 'abcd-efgh')
  goOn()
  await fillIn()
  goOn()
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(server.bodiesOf(createFirstOrganisation)).toEqual([
    {
      code: 'abcd-efgh',
      organisation: '渡光能源',
      time_zone: 'Asia/Shanghai',
      language: 'zh-CN',
      name: '林若溪',
      username: 'lin',
      email: 'lin@acme.test',
      password: 'a-long-enough-secret',
    },
  ])
})

test('a name that is none is said at its field', async () => {
  serve(
    answering(getSetUp, state),
    answering(checkSetUpCode, {}),
    refusing(createFirstOrganisation, 'name_not_plain', { message: '请只填写您的姓名' }),
  )
  await showScreen(SetUp, '/setup')
  await type('代码', 'abcd-efgh')
  goOn()
  await fillIn()
  goOn()
  await waitFor(() => expect(screen.getByLabelText('姓名').getAttribute('aria-invalid')).toBe('true'))
})

test('what is typed outlives a change of the language, and no password is kept', async () => {
  serve(answering(getSetUp, state), answering(checkSetUpCode, {}))
  await showScreen(SetUp, '/setup')
  await type('代码', 'abcd-efgh')
  goOn()
  await type('公司名称', '渡光能源')
  await type('新密码', 'a-long-enough-secret')
  const [language] = screen.getAllByRole('combobox', { name: '语言' })
  if (language) fireEvent.change(language, { target: { value: 'en-US' } })
  await waitFor(() => expect(reload).toHaveBeenCalled())
  await showScreen(SetUp, '/setup')
  expect(await screen.findByDisplayValue('渡光能源')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('新密码').value).toBe('')
})

test('mail settings that are typed and not saved are asked about before the next step', async () => {
  const mail = { used: 'none', sender: '', own: null, waiting: 0 } as const
  serve(answering(getSetUp, { ...state, step: 'company' }), answering(mailApi.getMailServer, mail))
  await showScreen(SetUp, '/setup')
  fireEvent.change(await screen.findByPlaceholderText('mail.example.com'), {
    target: { value: 'mx.acme.test' },
  })
  goOn()
  expect((await screen.findAllByText('离开此页面？')).length).toBeGreaterThan(0)
  expect(screen.getByDisplayValue('mx.acme.test')).toBeTruthy()
})

test('a wrong code is said, and nothing else is asked', async () => {
  const message = '代码不正确'
  serve(answering(getSetUp, state), refusing(checkSetUpCode, 'wrong_code', { message }))
  await showScreen(SetUp, '/setup')
  await type('代码', 'wrong')
  goOn()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByLabelText('公司名称')).toBeNull()
})

test('every step can be left out, and the last one closes the set-up', async () => {
  const mail = { used: 'none', sender: '', own: null, waiting: 0 } as const
  const server = serve(
    answering(getSetUp, { ...state, step: 'company' }),
    answering(mailApi.getMailServer, mail),
    answering(listDepartments, { list: [] }),
    answering(accountsApi.listRoles, { list: [] }),
    answering(finishSetUp, {}),
  )
  await showScreen(SetUp, '/setup')
  expect(await screen.findByText(/可以稍后再设置/)).toBeTruthy()
  goOn()
  await screen.findByLabelText('部门名称')
  goOn()
  await screen.findByRole('button', { name: '发送邀请' })
  goOn()
  fireEvent.click(await screen.findByRole('button', { name: '完成设置' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  expect(server.bodiesOf(finishSetUp)).toHaveLength(1)
})

test.each([
  ['sign_in', '设置正在进行。管理员登录后可以继续。', '/site/login?redirect=%2Fsetup'],
  ['closed', '设置已完成', '/site/login'],
] as const)('%s: says so and leads to signing in', async (step, said, to) => {
  serve(step === 'closed' ? failing(getSetUp, 404) : answering(getSetUp, { ...state, step }))
  await showScreen(SetUp, '/setup')
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByText('去登录').getAttribute('href')).toBe(to)
})

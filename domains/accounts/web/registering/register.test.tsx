import { accountsApi } from '@bole/accounts/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import Register from './register.tsx'
import { WaitingPeople } from './waiting-people.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const nobody = answering(accountsApi.getCompany, { company: null })

test('asks by the code of the address, and says where it goes on', async () => {
  const server = serve(nobody, answering(accountsApi.register, { by_mail: true }))
  await showScreen(Register, '/site/register?dzcode=LAMP')
  fireEvent.change(await screen.findByLabelText('姓名'), { target: { value: '韩梅梅' } })
  fireEvent.change(screen.getByLabelText('工作邮箱'), { target: { value: 'mei@acme.test' } })
  fireEvent.click(screen.getByRole('button', { name: /注\s*册/ }))
  expect(await screen.findByText(/请查收邮件/)).toBeTruthy()
  expect(server.bodiesOf(accountsApi.register)).toEqual([
    { dzcode: 'LAMP', name: '韩梅梅', email: 'mei@acme.test' },
  ])
  expect(screen.getByRole('link', { name: '返回登录' }).getAttribute('href')).toBe('/site/login?dzcode=LAMP')
})

test('a name that is none is said at its field', async () => {
  serve(nobody, refusing(accountsApi.register, 'name_not_plain', { message: '请只填写您的姓名' }))
  await showScreen(Register, '/site/register?dzcode=LAMP')
  const name = await screen.findByLabelText('姓名')
  fireEvent.change(name, { target: { value: 'evil.test' } })
  fireEvent.change(screen.getByLabelText('工作邮箱'), { target: { value: 'mei@acme.test' } })
  fireEvent.click(screen.getByRole('button', { name: /注\s*册/ }))
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
})

test('the link of the mail confirms on a press, and leads to the password where nobody has to admit', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  history.replaceState(null, '', `/site/register#${'t'.repeat(43)}`)
  serve(nobody, answering(accountsApi.confirmRegistration, { password_path: '/site/reset-password#x' }))
  await showScreen(Register, '/site/register')
  fireEvent.click(await screen.findByRole('button', { name: '确认邮箱' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/site/reset-password#x'))
})

test('a link that is over says so', async () => {
  history.replaceState(null, '', `/site/register#${'t'.repeat(43)}`)
  serve(nobody, refusing(accountsApi.confirmRegistration, 'registration_over', { message: '链接已过期' }))
  await showScreen(Register, '/site/register')
  fireEvent.click(await screen.findByRole('button', { name: '确认邮箱' }))
  expect(await screen.findByText('链接已过期')).toBeTruthy()
})

const waiting = { id: 3, name: '韩梅梅', email: 'mei@acme.test', create_time: '2026-11-20T02:00:00.000Z' }

test('who waits is admitted, with a link to hand on, or refused', async () => {
  const onLink = vi.fn()
  const link = { path: '/site/reset-password#x', expire_time: '2026-11-21T02:00:00.000Z' }
  const server = serve(
    answering(accountsApi.listRegistrations, { list: [{ ...waiting, is_confirmed: false }] }),
    answering(accountsApi.admitRegistration, { id: 9, link }),
    answering(accountsApi.refuseRegistration, {}),
  )
  await showScreen(() => <WaitingPeople onLink={onLink} />, '/')
  expect(await screen.findByText(/邮箱未确认/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '通过韩梅梅的申请' }))
  await waitFor(() => expect(onLink).toHaveBeenCalledWith({ name: '韩梅梅', path: link.path }))
  fireEvent.click(screen.getByRole('button', { name: '拒绝韩梅梅的申请' }))
  const [question] = await screen.findAllByText('拒绝韩梅梅的申请？')
  expect(server.bodiesOf(accountsApi.refuseRegistration)).toEqual([])
  const dialog = within(question?.closest<HTMLElement>('.ant-modal') ?? document.body)
  fireEvent.click(dialog.getByRole('button', { name: /拒\s?绝/ }))
  await waitFor(() => expect(server.bodiesOf(accountsApi.refuseRegistration)).toEqual([{ id: 3 }]))
})

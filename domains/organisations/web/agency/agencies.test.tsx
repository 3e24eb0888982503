import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { type Agency, organisationsApi } from '@bole/organisations/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import AgencyList from './agency-list.tsx'
import AgencyPage from './agency-page.tsx'

const can = { look: true, edit: true, renew: true, expire: true, enable: false, disable: true }
const agency: Agency = {
  ...{ id: 7, name: '渡光能源', slug: 'duguang', code: null, state: 'enabled' as const, version: 3, can },
  ...{ expire_time: '2027-03-04T08:00:00Z', create_time: '2026-03-04T08:00:00Z', seen_time: null },
  serviceList: [{ serviceId: 1, type: 'hr', quantity: 20 }],
  ...{ users: 12, positions: 5, applications: 340 },
}
const { listAgencies, viewAgency, createAgency, disableAgency, renewAgency } = organisationsApi

const signedIn = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(pipelineApi.listSavedSearches, { list: [] }),
]
const listed = (create = true) => answering(listAgencies, { list: [agency], can: { create } }, 1)
const press = (within_: { readonly getByText: (text: RegExp) => HTMLElement }, name: RegExp) =>
  fireEvent.click(within_.getByText(name).closest('button') ?? document.body)
const save = /^(确\s?定|保\s?存)$/

test('an operator makes an organisation, and is shown the link of its main account once', async () => {
  const server = serve(
    ...signedIn,
    listed(),
    answering(createAgency, {
      organization: { id: 8, name: '新机构' },
      department: { id: 1 },
      account: { id: 2, username: 'main', name: '林夏' },
      link: { path: '/site/reset-password#secret', expire_time: '2027-03-04T08:00:00Z' },
    }),
  )
  await showScreen(AgencyList, '/agency/list')
  fireEvent.click(await screen.findByRole('button', { name: /新建机构/ }))
  const form = within(await screen.findByRole('dialog'))
  const type = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } })
  type('机构名称', '新机构')
  type('机构标识', 'New One')
  type('姓名', '林夏')
  type('登录名', 'main')
  type('邮箱', 'lin@acme.test')
  press(form, save)
  expect(await form.findByText(/由 2 到 63 个小写字母/)).toBeTruthy()
  expect(server.bodiesOf(createAgency)).toEqual([])
  type('机构标识', 'new-one')
  press(form, save)
  // By its role: what measures the height of the text holds the same words.
  const link = await screen.findByRole('textbox', { name: '设置密码的链接' })
  expect(link.textContent).toMatch(/site\/reset-password#secret$/)
  expect(server.bodiesOf(createAgency)).toMatchObject([
    { name: '新机构', slug: 'new-one', language: 'zh-CN', expire_time: null, username: 'main' },
  ])
})

test('disabling asks first, and a company that sees itself is offered no new one', async () => {
  const server = serve(...signedIn, listed(false), answering(disableAgency, { id: 7, version: 4 }))
  await showScreen(AgencyList, '/agency/list')
  fireEvent.click(await screen.findByRole('button', { name: '更多操作：渡光能源' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '停用' }))
  const asked = within(await screen.findByRole('dialog'))
  expect(asked.getByText(/之后可以再启用/)).toBeTruthy()
  expect(server.bodiesOf(disableAgency)).toEqual([])
  fireEvent.click(asked.getByRole('button', { name: /^停\s?用$/ }))
  await waitFor(() => expect(server.bodiesOf(disableAgency)).toEqual([{ id: 7, version: 3 }]))
  expect(screen.queryByRole('button', { name: /新建机构/ })).toBeNull()
})

test('the page says what was done, and a renewal that is refused says so at its field', async () => {
  const name: [string, string] = ['渡光', '渡光能源']
  const history = [
    {
      ...{ id: 1, action: 'update' as const, actor: '系统运营', create_time: '2026-03-05T08:00:00Z' },
      changes: { name },
    },
  ]
  serve(
    ...signedIn,
    answering(viewAgency, { organization: agency, history }),
    refusing(renewAgency, 'not_later', { message: '续期后的到期时间须晚于现在' }),
  )
  await showScreen(AgencyPage, '/agency/7/view')
  expect(await screen.findByText('渡光 → 渡光能源')).toBeTruthy()
  press(screen, /^续\s?期$/)
  const dialog = within(await screen.findByRole('dialog'))
  press(dialog, save)
  await waitFor(() => expect(dialog.getByText('续期后的到期时间须晚于现在')).toBeTruthy())
})

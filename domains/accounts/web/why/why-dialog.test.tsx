import { accountsApi, accountsEntryApi } from '@bole/accounts/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import WhyDialog from './why-dialog.tsx'

const Dialog = () => (
  <WhyDialog record={{ kind: 'application', id: 5, name: '方圆' }} onClose={() => undefined} />
)

test('says why a colleague does not see somebody, and leads to where it is changed', async () => {
  const server = serve(
    answering(accountsEntryApi.listPeople, {
      list: [{ id: 7, name: '秦朗', job_title: '招聘主管', role: 'DepAdmin2' }],
    }),
    answering(accountsApi.whySees, {
      sees: false,
      reasons: [
        { fact: 'held_by_role', allows: true },
        { fact: 'in_other_department', allows: false },
      ],
      username: 'qin',
      role_id: 3,
      own_department_id: 1,
      department_id: 4,
      part: null,
      hides: [],
    }),
  )
  await showScreen(Dialog)
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '选择一位同事' }))
  fireEvent.click(await screen.findByText('秦朗 · 招聘主管'))
  expect(await screen.findByText('秦朗 看不到“方圆”')).toBeTruthy()
  expect(screen.getByText('角色有“查看候选人”权限')).toBeTruthy()
  expect(screen.getByText('角色只可见所在部门及下级，此记录属于其他部门')).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/organization/permission/role/3',
    '/organization/permission/role/3',
    '/organization/user/list?keyword=qin',
    '/organization/department/4',
  ])
  expect(server.queriesOf(accountsApi.whySees)).toEqual([{ user_id: '7', kind: 'application', id: '5' }])
})

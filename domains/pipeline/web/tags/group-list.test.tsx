import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { pipelineApi } from '@bole/pipeline/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { answering, pickOption, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import GroupList from './group-list.tsx'

type Group = ReplyOf<typeof pipelineApi.listTagGroups>['list'][number]

const skills: Group = {
  id: 2,
  name: '技能',
  color: 'blue',
  roles: [],
  tags: 12,
  version: 4,
  can: { edit: true, order: true, remove: true },
}
const kept: Group = { ...skills, id: 3, name: '高层', color: 'red', roles: ['OrgAdmin2'], tags: 0 }
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(pipelineApi.listTagGroups, { list: [skills, kept] }, 2),
]
const show = () => showScreen(GroupList, '/config/tag-group/list', '/config/tag-group/list')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('says who may use a group, and leads to its labels', async () => {
  serve(...usual)
  await show()
  const row = (name: string) => within(screen.getByText(name).closest('tr') ?? document.body)
  await screen.findByText('技能')
  expect(row('技能').getByText('所有人')).toBeTruthy()
  expect(row('技能').getByText('12').closest('a')?.getAttribute('href')).toBe('/config/tag/list?group_id=2')
  expect(row('高层').queryByText('所有人')).toBeNull()
})

test('makes a group with its colour, and says at its name when that is taken', async () => {
  const server = serve(
    ...usual,
    refusing(pipelineApi.createTagGroup, 'name_taken', { message: '已有名为“技能”的项' }),
  )
  await show()
  await screen.findByText('技能')
  fireEvent.click(screen.getByRole('button', { name: /新建标签组/ }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('名称'), { target: { value: '技能' } })
  await pickOption('颜色', '绿色')
  fireEvent.click(within(dialog).getByRole('button', { name: /保\s?存/ }))
  expect(await within(dialog).findByText('已有名为“技能”的项')).toBeTruthy()
  expect(server.bodiesOf(pipelineApi.createTagGroup)).toEqual([{ name: '技能', color: 'green', roles: [] }])
})

test('changes a group in the version that was seen', async () => {
  const server = serve(...usual, answering(pipelineApi.updateTagGroup, { id: 2, version: 5 }))
  await show()
  fireEvent.click((await screen.findAllByRole('button', { name: /编\s?辑/ }))[0] ?? document.body)
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('名称'), { target: { value: '能力' } })
  fireEvent.click(within(dialog).getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(server.bodiesOf(pipelineApi.updateTagGroup)).toEqual([
      { id: 2, version: 4, name: '能力', color: 'blue', roles: [] },
    ]),
  )
})

import { accountsApi } from '@bole/accounts/contract'
import { people } from '@bole/accounts/testing'
import {
  type Answering,
  answering,
  pickOption,
  refusing,
  serve,
  showScreen,
} from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import DepartmentDialog from './department-dialog.tsx'
import DepartmentTree from './department-tree.tsx'
import { MoveDialog } from './place-dialogs.tsx'
import type { DropTarget } from './tree-nodes.ts'
import { useMoving } from './use-moving.ts'

const { overviewDepartments, listDepartmentTags, createDepartment, moveDepartment, deleteDepartment } =
  accountsApi

const kept = { version: 1, people: 0, positions: 0, open: 0, heads: [], tag_ids: [] }
const tree = overviewDepartments.reply.parse({
  list: [
    { ...kept, id: 1, parent_id: null, name: '研发中心', people: 2, heads: ['林若溪'] },
    { ...kept, id: 2, parent_id: null, name: '市场部', tag_ids: [7] },
    { ...kept, id: 3, parent_id: 1, name: '云平台', people: 5, open: 3, version: 4 },
  ],
  can: { manage: true, createAtTop: true },
})
const flags = { edit: true, remove: true, retire: false, restore: false, order: false, copy: false }
const tag = { id: 7, name: '上海', version: 1, departments: 1, is_retired: false, can: flags }

const showTree = async (...answers: Answering[]) => {
  const tags = answering(listDepartmentTags, { list: [tag] }, 1)
  const server = serve(answering(overviewDepartments, tree), tags, ...answers)
  return { server, shown: await showScreen(DepartmentTree, '/organization/department/list') }
}
const save = () => fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))

test('shows who leads a department, its tags, and its numbers with what is beneath it', async () => {
  await showTree()
  expect(await screen.findByText('7 人 · 3 个在招职位')).toBeTruthy()
  expect(screen.getByText('林若溪')).toBeTruthy()
  expect(await screen.findByText('上海')).toBeTruthy()
})

test('what is looked for stands in the address and leaves the way to it', async () => {
  const { shown } = await showTree()
  const field = await screen.findByLabelText('搜索部门名称或负责人')
  fireEvent.change(field, { target: { value: '云' } })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  await waitFor(() => expect(shown.query()).toEqual({ keyword: '云' }))
  await waitFor(() => expect(screen.queryByText('市场部')).toBeNull())
  expect(screen.getByText('研发中心')).toBeTruthy()
})

test('deleting asks first', async () => {
  const { server } = await showTree(answering(deleteDepartment, { id: 2 }))
  fireEvent.click(await screen.findByLabelText('“市场部”的操作'))
  fireEvent.click(await screen.findByText('删除'))
  const [question] = await screen.findAllByText('确定删除部门“市场部”？')
  expect(server.queriesOf(deleteDepartment)).toEqual([])
  const dialog = question?.closest<HTMLElement>('.ant-modal')
  fireEvent.click(within(dialog ?? document.body).getByText(/^删\s?除$/))
  await waitFor(() => expect(server.queriesOf(deleteDepartment)).toEqual([{ id: '2' }]))
})

test('a department is moved without a mouse: below which, before which', async () => {
  const server = serve(answering(moveDepartment, { id: 3, version: 5 }))
  const tellMoved = vi.fn()
  const [, , cloud] = tree.list
  await showScreen(
    () =>
      cloud && (
        <MoveDialog
          department={cloud}
          departments={tree.list}
          mayTop
          tellMoved={tellMoved}
          onClose={() => undefined}
        />
      ),
  )
  fireEvent.mouseDown(await screen.findByLabelText('上级部门'))
  fireEvent.click(await screen.findByText('顶级'))
  await pickOption('排在谁之前', '市场部')
  fireEvent.click(screen.getByRole('button', { name: /移\s?动/ }))
  await waitFor(() =>
    expect(server.bodiesOf(moveDepartment)).toEqual([{ id: 3, version: 4, parent_id: null, before_id: 2 }]),
  )
  await waitFor(() => expect(tellMoved).toHaveBeenCalledWith(cloud, 5))
})

const Dropping = () => {
  const { drop } = useMoving(tree.list)
  const [, , cloud] = tree.list
  const to = (target: DropTarget) => () => cloud && drop(cloud, target, () => undefined)
  return (
    <>
      <button type="button" onClick={to({ parent_id: 1, before_id: null })}>
        beside
      </button>
      <button type="button" onClick={to({ parent_id: 2, before_id: null })}>
        below
      </button>
    </>
  )
}

test('one that is dropped below another department asks first, and can be put back', async () => {
  const server = serve(answering(moveDepartment, { id: 3, version: 5 }))
  await showScreen(Dropping)
  fireEvent.click(await screen.findByText('below'))
  const [question] = await screen.findAllByText('把“云平台”移到“市场部”之下？')
  expect(server.bodiesOf(moveDepartment)).toEqual([])
  const dialog = question?.closest<HTMLElement>('.ant-modal')
  fireEvent.click(within(dialog ?? document.body).getByText(/^移\s?动$/))
  fireEvent.click(await screen.findByText(/^撤\s?销$/))
  await waitFor(() =>
    expect(server.bodiesOf(moveDepartment)).toEqual([
      { id: 3, version: 4, parent_id: 2, before_id: null },
      { id: 3, version: 5, parent_id: 1, before_id: null },
    ]),
  )
})

test('another place among its siblings is no matter to ask about', async () => {
  const server = serve(answering(moveDepartment, { id: 3, version: 5 }))
  await showScreen(Dropping)
  fireEvent.click(await screen.findByText('beside'))
  await waitFor(() => expect(server.bodiesOf(moveDepartment)).toHaveLength(1))
})

test('a new one is made below another; a name that stands there is said at its field', async () => {
  const server = serve(
    answering(listDepartmentTags, { list: [tag] }, 1),
    answering(accountsApi.listPeople, { list: people }),
    refusing(createDepartment, 'name_taken', { message: '已有同名部门' }),
  )
  const below = { id: 1, name: '研发中心' }
  await showScreen(() => <DepartmentDialog department={{ below }} onClose={() => undefined} />)
  fireEvent.change(await screen.findByLabelText('部门名称'), { target: { value: '云平台' } })
  save()
  expect(await screen.findByText('已有同名部门')).toBeTruthy()
  expect(server.bodiesOf(createDepartment)).toEqual([
    { name: '云平台', parent_id: 1, head_ids: [], tag_ids: [] },
  ])
})

import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import NewPosition from './new-position.tsx'
import PositionForm from './position-form.tsx'
import { plannerInFull, usual } from './testing/examples.ts'

const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const update = () => showScreen(PositionForm, '/post/position/opening/42', '/post/position/opening/{id}')
const create = (query = '') =>
  showScreen(NewPosition, `/post/position/opening/create${query}`, '/post/position/opening/create')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('makes a draft in the project it was begun from, with the default process, and goes back to the list', async () => {
  const server = serve(...usual, answering(positionsApi.createPosition, { id: 50 }))
  const shown = await create('?theme_id=9')
  expect(await screen.findByText('标准流程')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('职位名称'), { target: { value: '测试工程师' } })
  fireEvent.change(screen.getByLabelText('职位类别'), { target: { value: '研发' } })
  await press(/存为草稿/)
  await waitFor(() => expect(server.bodiesOf(positionsApi.createPosition)).toHaveLength(1))
  expect(server.bodiesOf(positionsApi.createPosition)[0]).toMatchObject({
    title: '测试工程师',
    category: '研发',
    theme_id: 9,
    process_id: 3,
    state: 'draft',
  })
  await waitFor(() => expect(shown.address()).toBe('/post/position/list?tab=positions'))
})

test('opening asks for more than saving: it says what is missing, and sends nothing', async () => {
  const server = serve(...usual)
  await create('?theme_id=9')
  expect(await screen.findByText(/开放前还需要：.*职位名称.*工作城市/)).toBeTruthy()
  await press(/保存并开放/)
  expect(await screen.findByText('请填写职位名称')).toBeTruthy()
  expect(await screen.findByText('开放前请至少填写一个工作城市')).toBeTruthy()
  expect(server.bodiesOf(positionsApi.createPosition)).toEqual([])
  await waitFor(() => expect(document.activeElement?.id).toBe('title'))
})

test('what could not be opened yet can be saved as a draft', async () => {
  const server = serve(...usual, answering(positionsApi.createPosition, { id: 50 }))
  await create('?theme_id=9')
  fireEvent.change(await screen.findByLabelText('职位名称'), { target: { value: '测试工程师' } })
  await press(/保存并开放/)
  expect(await screen.findByText('开放前请至少填写一个工作城市')).toBeTruthy()
  await press(/存为草稿/)
  await waitFor(() =>
    expect(server.bodiesOf(positionsApi.createPosition)).toMatchObject([{ state: 'draft', city_list: [] }]),
  )
})

test('a refusal stands at the field it is about', async () => {
  serve(
    ...usual,
    answering(positionsApi.viewPosition, { position: plannerInFull }),
    refusing(positionsApi.updatePosition, 'department_not_yours', { message: '请选择您管理范围内的部门' }),
  )
  await update()
  await press(/存为草稿/)
  const said = await screen.findByText('请选择您管理范围内的部门')
  expect(said.closest('.ant-form-item')?.textContent).toContain('所属部门')
})

test('when somebody else saved, it says what they changed and lets the own words stand beside it', async () => {
  const fresh = { ...plannerInFull, version: 3, title: '供应链计划主管' }
  const server = serve(
    ...usual,
    answering(positionsApi.viewPosition, { position: plannerInFull }),
    refusing(positionsApi.updatePosition, 'stale', { data: { position: fresh } }),
  )
  await update()
  fireEvent.change(await screen.findByLabelText('工作内容'), { target: { value: '全部计划' } })
  server.now(answering(positionsApi.viewPosition, { position: fresh }))
  await press(/存为草稿/)
  expect(await screen.findByText('已变化：职位名称')).toBeTruthy()
  server.now(answering(positionsApi.updatePosition, { id: 42, version: 4, state: 'draft' }))
  await press(/保留我的修改/)
  await press(/存为草稿/)
  await waitFor(() => expect(server.bodiesOf(positionsApi.updatePosition)).toHaveLength(2))
  expect(server.bodiesOf(positionsApi.updatePosition)[1]).toMatchObject({
    version: 3,
    title: '供应链计划主管',
    description: '全部计划',
  })
})

test('saves first and opens then, at the version saving gave', async () => {
  const server = serve(
    ...usual,
    answering(positionsApi.viewPosition, { position: { ...plannerInFull, city_list: ['上海'] } }),
    answering(positionsApi.updatePosition, { id: 42, version: 3, state: 'draft' }),
    answering(positionsApi.openPosition, { id: 42, version: 4, state: 'open' }),
  )
  await update()
  expect(await screen.findByText('信息已完整，可以开放')).toBeTruthy()
  await press(/保存并开放/)
  await waitFor(() => expect(server.bodiesOf(positionsApi.openPosition)).toEqual([{ id: 42, version: 3 }]))
})

test('asks before unsaved changes are left', async () => {
  serve(...usual)
  const shown = await create('?theme_id=9')
  fireEvent.change(await screen.findByLabelText('职位名称'), { target: { value: 'x' } })
  await press(/取\s?消/)
  expect(await screen.findByText('尚未保存的修改将会丢失。')).toBeTruthy()
  expect(shown.address()).toContain('/post/position/opening/create')
  await press(/离\s?开/)
  await waitFor(() => expect(shown.address()).toBe('/post/position/list?tab=positions'))
})

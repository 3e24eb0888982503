import { answering, failing, holding, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { type PositionDetail, positionsApi } from '@bole/positions/contract'
import { themesApi } from '@bole/themes/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import NewPosition from './new-position.tsx'
import PositionForm from './position-form.tsx'
import { plannerInFull, usual } from './testing/examples.ts'

const { viewPosition, updatePosition, createPosition, openPosition, listPositions } = positionsApi
const press = async (name: RegExp) => {
  // The button itself: a click on the words within submits no form here.
  const button = (await screen.findByText(name)).closest('button') ?? document.body
  await waitFor(() => expect(button.classList).not.toContain('ant-btn-loading'))
  fireEvent.click(button)
}
const title = () => screen.findByLabelText<HTMLInputElement>('职位名称')
const itemOf = (words: string) =>
  screen.getByText(words).closest('.ant-form-item')?.querySelector('label')?.textContent

async function edit(position: Partial<PositionDetail> = {}) {
  const server = serve(...usual, answering(viewPosition, { position: { ...plannerInFull, ...position } }))
  const shown = await showScreen(PositionForm, '/post/position/opening/42', '/post/position/opening/{id}')
  await title()
  return { server, shown }
}

describe('a no to what was typed', () => {
  test('stands at the field it is about, each in its turn, and nothing typed is lost', async () => {
    const { server } = await edit()
    fireEvent.change(await title(), { target: { value: '改过的名称' } })
    const cases = [
      ['unknown_project', '所属项目'],
      ['project_deleted', '所属项目'],
      ['has_applications', '所属项目'],
      ['unknown_process', '候选人经过的流程'],
      ['process_deleted', '候选人经过的流程'],
      ['other_origin', '候选人经过的流程'],
      ['stage_in_use', '候选人经过的流程'],
      ['unknown_department', '所属部门'],
      ['department_not_yours', '所属部门'],
      ['unknown_person', '负责人'],
      ['title_missing', '职位名称'],
      ['city_missing', '工作城市'],
      ['head_count_missing', '招聘人数'],
      ['text_missing', '工作内容'],
    ] as const
    for (const [code, label] of cases) {
      const message = `不行：${code}`
      server.now(refusing(updatePosition, code, { message }))
      await press(/存为草稿/)
      await screen.findByText(message)
      expect([code, itemOf(message)]).toEqual([code, label])
    }
    expect(server.bodiesOf(updatePosition)).toHaveLength(cases.length)
    expect((await title()).value).toBe('改过的名称')
  })

  test.each([
    [
      'a rule of no field',
      refusing(updatePosition, 'read_only', { message: '您只能查看该职位' }),
      '您只能查看该职位',
    ],
    ['a lost connection', failing(updatePosition, null), '未能保存，请检查网络后重试'],
    [
      'what no field holds',
      failing(updatePosition, 422, { message: '无效', errors: [{ path: 'version', message: '缺少' }] }),
      '无效 缺少',
    ],
  ])('of %s stands above the form, and saving can be tried again', async (_, answer, words) => {
    const { server, shown } = await edit()
    server.now(answer)
    await press(/存为草稿/)
    const said = await screen.findByText(words)
    expect(said.closest('[role="alert"]')).toBeTruthy()
    expect(shown.unhandled).toEqual([])
    server.now(answering(updatePosition, { id: 42, version: 3, state: 'draft' }))
    await press(/存为草稿/)
    await waitFor(() => expect(shown.address()).toBe('/post/position/list?tab=positions'))
  })

  test('of what the server could not take stands at the field it names, and goes when that is typed in', async () => {
    const { server } = await edit({ city_list: ['上海'] })
    const errors = [
      { path: 'city_list.0', message: '城市太长' },
      { path: 'description', message: '内容太长' },
    ]
    server.now(failing(updatePosition, 422, { message: '无效', errors }))
    await press(/存为草稿/)
    // Each field draws what is said of it by itself.
    await screen.findByText('城市太长')
    await screen.findByText('内容太长')
    expect([itemOf('城市太长'), itemOf('内容太长')]).toEqual(['工作城市', '工作内容'])
    expect(screen.queryByText(/无效/)).toBeNull()
    fireEvent.change(screen.getByLabelText('工作内容'), { target: { value: '短' } })
    await waitFor(() => expect(screen.queryByText('内容太长')).toBeNull())
    expect(screen.getByText('城市太长')).toBeTruthy()
  })

  test('is said before anything is sent where the form can tell by itself', async () => {
    const { server } = await edit()
    fireEvent.change(screen.getByLabelText('月薪上限'), { target: { value: '1' } })
    fireEvent.change(await title(), { target: { value: '   ' } })
    fireEvent.change(screen.getByLabelText('招聘人数'), { target: { value: '' } })
    await press(/存为草稿/)
    expect(await screen.findByText('薪资上限不能低于下限')).toBeTruthy()
    expect(await screen.findByText('请填写职位名称')).toBeTruthy()
    expect(await screen.findByText('招聘人数至少为 1')).toBeTruthy()
    expect(server.bodiesOf(updatePosition)).toEqual([])
  })
})

describe('opening', () => {
  test('without a text is said at its field, and one that was opened so is saved as it is', async () => {
    const silent = { city_list: ['上海'], description: '', requirements: ' ' }
    const { server } = await edit(silent)
    await press(/保存并开放/)
    const needed = '开放前请填写工作内容或任职要求'
    await screen.findByText(needed)
    expect(itemOf(needed)).toBe('工作内容')
    expect(server.bodiesOf(updatePosition)).toEqual([])
    // Either text is enough: the fault goes whichever is written.
    fireEvent.change(screen.getByLabelText('任职要求'), { target: { value: '五年经验' } })
    await waitFor(() => expect(screen.queryByText(needed)).toBeNull())
    cleanup()
    const open = await edit({ ...silent, state: 'open', missing: ['text_missing'] })
    open.server.now(answering(updatePosition, { id: 42, version: 3, state: 'open' }))
    await press(/^保\s?存$/)
    await waitFor(() => expect(open.server.bodiesOf(updatePosition)).toHaveLength(1))
  })

  test('that was refused after saving says both, and leads to the list', async () => {
    const { server, shown } = await edit({ city_list: ['上海'] })
    server.now(
      answering(updatePosition, { id: 42, version: 3, state: 'draft' }),
      refusing(openPosition, 'process_deleted', { message: '所用招聘流程已删除' }),
    )
    await press(/保存并开放/)
    expect(await screen.findByText('职位已保存，但未能开放：所用招聘流程已删除')).toBeTruthy()
    await waitFor(() => expect(shown.address()).toBe('/post/position/list?tab=positions'))
    expect(server.bodiesOf(updatePosition)).toHaveLength(1)
  })

  test('is not offered where it is open, and a deleted process is named as what is missing', async () => {
    await edit({ state: 'open', city_list: ['上海'] })
    expect(screen.queryByText(/保存并开放/)).toBeNull()
    expect(screen.getByText(/^保\s?存$/)).toBeTruthy()
    await edit({ city_list: ['上海'], missing: ['process_deleted'], process: { id: 77, name: '旧流程' } })
    expect(await screen.findByText(/可用的招聘流程（当前流程已删除）/)).toBeTruthy()
  })
})

describe('the form', () => {
  test('of somebody who may only look has nothing to press', async () => {
    await edit({ can: { ...plannerInFull.can, edit: false } })
    expect(screen.getByText('您只能查看，不能修改。')).toBeTruthy()
    expect((await title()).disabled).toBe(true)
    expect(screen.queryByText(/存为草稿|保存并开放/)).toBeNull()
  })

  test('keeps the project once somebody has applied, and what is chosen though it is no longer offered', async () => {
    await edit({
      is_project_fixed: true,
      theme: { id: 99, theme_name: '已归档的项目' },
      theme_id: 99,
      owner: { id: 55, name: '已离职的人' },
      department: { id: 66, name: '别的部门' },
    })
    expect(screen.getByText('已有人投递，不能再更换项目')).toBeTruthy()
    for (const words of ['已归档的项目', '已离职的人', '别的部门'])
      expect(await screen.findByText(words)).toBeTruthy()
  })

  test('leads to a first project where there is none', async () => {
    serve(...usual, answering(themesApi.listThemes, { list: [], total: 0 }, 0))
    await showScreen(NewPosition, '/post/position/opening/create')
    const link = await screen.findByText('新建项目')
    expect(link.getAttribute('href')).toBe('/post/position/create')
    await showScreen(NewPosition, '/regulation2/position/create')
    expect((await screen.findByText('新建项目')).getAttribute('href')).toBe(
      '/regulation2/recruitment2/create',
    )
  })

  test('of campus hiring asks for campus projects and goes back to the campus list', async () => {
    const server = serve(...usual, answering(createPosition, { id: 50 }))
    const shown = await showScreen(
      NewPosition,
      '/regulation2/position/create?theme_id=9',
      '/regulation2/position/create',
    )
    fireEvent.change(await title(), { target: { value: '管培生' } })
    await waitFor(() =>
      expect(server.queriesOf(themesApi.listThemes)).toContainEqual(expect.objectContaining({ type: 'xz' })),
    )
    await press(/存为草稿/)
    await waitFor(() => expect(shown.address()).toBe('/regulation2/position/list'))
    expect(server.queriesOf(listPositions)).toEqual([])
  })

  test.each(['0', '-1', 'abc', '1.5'])('begun from a project called %s begins from none', async (id) => {
    const server = serve(...usual)
    await showScreen(
      NewPosition,
      `/post/position/opening/create?theme_id=${id}`,
      '/post/position/opening/create',
    )
    await title()
    await press(/存为草稿/)
    expect(await screen.findByText('请选择所属项目')).toBeTruthy()
    expect(server.bodiesOf(createPosition)).toEqual([])
  })

  test('is not shown before what it is to show has come, nor when it does not', async () => {
    const late = holding(answering(viewPosition, { position: plannerInFull }))
    const server = serve(...usual, late)
    await showScreen(PositionForm, '/post/position/opening/42', '/post/position/opening/{id}')
    expect(document.querySelector('.ant-skeleton')).toBeTruthy()
    expect(screen.queryByLabelText('职位名称')).toBeNull()
    late.letGo()
    expect((await title()).value).toBe('供应链计划')
    server.now(failing(viewPosition, 404))
    const shown = await showScreen(PositionForm, '/post/position/opening/43', '/post/position/opening/{id}')
    await waitFor(() => expect(shown.unhandled).toMatchObject([{ http: 404 }]))
    expect(screen.queryByLabelText('职位名称')).toBeNull()
  })
})

import { accountsApi } from '@bole/accounts/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import {
  type Answering,
  answering,
  pickOption,
  refusing,
  serve,
  showScreen,
} from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { application, around, page, recruiter, statusOf } from '../testing/examples.ts'

const { listCandidates, moveMany, giveFeedbackToMany, changePosition, transfer, addTags } = pipelineApi
const { removeApplications, restoreApplications } = pipelineApi

const two = page([application(1), application(2, { version: 4 })])
const gone = { status: statusOf(1, 40, 41) }
const twoEnded = answering(listCandidates, page([application(1, gone), application(2, gone)]), 2)
const batchId = '5e0e4c5c-7d0b-4ab2-9a33-6a3a3f1f5f01'
const outcome = { batch_id: batchId, done: 2, refused: [] }
const both = [
  { post_id: 1, version: 1 },
  { post_id: 2, version: 4 },
]

beforeEach(() => localStorage.clear())

/** The list with its first two candidates chosen. */
const choose = async (query = '', ...more: Answering[]) => {
  const server = serve(...around, answering(listCandidates, two, 2), ...more)
  const shown = await showScreen(CandidateList, `/candidate/filter/list${query}`)
  for (const id of [1, 2]) fireEvent.click(await screen.findByLabelText(`选择 候选人${id}`))
  await screen.findByText('已选 2 人')
  return { ...shown, server }
}
const bar = () => screen.queryByRole('toolbar', { name: '批量操作' })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

describe('the selection', () => {
  test('raises the bar, and lowers it when it is let go', async () => {
    await choose()
    expect(bar()).not.toBeNull()
    fireEvent.click(screen.getByLabelText('选择 候选人1'))
    expect(await screen.findByText('已选 1 人')).toBeTruthy()
    await press('取消选择')
    await waitFor(() => expect(bar()).toBeNull())
  })

  test('says in the bar and before every deed how many of it outlived the search', async () => {
    const { server } = await choose()
    server.now(answering(listCandidates, page([application(1), application(9)]), 2))
    const keyword = screen.getByLabelText('搜索姓名、手机、邮箱、公司、职务、技能')
    fireEvent.change(keyword, { target: { value: '王' } })
    expect(await screen.findByText(/其中 1 项是之前搜索时选的/)).toBeTruthy()
    await press(/^淘\s?汰$/)
    expect(await screen.findAllByText('淘汰：其中 1 项当前未显示')).not.toEqual([])
    expect(screen.getByText('候选人2')).toBeTruthy()
    expect(screen.queryByLabelText('原因')).toBeNull()
    await press(/^继\s?续$/)
    expect(await screen.findByLabelText('原因')).toBeTruthy()
  })

  test('goes through every page the conditions match', async () => {
    const { server } = await choose('?keyword=王')
    server.now(
      answering(
        listCandidates,
        ({ query }) =>
          query.cursor
            ? page([application(5), application(6)])
            : page([application(1), application(2), application(4)], { next_cursor: 'after-4' }),
        5,
      ),
    )
    fireEvent.click(screen.getByLabelText('选择 候选人2'))
    await press(/选择全部 2 人/)
    expect(await screen.findByText('已选 5 人')).toBeTruthy()
    const asked = server.queriesOf(listCandidates).slice(-2)
    expect(asked).toMatchObject([
      { page_size: '200', keyword: '王' },
      { page_size: '200', keyword: '王', cursor: 'after-4' },
    ])
  })

  test('stays while the conditions change', async () => {
    const { server } = await choose()
    server.now(answering(listCandidates, page([application(7)]), 1))
    fireEvent.click(await screen.findByRole('tab', { name: /^面试/ }))
    fireEvent.click(await screen.findByLabelText('选择 候选人7'))
    expect(await screen.findByText('已选 3 人')).toBeTruthy()
  })
})

describe('what can be done with all of them', () => {
  test('moving asks for the stage and sends each in the version seen', async () => {
    const { server } = await choose('', answering(moveMany, outcome))
    await press('切换流程…')
    expect(await screen.findByText('将候选人移至')).toBeTruthy()
    await pickOption('阶段', '面试')
    fireEvent.change(await screen.findByLabelText('地点或会议说明'), { target: { value: '3 楼' } })
    await press(/^切\s?换$/)
    expect(await screen.findByText(/2 位候选人 已移至 面试/)).toBeTruthy()
    expect(server.bodiesOf(moveMany)).toEqual([
      { applications: both, stage: 12, process_step_id: 12, place: '3 楼' },
    ])
    await waitFor(() => expect(bar()).toBeNull())
  })

  test.each([
    ['通过', 'pass', '通过 2 位候选人'],
    ['淘汰', 'eliminate', '淘汰 2 位候选人'],
  ])('%s records the same decision for each', async (name, action, title) => {
    const { server } = await choose('', answering(giveFeedbackToMany, outcome))
    await press(new RegExp(`^${name[0]}\\s?${name[1]}$`))
    await screen.findByText(title)
    fireEvent.change(screen.getByLabelText('说明'), { target: { value: '谢谢' } })
    const buttons = screen.getAllByRole('button', { name: new RegExp(`^${name[0]}\\s?${name[1]}$`) })
    fireEvent.click(buttons.at(-1) ?? document.body)
    await waitFor(() =>
      expect(server.bodiesOf(giveFeedbackToMany)).toEqual([
        { applications: both, action, tags: [], text: '谢谢' },
      ]),
    )
  })

  test('an ending offers its reasons', async () => {
    const { server } = await choose('', answering(giveFeedbackToMany, outcome))
    await press(/^淘\s?汰$/)
    await pickOption('原因', '经验不符')
    fireEvent.click(screen.getAllByRole('button', { name: /^淘\s?汰$/ }).at(-1) ?? document.body)
    await waitFor(() => expect(server.bodiesOf(giveFeedbackToMany)).toMatchObject([{ tags: ['经验不符'] }]))
  })

  test('another position is chosen from those of the list', async () => {
    const { server } = await choose('', answering(changePosition, outcome))
    await press('更换职位')
    await press(/^确\s?定$/)
    expect(await screen.findByText('请选择')).toBeTruthy()
    expect(server.bodiesOf(changePosition)).toEqual([])
    await pickOption('职位', '数据分析师')
    await press(/^确\s?定$/)
    await waitFor(() =>
      expect(server.bodiesOf(changePosition)).toEqual([{ applications: both, position_id: 6 }]),
    )
  })

  test('what the server warns of is asked once more, and done where it is meant', async () => {
    const message = '与林岚已约好面试'
    const { server } = await choose(
      '',
      refusing(changePosition, 'something_agreed', { status: 'warning', message }),
    )
    await press('更换职位')
    await pickOption('职位', '数据分析师')
    await press(/^确\s?定$/)
    expect(await screen.findByText(message)).toBeTruthy()
    server.now(answering(changePosition, outcome))
    await press('仍要更换')
    const asked = { applications: both, position_id: 6 }
    await waitFor(() => expect(server.bodiesOf(changePosition)).toEqual([asked, { ...asked, is_sure: true }]))
    await waitFor(() => expect(screen.queryByText(message)).toBeNull())
  })

  test('handing over asks whom to', async () => {
    const { server } = await choose('', answering(transfer, outcome))
    await press(/^转\s?交$/)
    await pickOption('负责人', '李雷')
    await press(/^确\s?定$/)
    await waitFor(() => expect(server.bodiesOf(transfer)).toEqual([{ applications: both, owner_id: 4 }]))
  })

  test('a label is put on all; the selection stays for what comes next', async () => {
    const { server } = await choose('', answering(addTags, {}))
    await press('打标签')
    await pickOption('标签', '优先')
    await press(/^保\s?存$/)
    expect(await screen.findByText('标签已添加')).toBeTruthy()
    expect(server.bodiesOf(addTags)).toEqual([{ post_ids: [1, 2], tags: ['优先'] }])
    expect(bar()).not.toBeNull()
  })

  test('removal asks first, and says how it is taken back', async () => {
    const { server } = await choose('', answering(removeApplications, outcome))
    await press(/^移出列表$/)
    expect(await screen.findAllByText('将 2 位候选人移出列表？')).not.toEqual([])
    expect(server.bodiesOf(removeApplications)).toEqual([])
    fireEvent.click(screen.getAllByRole('button', { name: '移出列表' }).at(-1) ?? document.body)
    await waitFor(() => expect(server.bodiesOf(removeApplications)).toEqual([{ applications: both }]))
  })

  test('among those who left, all that is offered is to bring them back', async () => {
    const { server } = await choose(
      '?has_left=true',
      answering(
        listCandidates,
        page([1, 2].map((id) => application(id, { version: both[id - 1]?.version ?? 1, is_listed: false }))),
        2,
      ),
      answering(restoreApplications, outcome),
    )
    expect(screen.queryByRole('button', { name: '切换流程…' })).toBeNull()
    await press(/^恢\s?复$/)
    await waitFor(() => expect(server.bodiesOf(restoreApplications)).toEqual([{ applications: both }]))
  })
})

describe('what the user may not do is not offered', () => {
  test.each([
    [{}, ['切换流程…', '更换职位', '移出列表']],
    [{ 'pipeline.move': true } as const, ['移出列表']],
    [{ 'candidates.remove': true } as const, ['切换流程…', '更换职位']],
  ])('with %j', async (authPermission, hidden) => {
    await choose('', answering(accountsApi.getCurrentUser, { ...recruiter, authPermission }))
    for (const name of ['切换流程…', '更换职位', '移出列表'])
      await waitFor(() =>
        expect(screen.queryByRole('button', { name }) === null, name).toBe(hidden.includes(name)),
      )
  })
})

test('only who has ended can be restored', async () => {
  await choose()
  expect(screen.queryByRole('button', { name: /^恢\s?复$/ })).toBeNull()
  await choose('', twoEnded)
  expect(await screen.findByRole('button', { name: /^恢\s?复$/ })).toBeTruthy()
})

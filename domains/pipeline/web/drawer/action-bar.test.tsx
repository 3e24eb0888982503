import { pipelineApi } from '@bole/pipeline/contract'
import type { CompanyAction } from '@bole/pipeline/model'
import { type Answering, answering, pickOption, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { application, around, daysAgo, record, statusOf } from '../testing/examples.ts'
import { ActionBar } from './action-bar.tsx'

const { giveFeedback, move, takeUp, arrange, transfer, removeApplications, restoreApplications } = pipelineApi
const changed = {
  post_id: 1,
  version: 6,
  status: statusOf(1, 30),
  batch_id: '5e0e4c5c-7d0b-4ab2-9a33-6a3a3f1f5f01',
}
const outcome = { batch_id: changed.batch_id, done: 1, refused: [] }
const seen = { post_id: 1, version: 5 }

type Can = Parameters<typeof record>[1]
type Given = Parameters<typeof application>[1]

const show = async (can: Can, given: Given = {}, ...more: Answering[]) => {
  const server = serve(...around, ...more)
  const answer = record(application(1, { version: 5, ...given }), can)
  await showScreen(() => <ActionBar answer={answer} />)
  return server
}
const plain = (text: string | null) => (text ?? '').replace(/(\p{Script=Han}) (\p{Script=Han})/gu, '$1$2')
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => plain(textContent))
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: (text) => plain(text).trim() === name }))
const confirm = (name: string) => {
  const found = screen.getAllByRole('button', { name: (text) => plain(text).trim() === name })
  fireEvent.click(found.at(-1) ?? document.body)
}
const more = async (name: string) => {
  fireEvent.click(await screen.findByText('更多'))
  fireEvent.click(await screen.findByText(name))
}
const key = (name: string, given: object = {}) => fireEvent.keyDown(document.body, { key: name, ...given })

describe('what is offered', () => {
  test.each<[string, Can, readonly string[]]>([
    ['nothing where nothing can be done', {}, []],
    ['taking up', { take_up: true }, ['开始处理']],
    ['restoring', { restore: true }, ['恢复']],
    [
      'the two usual decisions',
      { company_actions: ['remain', 'eliminate', 'pass'] },
      ['通过', '淘汰', '更多'],
    ],
    ['moving, and at screening nothing to arrange', { stages: [14, 12] }, ['切换流程']],
    ['the candidate’s answers wait in the menu', { candidate_actions: ['refuse'] }, ['更多']],
    ['no answer to what nobody asked', { candidate_actions: ['accept'] }, []],
  ])('%s', async (_, can, expected) => {
    await show(can)
    await waitFor(() => expect(buttons()).toEqual(expected))
  })

  test.each<[string, ReturnType<typeof statusOf>, CompanyAction[], string | undefined]>([
    ['passed, is moved on first', statusOf(12, 40), ['pass'], '切换流程'],
    ['undecided, is decided first', statusOf(12, 30), ['pass'], '通过'],
    [
      'a colleague by now, is neither decided nor moved',
      statusOf(6, 20, 21),
      ['entry', 'un_entry'],
      undefined,
    ],
  ])('who is %s', async (_, status, company_actions, expected) => {
    await show({ company_actions, stages: [5] }, { status })
    await screen.findByText('更多')
    const first = document.querySelector('.ant-btn-primary')?.textContent ?? undefined
    expect(first && plain(first)).toBe(expected)
  })

  test('the menu holds the rest, each only if it can be done', async () => {
    await show({
      company_actions: ['pass', 'eliminate', 'remain'],
      candidate_actions: ['refuse'],
      transfer: true,
      make_candidate_page: true,
      remove: true,
    })
    fireEvent.click(await screen.findByText('更多'))
    for (const group of ['面试与安排', '候选人答复', '投递'])
      expect(await screen.findByText(group)).toBeTruthy()
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(items).toEqual(['待定', '候选人拒绝', '候选人专属页面链接', '转交', '移出列表'])
  })
})

describe('a decision', () => {
  test('is sent with its reasons and words, in the version seen', async () => {
    const server = await show({ company_actions: ['eliminate'] }, {}, answering(giveFeedback, changed))
    await press('淘汰')
    await pickOption('原因', '技能不足')
    fireEvent.change(screen.getByLabelText('说明'), { target: { value: '缺少经验' } })
    confirm('淘汰')
    expect(await screen.findByText(/候选人1 已淘汰/)).toBeTruthy()
    const changes = server.sent.filter(({ call }) => call.method !== 'GET')
    expect(changes.map(({ call }) => call.name)).toEqual(['pipeline.giveFeedback'])
    expect(server.sent.find(({ call }) => call === giveFeedback)?.params).toEqual({ id: '1' })
    expect(server.bodiesOf(giveFeedback)).toEqual([
      { side: 'company', action: 'eliminate', version: 5, tags: ['技能不足'], text: '缺少经验' },
    ])
  })

  test('about a score asks for it', async () => {
    const given = { status: statusOf(3, 20, 21) }
    const server = await show({ company_actions: ['change_score'] }, given, answering(giveFeedback, changed))
    await more('修改分数')
    await screen.findByLabelText('分数')
    confirm('修改分数')
    expect(await screen.findByText('请填写分数')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('分数'), { target: { value: '88' } })
    confirm('修改分数')
    await waitFor(() =>
      expect(server.bodiesOf(giveFeedback)).toMatchObject([{ action: 'change_score', score: 88 }]),
    )
  })

  test('of the candidate carries no arrangement of ours', async () => {
    const server = await show({ candidate_actions: ['refuse'] }, {}, answering(giveFeedback, changed))
    await more('候选人拒绝')
    await screen.findByLabelText('说明')
    confirm('候选人拒绝')
    await waitFor(() =>
      expect(server.bodiesOf(giveFeedback)).toEqual([
        { side: 'candidate', action: 'refuse', version: 5, tags: [], text: '' },
      ]),
    )
  })
})

describe('other acts', () => {
  test('taking up and restoring need no question', async () => {
    const taken = await show({ take_up: true }, {}, answering(takeUp, changed))
    await press('开始处理')
    await waitFor(() => expect(taken.bodiesOf(takeUp)).toEqual([seen]))
    const restored = await show({ restore: true }, {}, answering(restoreApplications, outcome))
    await press('恢复')
    await waitFor(() => expect(restored.bodiesOf(restoreApplications)).toEqual([{ applications: [seen] }]))
  })

  test('another position is chosen among those of the same origin', async () => {
    const server = serve(...around)
    const campus = { ...record(application(1), { change_position: true }), origin: 1 }
    await showScreen(() => <ActionBar answer={campus} />)
    await more('更换职位')
    await waitFor(() => expect(server.queriesOf(pipelineApi.getListLibrary)).toEqual([{ origin: '1' }]))
  })

  test('moving begins with the stage that comes next', async () => {
    const server = await show({ stages: [14, 12, 5] }, {}, answering(move, { ...changed, page_path: null }))
    await press('切换流程')
    expect(await screen.findByText('将 候选人1 移至')).toBeTruthy()
    expect(await screen.findByLabelText('审批人')).toBeTruthy()
    confirm('切换')
    await waitFor(() => expect(server.bodiesOf(move)).toEqual([{ ...seen, stage: 14, process_step_id: 14 }]))
  })

  test('arranging starts with what is agreed on already', async () => {
    const tracker = {
      ...statusOf(12, 60),
      id: 1,
      tracker_record_id: 3,
      interview: {
        interview_room_id: null,
        interview_date: '2026-03-04T02:00:00.000Z',
        end_date: '2026-03-04T03:00:00.000Z',
        place: '3 楼会议室',
        is_online: false,
        interviewers: [{ id: 4, name: '李雷', is_first: true }],
        is_deleted: 0,
      },
      interviewUsers: [],
      offer_valid_until: null,
      entry_date: null,
      score: null,
      company_feedback: null,
    }
    const given = { status: statusOf(12, 60), tracker }
    const server = await show({ stages: [5] }, given, answering(arrange, { ...changed, page_path: null }))
    await more('安排时间与人员')
    fireEvent.change(await screen.findByLabelText('地点或会议说明'), { target: { value: '5 楼' } })
    confirm('保存')
    await waitFor(() =>
      expect(server.bodiesOf(arrange)).toEqual([
        {
          ...seen,
          meets_at: '2026-03-04T02:00:00.000Z',
          meets_until: '2026-03-04T03:00:00.000Z',
          is_online: false,
          place: '5 楼',
          interviewer_ids: [4],
        },
      ]),
    )
  })

  test('handing over and removing act on this one', async () => {
    const server = await show(
      { transfer: true, remove: true },
      { status_since: daysAgo(1) },
      answering(transfer, outcome),
      answering(removeApplications, outcome),
    )
    await more('转交')
    await pickOption('负责人', '李雷')
    confirm('确定')
    await waitFor(() => expect(server.bodiesOf(transfer)).toEqual([{ applications: [seen], owner_id: 4 }]))
    await more('移出列表')
    await waitFor(() => expect(server.bodiesOf(removeApplications)).toMatchObject([{ applications: [seen] }]))
  })
})

describe('single keys', () => {
  test.each([
    ['m', { stages: [14] }, '将 候选人1 移至'],
    ['p', { company_actions: ['pass'] }, '通过：候选人1'],
    ['e', { company_actions: ['eliminate'] }, '淘汰：候选人1'],
  ] satisfies [string, Can, string][])('%s opens what it stands for', async (name, can, title) => {
    await show(can)
    await waitFor(() => expect(buttons()).not.toEqual([]))
    key(name)
    expect(await screen.findByText(title)).toBeTruthy()
  })

  test.each([
    ['what cannot be done', 'p', {}, false],
    ['a key pressed with Ctrl', 'e', { ctrlKey: true }, true],
    ['a key pressed with ⌘', 'e', { metaKey: true }, true],
  ])('%s opens nothing', async (_, name, given, isLeft) => {
    await show({ company_actions: ['eliminate'] })
    await waitFor(() => expect(buttons()).toEqual(['淘汰']))
    expect(key(name, given), 'is left to the browser').toBe(isLeft)
    expect(key('e'), 'a key that acts is not').toBe(false)
    expect(await screen.findByText('淘汰：候选人1')).toBeTruthy()
    expect(screen.queryByText('通过：候选人1')).toBeNull()
  })

  test('somebody who types is not disturbed', async () => {
    await show({ company_actions: ['eliminate'] })
    const field = document.body.appendChild(document.createElement('textarea'))
    await waitFor(() => expect(buttons()).toEqual(['淘汰']))
    expect(fireEvent.keyDown(field, { key: 'e' }), 'is left to the field').toBe(true)
    field.remove()
    expect(key('e'), 'a key that acts is not').toBe(false)
  })
})

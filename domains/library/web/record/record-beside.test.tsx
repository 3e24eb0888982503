import { accountsApi } from '@bole/accounts/contract'
import { administrator, recruiterWho } from '@bole/accounts/testing'
import { libraryApi, type RecordFacts } from '@bole/library/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { type Answering, answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { factsOf } from '../../testing/record-facts.ts'
import { RecordBeside } from './record-beside.tsx'

const passage = {
  id: 1,
  post_id: 7,
  position: '后端工程师',
  scene_id: 12,
  status: { step: 20, detail: 21, name: 'not_started', colour: 'blue' },
  meets_at: null,
  begin_time: '2026-11-20T02:00:00.000Z',
  end_time: null,
}
const note = (id: number) => ({
  id,
  text: `备注 ${id}`,
  user: '韩梅',
  create_time: '2026-11-20T02:00:00.000Z',
})
const score = {
  id: 1,
  exam: 'Java',
  score: 88.5,
  taken_on: '2026-11-01',
  create_time: '2026-11-02T00:00:00.000Z',
}

const nothing: readonly Answering[] = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(libraryApi.getRecordFacts, { list: [factsOf(7)] }),
  answering(libraryApi.getExtraInfo, { list: [{ key: 'visa', label: '签证', value: 'B1' }] }),
  answering(libraryApi.recommendTags, { list: [{ id: 3, name: 'SaaS', colour: 'blue', count: 4 }] }),
  answering(libraryApi.listSceneNotes, { list: [] }),
  answering(libraryApi.listResumeProgress, { list: [passage] }, 1),
  answering(libraryApi.listExamHistory, { list: [], exam_score: [score] }),
  answering(libraryApi.listInterviewHistory, { list: [passage] }),
  answering(libraryApi.listEvaluationHistory, { list: [] }),
  answering(libraryApi.listAiHistory, { list: [] }),
]

const show = async (...more: Answering[]) => {
  const server = serve(...nothing, ...more)
  await showScreen(() => <RecordBeside postId={7} />)
  return server
}
const withFacts = (more: Partial<RecordFacts>) =>
  answering(libraryApi.getRecordFacts, { list: [factsOf(7, more)] })

describe('what is known beside a record', () => {
  test('is told in words, with what they applied for before', async () => {
    await show()
    for (const text of ['已通知', '架构师', '上海 | 杭州', '沟通顺畅', '五年以上经验', '有'])
      expect(await screen.findByText(text), text).toBeTruthy()
    expect(screen.getByText('产品经理').closest('a')?.getAttribute('href')).toBe('/candidate/detail/9')
  })

  test.each<[RecordFacts['has_recent_work'], string]>([
    [true, '有'],
    [false, '无'],
  ])('says whether they worked in the last 90 days: %s', async (has_recent_work, text) => {
    await show(withFacts({ has_recent_work, postSzHistory: [] }))
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test('tells what they passed, and scores of tests taken elsewhere', async () => {
    await show()
    await waitFor(() => expect(screen.getAllByText(/后端工程师 · 面试 · 未开始/)).toHaveLength(2))
    expect(await screen.findByText('Java · 88.5 · 2026-11-01')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByText('暂无记录')).toHaveLength(2))
  })
})

describe('the lock of a record', () => {
  test('is taken and let go', async () => {
    const status = { status: 'mine' as const, user_name: '韩梅' }
    const server = await show(answering(libraryApi.updateRecord, { operate_status: status }))
    fireEvent.click(await screen.findByText('开始处理'))
    await waitFor(() =>
      expect(server.bodiesOf(libraryApi.updateRecord)).toEqual([{ post_id: 7, is_locked: true }]),
    )
  })

  test('of a colleague is named, and cannot be taken', async () => {
    await show(withFacts({ operate_status: { status: 'locked', user_name: '王强' } }))
    expect(await screen.findByText('王强 正在处理该候选人')).toBeTruthy()
    expect(screen.queryByText('开始处理')).toBeNull()
    expect(screen.queryByText('结束处理')).toBeNull()
  })

  test('of one’s own is let go', async () => {
    const free = { operate_status: { status: 'free' as const, user_name: '' } }
    const server = await show(
      withFacts({ operate_status: { status: 'mine', user_name: '我' } }),
      answering(libraryApi.updateRecord, free),
    )
    fireEvent.click(await screen.findByText('结束处理'))
    await waitFor(() =>
      expect(server.bodiesOf(libraryApi.updateRecord)).toEqual([{ post_id: 7, is_locked: false }]),
    )
  })
})

describe('the company’s own fields', () => {
  test('are changed in a dialog', async () => {
    const server = await show(answering(libraryApi.updateExtraInfo, {}))
    fireEvent.click(await screen.findByText('B1'))
    const field = await screen.findByLabelText('签证', { selector: 'input' })
    fireEvent.change(field, { target: { value: 'L1' } })
    const dialog = within(field.closest<HTMLElement>('[role=dialog]') ?? document.body)
    fireEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
    await waitFor(() =>
      expect(server.bodiesOf(libraryApi.updateExtraInfo)).toEqual([
        { post_id: 7, key: 'visa', label: '签证', value: 'L1' },
      ]),
    )
  })

  test('are only read by whoever may not change candidates', async () => {
    await show(answering(accountsApi.getCurrentUser, recruiterWho('candidates.view')))
    expect((await screen.findByText('B1')).closest('button')).toBeNull()
    expect(screen.queryByText('新增字段')).toBeNull()
    expect(screen.queryByText(/SaaS/)).toBeNull()
    expect(screen.queryByText('加入外呼名单')).toBeNull()
  })
})

describe('labels', () => {
  test('that are suggested are put on by a click, and those of other applications shared', async () => {
    const server = await show(
      answering(pipelineApi.addTags, {}),
      answering(libraryApi.syncLabels, { done: 2, refused: [] }),
    )
    fireEvent.click(await screen.findByText('+ SaaS (4)'))
    await waitFor(() =>
      expect(server.bodiesOf(pipelineApi.addTags)).toEqual([{ post_ids: [7], tags: ['SaaS'] }]),
    )
    fireEvent.click(await screen.findByText('同步标签'))
    expect(await screen.findByText('已同步 2 个标签')).toBeTruthy()
  })
})

describe('notes by stage', () => {
  test('show five, and all of a stage once they are asked for', async () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map(note)
    const notes = answering(libraryApi.listSceneNotes, ({ query }) => {
      const value = all.slice(0, Number(query.page_size ?? 5))
      return { list: [{ sceneId: 12, value, total: 7 }] }
    })
    await show(notes)
    expect(await screen.findByText('备注 5')).toBeTruthy()
    expect(screen.queryByText('备注 6')).toBeNull()
    fireEvent.click(screen.getByText('查看全部 7 条'))
    expect(await screen.findByText('备注 7')).toBeTruthy()
  })
})

describe('the list of people to call', () => {
  test.each([
    [{ done: 1, refused: [] }, '已加入外呼名单'],
    [{ done: 0, refused: [{ title: '林岚', message: '没有手机号' }] }, '没有手机号'],
  ])('says what became of it: %j', async (answer, said) => {
    const server = await show(answering(libraryApi.importToCall, answer))
    fireEvent.click(await screen.findByText('加入外呼名单'))
    await waitFor(() => expect(server.bodiesOf(libraryApi.importToCall)).toEqual([{ post_ids: [7] }]))
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
  })
})

import { type HistoryItem, pipelineApi } from '@bole/pipeline/contract'
import { type Answering, answering, serve, showScreen } from '@bole/platform/web-testing'
import { resumesApi } from '@bole/resumes/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around, happened, statusOf } from '../testing/examples.ts'
import { Timeline } from './timeline.tsx'

const told = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')

async function show(list: HistoryItem[], ...more: Answering[]) {
  serve(...around, answering(pipelineApi.listHistory, { list }), ...more)
  await showScreen(() => <Timeline postId={2} candidate="候选人2" />)
  await screen.findAllByText(/^\d\d:\d\d$/, { selector: 'time' })
  return told()
}

const meeting: HistoryItem['interview'] = {
  ...{ interview_room_id: null, interview_date: '2026-03-09T02:00:00Z', end_date: null, place: '会议室 3' },
  ...{ is_online: false, interviewers: [], is_deleted: 0 },
}

test.each<[string, Partial<HistoryItem>, readonly (RegExp | string)[]]>([
  [
    'a move names its stage, the time and place agreed on, and that the candidate was told',
    {
      ...{ action: 'move', is_move: true, from: statusOf(1, 30), process: statusOf(12, 60) },
      ...{ interview: meeting, processTime: '2026-03-09T02:00:00Z', put_in: [{ id: 5, name: '孙博' }] },
    },
    ['陈晨 将 候选人2 移至面试，候选人可在其页面查看', '会议室 3', '加入参与人：孙博'],
  ],
  [
    'a decision comes with its reasons and words',
    {
      action: 'company_eliminate',
      tags: ['经验不符'],
      appraise: '谢谢，下次再来',
      process: statusOf(1, 40, 41),
    },
    ['陈晨 淘汰了 候选人2（初筛）', '经验不符', '谢谢，下次再来'],
  ],
  ['a score', { action: 'company_change_score', score: 87.5 }, ['陈晨 修改了 候选人2 的分数', '分数 87.5']],
  [
    'the position somebody was moved to',
    { action: 'change_position', position: { id: 6, title: '数据分析师' } },
    ['陈晨 为 候选人2 更换了职位', '目标职位：数据分析师'],
  ],
  [
    'until when an offer holds',
    { action: 'arrange', process: statusOf(5, 10, 11), processTime: '2026-03-20' },
    ['陈晨 设定了给 候选人2 的 Offer 有效期', 'Offer 有效期至 2026/03/20'],
  ],
  [
    'a first day',
    { action: 'arrange', process: statusOf(6, 10, 11), processTime: '2026-04-01' },
    ['入职日期 2026/04/01'],
  ],
  [
    'who no longer takes part',
    {
      action: 'arrange',
      taken_out: [
        { id: 3, name: '高远' },
        { id: 4, name: '徐行' },
      ],
    },
    ['移出参与人：高远、徐行'],
  ],
  [
    'an appointment whose time was taken out was cancelled, and is not scheduled',
    {
      ...{ action: 'arrange', process: statusOf(12, 10, 11), facts: { meets_at: null } },
      taken_out: [{ id: 3, name: '高远' }],
    },
    ['陈晨 取消了 候选人2 的面试安排', '移出参与人：高远'],
  ],
  [
    'an answer somebody noted for the candidate',
    { action: 'candidate_accept', process: statusOf(12, 20, 21) },
    ['候选人2 接受了（面试）', '由 陈晨 记录'],
  ],
  [
    'what candidates refuse themselves they withdraw',
    { actor: 'candidate', username: '', action: 'candidate_refuse', process: statusOf(12, 50, 52) },
    ['候选人2 撤回了申请（面试）'],
  ],
])('tells in a sentence: %s', async (_, given, said) => {
  const [entry = ''] = await show([happened(1, given)])
  for (const words of said) expect(entry).toMatch(words)
})

test('has the face of whom each sentence is about: a colleague, the candidate, and none where nobody did it', async () => {
  await show([
    happened(4, { action: 'candidate_accept', create_time: '2026-03-04T04:00:00Z' }),
    happened(3, { create_time: '2026-03-04T03:00:00Z' }),
    happened(2, { actor: 'candidate', username: '', action: 'apply', create_time: '2026-03-04T02:00:00Z' }),
    happened(1, {
      actor: 'system',
      username: '',
      action: 'offer_lapsed',
      create_time: '2026-03-04T01:00:00Z',
    }),
  ])
  expect([...document.querySelectorAll('.ant-avatar')].map(({ textContent }) => textContent)).toEqual([
    '候',
    '陈',
    '候',
    '',
  ])
})

test('is grouped by day, with notes and what the candidate said otherwise where they happened', async () => {
  const difference = {
    ...{ id: 1, field: 'city' as const, held: '上海', said: '北京', post_id: 2, position: '后端' },
    ...{ said_at: '2026-02-01T10:00:00Z', state: 'kept' as const, user: { id: 3, name: '陈晨' } },
    settled_at: '2026-02-03T10:00:00Z',
  }
  const note = {
    ...{ id: 1, text: '周五前给答复', user: { id: 4, name: '李雷' }, post_id: 2, is_own: false },
    mentions: [],
    created_at: '2026-02-02T11:00:00Z',
  }
  await show(
    [
      happened(2, { action: 'move', create_time: '2026-02-02T10:00:00Z' }),
      happened(1, { actor: 'candidate', action: 'apply', create_time: '2026-01-01T10:00:00Z' }),
    ],
    answering(resumesApi.listDifferences, { version: 1, list: [difference] }),
    answering(resumesApi.listNotes, { list: [note] }),
  )
  await screen.findByText('周五前给答复')
  await screen.findByText(/保留了我们的所在城市/)
  expect(told().map((text) => text.slice(1, 9))).toEqual([
    '陈晨 保留了我们',
    '李雷 写了备注 ',
    '陈晨 将 候选人',
    '候选人 所在城市',
    '候选人2 投递了',
  ])
  expect(told()[1]).toContain('周五前给答复')
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(days.map((day) => day?.replace(/^\d{4}年/, '').replace(/周.$/, ''))).toEqual([
    '2月3日',
    '2月2日',
    '2月1日',
    '1月1日',
  ])
})

import { serve, showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { application, around, record, statusOf } from '../testing/examples.ts'
import { StageFacts } from './stage-facts.tsx'

test('shows the score, our decision, and what was commented beside it', async () => {
  const status = statusOf(3, 30)
  const interview = {
    ...{ interview_room_id: null, interview_date: null, end_date: null, place: '', is_online: true },
    ...{ interviewers: [], is_deleted: 0 },
  }
  const tracker = {
    ...{
      ...status,
      id: 9,
      tracker_record_id: 3,
      interview,
      interviewUsers: [],
      offer_valid_until: null,
      entry_date: null,
    },
    ...{ score: 0, company_feedback: { action: 'remain', tags: ['稳重'], text: '等另一位' } },
  }
  const remark = {
    ...{ id: 7, create_time: '2026-03-04T01:00:00Z', update_time: '2026-03-04T01:00:00Z', user_id: 4 },
    can_change: false,
    ...{ username: '李雷', tag_group_id: null, tags: ['细心'], appraise: '第三题重判' },
  }
  serve(...around)
  const answer = { ...record(application(2, { status, tracker })), remarks: [remark] }
  await showScreen(() => <StageFacts answer={answer} />)
  await screen.findByText('等另一位', { exact: false })
  const shown = screen
    .getAllByRole('term')
    .map((term) => [term.textContent?.replace(/（.*）/, ''), term.nextElementSibling?.textContent])
  expect(shown).toEqual([
    ['负责人', '陈晨'],
    ['分数', '0'],
    ['我们的决定', '待定 · 稳重 · 等另一位'],
    ['李雷 的评价', '细心 · 第三题重判'],
  ])
})

import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { application, around, page, statusOf } from '../testing/examples.ts'
import { columnNames } from './column-names.ts'

beforeEach(() => localStorage.clear())

const interviewers = ['赵敏', '孙浩'].map((name, id) => ({ id: id + 1, name, is_first: id === 0 }))

const decided = application(1, {
  graduate: { graduate_date: '2019-06' },
  label: { station: '杭州站' },
  resumeDetail: { id: 9, skills: ['Java', 'Kafka'] },
  tracker: {
    ...statusOf(12, 40),
    id: 1,
    tracker_record_id: 7,
    interview: {
      ...{ interview_room_id: null, interview_date: null, end_date: null, place: '', is_online: true },
      ...{ interviewers, is_deleted: 0 },
    },
    interviewUsers: [],
    offer_valid_until: '2026-12-01',
    entry_date: '2026-12-15',
    score: null,
    company_feedback: { action: 'pass', tags: ['表达清楚'], text: '' },
  },
})

const show = async (cols: readonly string[]) => {
  serve(...around, answering(pipelineApi.listCandidates, page([decided, application(2)]), 2))
  await showScreen(CandidateList, `/candidate/filter/list?cols=${cols.join()}`)
  await screen.findByText('候选人1')
}
const cellsOf = (name: string) =>
  [...(screen.getByText(name).closest('tr')?.querySelectorAll('td') ?? [])].map(
    ({ textContent }) => textContent,
  )

test('what was agreed on and decided, and what else the row carries, stands in columns that somebody chose', async () => {
  await show([
    'graduation',
    'station',
    'skills',
    'interviewers',
    'decision',
    'offer_valid_until',
    'entry_date',
  ])
  expect(cellsOf('候选人1').slice(2)).toEqual([
    '2019-06',
    '杭州站',
    'Java · Kafka',
    '赵敏、孙浩',
    '通过表达清楚',
    '2026/12/01',
    '2026/12/15',
  ])
  expect(cellsOf('候选人2').slice(2)).toEqual(['—', '上海', '—', '—', '—', '—', '—'])
})

test('every column has a head of its own', async () => {
  await show(columnNames)
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(new Set(heads).size).toBe(heads.length)
  expect(heads.filter((head) => head?.includes('columns.'))).toEqual([])
})

import { pipelineApi } from '@bole/pipeline/contract'
import { languages } from '@bole/platform/contract'
import { describe, expect, test } from 'vitest'
import { candidateActions } from '../model/candidate-feedback.ts'
import { companyActions } from '../model/company-feedback.ts'
import { answerNames } from './texts/answers/index.ts'

const { listScenes, listDeliveries, listInterviewCandidates, checkInterviewTime, changeFeedback } =
  pipelineApi

describe('conditions beside the list of candidates', () => {
  test.each<[object, boolean]>([
    [{}, true],
    [{ status: '12' }, true],
    [{ status: '2' }, false],
    [{ status: 'interview' }, false],
  ])('scenes by %j: %s', (query, isTaken) => {
    expect(listScenes.query.safeParse(query).success).toBe(isTaken)
  })

  test.each<[object, boolean]>([
    [{ source: 'referral', is_repeat: '1' }, true],
    [{ source: 'carrier pigeon' }, false],
    [{ applied_from: '2026-03-04' }, true],
    [{ applied_from: '4 March' }, false],
    [{ position_id: '4,5' }, true],
    [{ position_id: '4,x' }, false],
  ])('deliveries by %j: %s', (query, isTaken) => {
    expect(listDeliveries.query.safeParse(query).success).toBe(isTaken)
  })

  test('interviews by several days', () => {
    expect(listInterviewCandidates.query.safeParse({ day: 'today,past' })).toMatchObject({
      data: { day: ['today', 'past'], origin: 2 },
    })
    expect(listInterviewCandidates.query.safeParse({ day: 'someday' }).success).toBe(false)
  })

  test('a time is checked with its beginning', () => {
    const takes = (query: object) => checkInterviewTime.query.safeParse(query).success
    expect(takes({ interviewer_id: '4', meets_at: '2030-03-04T02:00:00Z' })).toBe(true)
    expect(takes({ interviewer_id: '4' })).toBe(false)
    expect(takes({ interviewer_id: '4', meets_at: '0000-00-00 00:00:00' })).toBe(false)
  })
})

test('feedback is changed as a whole', () => {
  const body = { post_id: 1, feedback: 2, update_time: '2030-03-04T02:00:00Z', tags: ['x'], text: 'y' }
  expect(changeFeedback.body.safeParse(body).success).toBe(true)
  for (const left of ['post_id', 'feedback', 'update_time'])
    expect(changeFeedback.body.safeParse({ ...body, [left]: undefined }).success, left).toBe(false)
})

test.each(languages)('every answer has a name in %s', (language) => {
  const names = [
    ...companyActions.map((action) => answerNames[language][`company_${action}`]),
    ...candidateActions.map((action) => answerNames[language][`candidate_${action}`]),
  ]
  expect(names.every((name) => name.length > 1)).toBe(true)
})

test('who meets candidates and by which answers are known by what the specification calls them', () => {
  const { getScene, getContactScene, listAllScenes } = pipelineApi
  expect([getScene, getContactScene, listScenes, listAllScenes].map(({ path }) => path)).toEqual([
    'tracker/resume/scene',
    'tracker/resume/contact-scene',
    'tracker/resume/scene-list',
    'tracker/resume/all-scene',
  ])
  expect(changeFeedback.path).toBe('tracker/resume/feedback')
  expect(pipelineApi.listQueueProcesses.path).toBe('tracker/process/queue-process-list')
  expect(pipelineApi.getInterviewParams.path).toBe('common/param/interview')
})

import { interviewsApi } from '@bole/interviews/contract'
import { describe, expect, test } from 'vitest'

const { cancel, create, distribute, feedback, findConflicts, list, recordMulti, sign, transfer, update } =
  interviewsApi

const good = {
  candidates: [{ post_id: 1, version: 2 }],
  interviewTime: '2030-03-01T02:00:00Z',
  endTime: '2030-03-01T03:00:00Z',
  interviewer_ids: [3],
  address: { invite_type: 2 },
}

describe('arranging', () => {
  test('takes what is needed, and fills in what was not said', () => {
    expect(create.body.parse(good)).toEqual({
      ...good,
      ...{ deputy_ids: [], manager_ids: [], tells_candidate: true, is_sure: false },
      address: { invite_type: 2, room: '', address: '', directions: '', reception_note: '' },
    })
  })

  test.each([
    ['nobody to meet', { candidates: [] }],
    [
      'more than fifty',
      { candidates: Array.from({ length: 51 }, (_, at) => ({ post_id: at + 1, version: 1 })) },
    ],
    ['nobody to meet them', { interviewer_ids: [] }],
    ['a crowd', { interviewer_ids: Array.from({ length: 31 }, (_, at) => at + 1) }],
    ['no time', { interviewTime: '' }],
    ['a day without an hour', { interviewTime: '2030-03-01' }],
    ['an hour of nowhere', { endTime: '2030-03-01T03:00:00' }],
    ['the year 20300', { endTime: '20300-03-01T03:00:00Z' }],
    ['an unknown way to meet', { address: { invite_type: 3 } }],
    ['a room too long to name', { address: { invite_type: 2, room: 'r'.repeat(301) } }],
    ['directions without end', { address: { invite_type: 2, directions: 'd'.repeat(1001) } }],
    ['a version that never was', { candidates: [{ post_id: 1, version: 0 }] }],
    ['a channel there is not', { message: { channel: 'pigeon' } }],
  ])('not %s', (_, wrong) => {
    expect(create.body.safeParse({ ...good, ...wrong }).success).toBe(false)
  })

  test('anew takes what is to be another alone', () => {
    expect(update.body.parse({ version: 3, interviewTime: good.interviewTime })).toEqual({
      ...{ version: 3, interviewTime: good.interviewTime, tells_candidate: true, is_sure: false },
    })
    expect(update.body.safeParse({ interviewTime: good.interviewTime }).success).toBe(false)
    expect(update.body.safeParse({ version: 3, interviewer_ids: [] }).success).toBe(false)
    expect(update.params.safeParse({ interviewId: 'online-list' }).success).toBe(false)
  })
})

describe('finding', () => {
  test('takes conditions as an address writes them', () => {
    const asked = { day: 'today,tomorrow', status: 'finish', interviewer_id: '3,4', is_mine: '1', page: '2' }
    expect(list.query.parse(asked)).toEqual({
      ...{ day: ['today', 'tomorrow'], status: ['finish'], interviewer_id: [3, 4], is_mine: true },
      ...{ page: 2, page_size: 30, origin: 2 },
    })
  })

  test.each([
    [{ day: 'yesterday' }],
    [{ status: 'started' }],
    [{ origin: '3' }],
    [{ interviewer_id: 'me' }],
    [{ is_online: 'perhaps' }],
    [{ page: '0' }],
    [{ keyword: 'k'.repeat(61) }],
    [{ room: 'r'.repeat(301) }],
  ])('not %j', (query) => {
    expect(list.query.safeParse(query).success).toBe(false)
  })

  test('conflicts are asked for a time, and an empty list of people is nobody', () => {
    const { interviewTime, endTime } = good
    expect(findConflicts.query.parse({ interviewTime, endTime, interviewer_id: '' })).toMatchObject({
      interviewer_id: [],
    })
    expect(findConflicts.query.safeParse({ interviewTime }).success).toBe(false)
  })
})

describe('working in one', () => {
  test('calling off takes the version as an address writes it, and tells nobody unless asked to', () => {
    expect(cancel.query.parse({ id: '7', version: '2' })).toEqual({ id: 7, version: 2, text: '' })
    expect(cancel.query.safeParse({ id: '7' }).success).toBe(false)
    expect(cancel.query.safeParse({ id: '7', version: '2', channel: 'pigeon' }).success).toBe(false)
  })

  test('a decision is one of the pipeline’s, and no score', () => {
    const seen = { id: 7, post_id: 1, version: 2 }
    expect(feedback.body.parse({ ...seen, action: 'pass' })).toMatchObject({ tags: [], text: '' })
    for (const action of ['change_score', 'promote', ''])
      expect(feedback.body.safeParse({ ...seen, action }).success).toBe(false)
    expect(recordMulti.body.safeParse({ applications: [], action: 'pass' }).success).toBe(false)
  })

  test('signing in is meant where nothing else is said', () => {
    expect(sign.body.parse({ id: 7, post_id: 1, version: 2 }).is_signed).toBe(true)
  })

  test('sharing out and handing over name who is to take it', () => {
    expect(distribute.body.safeParse({ ids: [7], interviewer_ids: [] }).success).toBe(false)
    expect(distribute.body.safeParse({ ids: [], interviewer_ids: [3] }).success).toBe(false)
    expect(transfer.body.safeParse({ id: 7, version: 2 }).success).toBe(false)
    expect(transfer.body.parse({ id: 7, version: 2, to_user_id: 4 }).is_sure).toBe(false)
  })
})

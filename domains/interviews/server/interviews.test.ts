import { interviewsApi } from '@bole/interviews/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interviewing } from './testing/meeting.ts'

let world: World
let office: Awaited<ReturnType<typeof interviewing>>

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  world.now = new Date('2030-02-28T01:00:00Z')
  office = await interviewing(world)
})
afterAll(() => world.end())

const code = async (answer: Promise<{ readonly code?: string | undefined }>) => (await answer).code

describe('an interview of two', () => {
  test('is one, arranges both, and is seen by whoever interviews', async () => {
    const [ann, ben] = [await office.waiting('Ann'), await office.waiting('Ben')]
    const id = await office.create([ann, ben])
    const seen = await office.view(id, office.lead)
    expect(seen).toMatchObject({
      ...{ isMulti: true, status: 'to_be_interview', interviewee: 'Ann, Ben', hr_type: 'main' },
      interviewTime: '2030-03-01T02:00:00.000Z',
      address: { invite_type: 2, room: 'Room 4' },
      interviewCandidates: [{ postId: ann, tag: 'accepted' }, { postId: ben }],
      interview_users: [{ user_id: office.lead.id, is_first: true, role: 'main' }],
      can: { edit: false, transfer: true, feedback: true, sign: true, finish: false, cancel: false },
    })
    expect([await office.stands(ann), await office.stands(ben)]).toEqual(['20/21', '20/21'])
    const { tracker } = await office.get(ann)
    expect(tracker?.interview).toMatchObject({ interview_date: '2030-03-01T02:00:00.000Z', place: 'Room 4' })
    expect(
      await code(
        office.second
          .send(interviewsApi.view, { query: { id } })
          .then(({ http }) => ({ code: String(http) })),
      ),
    ).toBe('404')
  })

  test('moves with both, and lasts as long as before', async () => {
    const [ann, ben] = [await office.waiting('Ann'), await office.waiting('Ben')]
    const id = await office.create([ann, ben])
    await office.update(id, { interviewTime: '2030-03-02T05:00:00.000Z' })
    expect(await office.view(id)).toMatchObject({
      ...{ interviewTime: '2030-03-02T05:00:00.000Z', endTime: '2030-03-02T06:00:00.000Z' },
      interviewCandidates: [{ postId: ann }, { postId: ben }],
      address: { room: 'Room 4' },
    })
    expect((await office.list()).statistic.all).toEqual({ key: 'all', name: 'all', value: 1 })
  })

  test('loses whom the pipeline gives another time, who is then met alone', async () => {
    const [ann, ben] = [await office.waiting('Ann'), await office.waiting('Ben')]
    const id = await office.create([ann, ben])
    const body = {
      ...(await office.seen(ben)),
      meets_at: '2030-03-05T02:00:00Z',
      meets_until: '2030-03-05T03:00:00Z',
    }
    await office.recruiter.ask(pipelineApi.arrange, { body })
    expect((await office.view(id)).interviewCandidates.map(({ postId }) => postId)).toEqual([ann])
    const { list } = await office.recruiter.ask(interviewsApi.single, { query: { post_id: ben } })
    expect(list.map(({ interviewTime, isMulti }) => [interviewTime, isMulti])).toEqual([
      ['2030-03-05T02:00:00.000Z', false],
      ['2030-03-01T02:00:00.000Z', true],
    ])
  })
})

describe('what the pipeline arranges', () => {
  const arranged = async (name: string) => {
    const post_id = await world.application(office.organisation, office.position, { name })
    const meeting = {
      ...{ meets_at: '2030-03-01T02:00:00Z', place: 'Hall', is_online: false },
      interviewer_ids: [office.lead.id, office.second.id],
    }
    await office.recruiter.ask(pipelineApi.move, { body: { post_id, version: 1, stage: 12, ...meeting } })
    return post_id
  }

  test('is an interview, an hour long where no end was said', async () => {
    const post_id = await arranged('Cem')
    const { list } = await office.list()
    expect(list).toMatchObject([
      {
        ...{ interviewTime: '2030-03-01T02:00:00.000Z', endTime: '2030-03-01T03:00:00.000Z', isMulti: false },
        address: { room: 'Hall', invite_type: 2 },
        interviewCandidates: [{ postId: post_id }],
        interview_users: [{ role: 'main' }, { role: 'other' }],
      },
    ])
  })

  test('takes its interview along to another time, and stays one when that is taken back', async () => {
    const post_id = await arranged('Cem')
    const [before] = (await office.list()).list
    const body = { ...(await office.seen(post_id)), meets_at: '2030-03-03T02:00:00Z', meets_until: null }
    const { batch_id } = await office.recruiter.ask(pipelineApi.arrange, { body })
    const [after] = (await office.list()).list
    expect([after?.id, after?.interviewTime]).toEqual([before?.id, '2030-03-03T02:00:00.000Z'])
    await office.recruiter.ask(pipelineApi.undo, { body: { batch_id } })
    expect((await office.list()).list).toMatchObject([
      { id: before?.id, interviewTime: before?.interviewTime },
    ])
  })

  test('calls off an interview and, taken back, holds it again', async () => {
    const post_id = await arranged('Cem')
    const [{ id } = { id: 0 }] = (await office.list()).list
    const cancel = { side: 'company' as const, action: 'cancel' as const }
    const { version } = await office.seen(post_id)
    const { batch_id } = await office.recruiter.ask(pipelineApi.giveFeedback, {
      params: { id: post_id },
      body: { ...cancel, version },
    })
    expect(await office.view(id)).toMatchObject({
      status: 'expired',
      interviewCandidates: [{ tag: 'cancelled', hasLeft: true }],
    })
    await office.recruiter.ask(pipelineApi.undo, { body: { batch_id } })
    expect((await office.list()).list).toMatchObject([{ id, status: 'to_be_interview' }])
  })

  test('decides what becomes of it', async () => {
    const post_id = await arranged('Cem')
    const [{ id } = { id: 0 }] = (await office.list()).list
    const { version } = await office.seen(post_id)
    const pass = { side: 'company' as const, action: 'pass' as const, version }
    await office.recruiter.ask(pipelineApi.giveFeedback, { params: { id: post_id }, body: pass })
    expect((await office.view(id)).status).toBe('finish')
    // Others meet them in the next round; the people of this one stay who they were.
    const next = { meets_at: '2030-03-09T02:00:00Z', interviewer_ids: [office.second.id] }
    const offer = { ...(await office.seen(post_id)), stage: 5 }
    await office.recruiter.ask(pipelineApi.move, { body: { ...offer, ...next } })
    expect((await office.view(id)).interviewerIds).toEqual([office.lead.id, office.second.id])
  })
})

describe('arranging is refused', () => {
  test('where somebody does not wait for an interview, of all of them', async () => {
    const [ann, far] = [
      await office.waiting('Ann'),
      await world.application(office.organisation, office.position, { name: 'Far' }),
    ]
    const answer = await office.recruiter.send(interviewsApi.create, await office.request([ann, far]))
    expect(answer).toMatchObject({ status: 'error', code: 'candidate_not_at_interview' })
    expect(answer.message).toContain('Far')
    expect(await office.stands(ann)).toBe('10/11')
    expect((await office.list()).list).toEqual([])
  })

  test.each([
    ['ends_before_it_begins', { endTime: '2030-03-01T02:00:00Z' }],
    ['meeting_passed', { interviewTime: '2030-02-01T02:00:00Z', endTime: '2030-02-01T03:00:00Z' }],
    ['unknown_person', { interviewer_ids: [999_999_999] }],
    ['unknown_person', { manager_ids: [999_999_999] }],
  ])('%s', async (why, given) => {
    const request = await office.request([await office.waiting('Ann')], given)
    expect(await code(office.recruiter.send(interviewsApi.create, request))).toBe(why)
  })

  test('in two kinds of hiring at once, and by whoever only interviews', async () => {
    const campus = await world.position(office.organisation, { origin: 1 })
    const both = [await office.waiting('Ann'), await office.waiting('Ben', campus)]
    const request = await office.request(both)
    expect(await code(office.recruiter.send(interviewsApi.create, request))).toBe('several_kinds_of_hiring')
    expect((await office.lead.send(interviewsApi.create, request)).http).toBe(403)
  })

  test('where somebody acted on one of them meanwhile', async () => {
    const request = await office.request([await office.waiting('Ann')])
    const [candidate] = request.body.candidates
    const stale = {
      body: { ...request.body, candidates: [{ post_id: candidate?.post_id ?? 0, version: 1 }] },
    }
    expect(await code(office.recruiter.send(interviewsApi.create, stale))).toBe('candidate_changed')
  })

  test('at a time that is taken, until somebody says that they mean it', async () => {
    await office.create([await office.waiting('Ann')])
    const ben = await office.waiting('Ben')
    const later = { interviewTime: '2030-03-01T02:30:00.000Z', endTime: '2030-03-01T03:30:00.000Z' }
    const asked = await office.recruiter.send(interviewsApi.create, await office.request([ben], later))
    expect(asked).toMatchObject({ status: 'warning', code: 'time_is_taken' })
    expect(asked.message).toContain('Room 4')
    expect(await office.stands(ben)).toBe('10/11')
    expect(await office.create([ben], { ...later, is_sure: true })).toBeGreaterThan(0)
    const right = { interviewTime: '2030-03-01T03:30:00.000Z', endTime: '2030-03-01T04:00:00.000Z' }
    expect(await office.create([await office.waiting('Cem')], right)).toBeGreaterThan(0)
  })
})

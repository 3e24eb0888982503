import { readerVersion } from '@bole/parsing/model'
import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ResumeWorld, resumeLines, startResumeWorld } from '../../testing/resume-world.ts'
import { saveReading } from '../save-reading.ts'

let given: ResumeWorld
beforeAll(async () => {
  given = await startResumeWorld()
})
afterAll(() => given.end())

const readingsOf = (resumeId: number) =>
  given.world.rows(
    `select cause, state, unreadable_reason, reader, document_kind, found, doubtful, took_ms, is_latest from document_readings
     where resume_id = $1 order by id`,
    resumeId,
  )
const stepsOf = (resumeId: number) =>
  given.world.rows(
    `select s.place, s.step, s.outcome from document_reading_steps s
     join document_readings r on r.organisation_id = s.organisation_id and r.id = s.reading_id
     where r.resume_id = $1 order by r.id, s.place`,
    resumeId,
  )

describe('a reading that is saved', () => {
  test('is kept as a row with how much was found, and its steps in their order', async () => {
    const { resumeId } = await given.applicationWithResume()
    const [row] = await readingsOf(resumeId)
    expect(row).toMatchObject({
      ...{ cause: 'arrival', state: 'read', unreadable_reason: null, reader: readerVersion },
      ...{ document_kind: 'text', is_latest: true },
    })
    expect(Number(row?.found)).toBeGreaterThan(6)
    expect(await stepsOf(resumeId)).toEqual([
      { place: 1, step: 'recognise', outcome: 'done' },
      { place: 2, step: 'extract', outcome: 'done' },
      { place: 3, step: 'understand', outcome: 'done' },
    ])
  })

  test('says nothing of what stands in the file', async () => {
    const { resumeId } = await given.applicationWithResume()
    const said = JSON.stringify([await readingsOf(resumeId), await stepsOf(resumeId)])
    for (const word of ['王小明', '13800000001', '武汉大学', '云帆']) expect(said).not.toContain(word)
  })

  test('that failed says why, and without a trace has no steps', async () => {
    const { candidateId } = await given.applicationWithResume()
    const { resumeId } = await given.anotherResume(candidateId, null)
    expect(await readingsOf(resumeId)).toMatchObject([
      { state: 'unreadable', unreadable_reason: 'no_text', found: 0, doubtful: 0, took_ms: 0 },
    ])
    expect(await stepsOf(resumeId)).toEqual([])
  })

  test('leaves the one before where it is, but the latest no longer', async () => {
    const { candidateId, resumeId } = await given.applicationWithResume()
    const result = await given.read(resumeLines(['现居地：珠海']))
    const at = new Date()
    await given.within((tx) => saveReading(tx, { resumeId, candidateId, result, at, cause: 'again' }))
    expect((await readingsOf(resumeId)).map(({ cause, is_latest }) => [cause, is_latest])).toEqual([
      ['arrival', false],
      ['again', true],
    ])
  })

  test('is kept once where it was kept before', async () => {
    const { candidateId, resumeId } = await given.applicationWithResume()
    const result = await given.read(resumeLines())
    await given.within((tx) =>
      saveReading(tx, { resumeId, candidateId, result, at: new Date(), cause: 'kept' }),
    )
    expect(await readingsOf(resumeId)).toHaveLength(1)
  })

  test('ends with the step it failed in', async () => {
    const { candidateId, resumeId } = await given.applicationWithResume()
    const trace = {
      ...{ reader: readerVersion, begun: '2026-11-20T02:00:00.000Z' },
      steps: [
        { step: 'wait', ms: 5 },
        { step: 'whole', ms: 60_000 },
      ],
    } as const
    const late = { reason: 'timed_out', isLast: true, trace, resumeId, candidateId, at: new Date() } as const
    await given.within((tx) => saveReading(tx, late))
    expect((await readingsOf(resumeId)).at(-1)).toMatchObject({
      took_ms: 60_005,
      unreadable_reason: 'timed_out',
    })
    expect((await stepsOf(resumeId)).slice(-2)).toEqual([
      { place: 1, step: 'wait', outcome: 'done' },
      { place: 2, step: 'whole', outcome: 'timed_out' },
    ])
  })
})

test('whoever asks for a reading anew has that said of it', async () => {
  const { postId, resumeId } = await given.applicationWithResume()
  await given.recruiter.ask(resumesApi.readAgain, { body: { post_id: postId } })
  const [job] = await given.world.rows(
    'select payload from graphile_worker._private_jobs where key = $1',
    `resumes.read_again:${resumeId}`,
  )
  expect(job?.payload).toMatchObject({ resume_id: resumeId, cause: 'again' })
})

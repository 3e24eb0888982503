import { resumesApi } from '@bole/resumes/contract'
import { keepFrom, type Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detailFor, type ResumeWorld, startResumeWorld } from '../testing/resume-world.ts'

let given: ResumeWorld
let kept: Visitor
let postId: number
beforeAll(async () => {
  given = await startResumeWorld()
  await keepFrom(given.world, given.organisation, 'OrgAdmin', ['contacts', 'birth'])
  kept = await given.world.user(given.organisation, 'OrgAdmin')
  postId = (await given.applicationWithResume()).postId
})
afterAll(() => given.end())

const correct = async (path: string, value: string | null) => {
  const { candidate } = await detailFor(given.recruiter, postId)
  const changes = [{ path, value }]
  return kept.send(resumesApi.correct, { body: { post_id: postId, version: candidate.version, changes } })
}

describe('who is kept from contacts and birth', () => {
  test('sees a person without them, and without the document that shows them', async () => {
    const whole = await detailFor(given.recruiter, postId)
    const shown = await detailFor(kept, postId)
    expect(shown.candidate).toMatchObject({ name: '王小明', phone: null, email: null, birth_date: null })
    const hidden = ['phone', 'email', 'birth_date', 'age']
    expect(shown.fields.map(({ path }) => path)).toEqual(
      whole.fields.map(({ path }) => path).filter((path) => !hidden.includes(path)),
    )
    expect(shown.fields.every(({ source }) => source === null)).toBe(true)
    expect(shown.resume).toMatchObject({ has_original: true, original: null, preview: null })
    expect(whole.resume?.original).not.toBeNull()
  })

  test.each([
    ['phone', '13700000000'],
    ['email', null],
    ['birth_date', '1990-01-01'],
    ['age', '30'],
  ])('cannot correct %s, nor take it away', async (path, value) => {
    const before = await detailFor(given.recruiter, postId)
    expect(await correct(path, value)).toMatchObject({ code: 'invalid', errors: [{ path: 'changes.0' }] })
    expect(await detailFor(given.recruiter, postId)).toEqual(before)
  })

  test('corrects everything else, and what is hidden stays as it was', async () => {
    const { candidate } = await detailFor(given.recruiter, postId)
    expect((await correct('employers.0.employer', '新天地公司')).status).toBe('success')
    expect((await detailFor(given.recruiter, postId)).candidate).toMatchObject({
      ...{ employer: '新天地公司', phone: candidate.phone, email: candidate.email },
      birth_date: candidate.birth_date,
    })
  })

  test('cannot ask who has a phone, nor settle what somebody said of it', async () => {
    const query = { position_id: given.position, phone: '13800000001' }
    expect(await kept.send(resumesApi.checkRepeat, { query })).toMatchObject({ code: 'hidden_from_role' })
    const decisions = [{ field: 'phone' as const, is_accepted: true }]
    const body = { post_id: postId, version: 1, decisions }
    expect(await kept.send(resumesApi.settleDifferences, { body })).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'decisions.0' }],
    })
  })
})

import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detailFor, type ResumeWorld, resumeLines, startResumeWorld } from '../testing/resume-world.ts'

let given: ResumeWorld
beforeAll(async () => {
  given = await startResumeWorld()
})
afterAll(() => given.end())

const filesOf = (postId: number) => given.recruiter.ask(resumesApi.listFiles, { query: { post_id: postId } })
const wordsOf = async (candidateId: number) =>
  (await given.world.rows('select words from resume_words where candidate_id = $1', candidateId))[0]?.words

describe('a second document of somebody', () => {
  test('of which less could be read stays among the files; the person is known and found by the first', async () => {
    const { postId, candidateId, resumeId } = await given.applicationWithResume()
    const before = await wordsOf(candidateId)
    const { isKnownBy } = await given.anotherResume(candidateId, '个人简历\n姓名：王小明\n现居地：珠海')
    expect(isKnownBy).toBe(false)
    const detail = await detailFor(given.recruiter, postId)
    expect(detail.resume).toMatchObject({ id: resumeId, state: 'read' })
    expect(detail.candidate).toMatchObject({ school: '武汉大学', phone: '13800000001', city: '珠海' })
    expect(await wordsOf(candidateId)).toEqual(before)
    const files = await filesOf(postId)
    expect(files.list.map((file) => [file.resume_id === resumeId, file.is_current])).toEqual([
      ...[
        [false, false],
        [true, true],
      ],
    ])
  })

  test('that cannot be read leaves the first where it is', async () => {
    const { postId, candidateId, resumeId } = await given.applicationWithResume()
    const { isKnownBy } = await given.anotherResume(candidateId, null)
    expect(isKnownBy).toBe(false)
    expect((await detailFor(given.recruiter, postId)).resume).toMatchObject({ id: resumeId, state: 'read' })
  })

  test('of which as much could be read is the one they are known by', async () => {
    const { postId, candidateId } = await given.applicationWithResume()
    const text = resumeLines(['2013.07 - 2015.06 武汉远山软件有限公司 实习生'])
    const { isKnownBy, resumeId } = await given.anotherResume(candidateId, text)
    expect(isKnownBy).toBe(true)
    expect((await detailFor(given.recruiter, postId)).resume?.id).toBe(resumeId)
  })

  test('is the only one that can be read: the person is known by it', async () => {
    const postId = await given.world.application(given.organisation, given.position)
    const [row] = await given.world.rows('select candidate_id from applications where id = $1', postId)
    const candidateId = Number(row?.candidate_id)
    const first = await given.anotherResume(candidateId, null)
    const second = await given.anotherResume(candidateId, '姓名：王小明')
    expect([first.isKnownBy, second.isKnownBy]).toEqual([true, true])
    expect((await detailFor(given.recruiter, postId)).resume?.id).toBe(second.resumeId)
  })
})

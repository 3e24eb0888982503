import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detailFor, type ResumeWorld, resumeLines, startResumeWorld } from '../testing/resume-world.ts'
import { saveReading } from './save-reading.ts'

let given: ResumeWorld
beforeAll(async () => {
  given = await startResumeWorld()
})
afterAll(() => given.end())

const correct = (postId: number, version: number, changes: Readonly<Record<string, string | null>>) =>
  given.recruiter.send(resumesApi.correct, {
    body: {
      post_id: postId,
      version,
      changes: Object.entries(changes).map(([path, value]) => ({ path, value })),
    },
  })

describe('an age', () => {
  test('gives the day of birth where none is known, read or written, and takes it along when it is corrected', async () => {
    const year = new Date().getFullYear()
    const { postId } = await given.applicationWithResume(resumeLines().replace('手机', '年龄：30\n手机'))
    expect((await detailFor(given.recruiter, postId)).candidate.birth_date).toBe(`${year - 30}-01-01`)
    const version = async () => (await detailFor(given.recruiter, postId)).candidate.version
    await correct(postId, await version(), { age: '40' })
    expect((await detailFor(given.recruiter, postId)).candidate.birth_date).toBe(`${year - 40}-01-01`)
    await correct(postId, await version(), { age: '41' })
    expect((await detailFor(given.recruiter, postId)).candidate.birth_date).toBe(`${year - 41}-01-01`)
    const bare = await given.world.application(given.organisation, given.position)
    const body = { post_id: bare, version: 1, changes: [{ path: 'age', value: '25' }] }
    await given.recruiter.ask(resumesApi.correct, { body })
    expect((await detailFor(given.recruiter, bare)).candidate.birth_date).toBe(`${year - 25}-01-01`)
  })
})

describe('a correction', () => {
  test('wins over the reading, is found by search, and says who changed what', async () => {
    const { postId } = await given.applicationWithResume()
    const { candidate } = await detailFor(given.recruiter, postId)
    expect(
      await correct(postId, candidate.version, {
        name: '王晓鸣',
        'employers.0.employer': '新天地公司',
        'skills.0': 'Rust',
      }),
    ).toMatchObject({ status: 'success', data: { version: candidate.version + 1 } })
    const after = await detailFor(given.recruiter, postId)
    expect(after.candidate).toMatchObject({ name: '王晓鸣', employer: '新天地公司', school: '武汉大学' })
    expect(after.skills).toContain('Rust')
    expect(after.fields.find(({ path }) => path === 'name')).toMatchObject({
      value: '王晓鸣',
      read_value: '王小明',
      is_corrected: true,
      changes: [{ value: '王晓鸣', was: '王小明', user: { id: given.recruiter.id } }],
    })
    const grams = await given.world.rows(
      `select candidate_id from candidate_grams where gram = '晓鸣' and candidate_id = $1`,
      candidate.id,
    )
    expect(grams).toHaveLength(1)
  })

  test('stands when the file is read again and when a newer résumé comes', async () => {
    const { postId, candidateId, resumeId } = await given.applicationWithResume()
    await correct(postId, (await detailFor(given.recruiter, postId)).candidate.version, {
      city: '珠海',
      'schools.0.major': '数学',
    })
    const text = resumeLines(['现居地：北京'])
    const result = await given.read(text)
    await given.within((tx) => saveReading(tx, { resumeId, candidateId, result, at: new Date() }))
    expect((await detailFor(given.recruiter, postId)).candidate).toMatchObject({
      city: '珠海',
      major: '数学',
    })
  })

  test('of what is not there or not valid is refused and changes nothing', async () => {
    const { postId } = await given.applicationWithResume()
    const { candidate } = await detailFor(given.recruiter, postId)
    expect(await correct(postId, candidate.version, { name: '' })).toMatchObject({ code: 'name_missing' })
    expect(await correct(postId, candidate.version, { city: 'X', nonsense: 'y' })).toMatchObject({
      code: 'unknown_field',
    })
    expect(await correct(postId, candidate.version, { city: 'X', email: 'y' })).toMatchObject({
      code: 'invalid_value',
    })
    expect((await detailFor(given.recruiter, postId)).candidate).toEqual(candidate)
  })

  test('by two people at once: one wins, the other sees what is there now', { tags: ['race'] }, async () => {
    const { postId } = await given.applicationWithResume()
    const { version } = (await detailFor(given.recruiter, postId)).candidate
    const answers = await Promise.all(
      ['甲市', '乙市', '丙市', '丁市'].map((city) => correct(postId, version, { city })),
    )
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    const late = answers.filter(({ code }) => code === 'stale')
    expect(late).toHaveLength(3)
    expect(late[0]?.data).toMatchObject({ candidate: { version: version + 1 } })
  })

  test('of somebody without a résumé is kept too', async () => {
    const postId = await given.world.application(given.organisation, given.position)
    await correct(postId, 1, { 'schools.0.school': '复旦大学', 'schools.0.end': '2020-06' })
    const { candidate, resume } = await detailFor(given.recruiter, postId)
    expect(candidate).toMatchObject({ school: '复旦大学', graduated_at: '2020-06' })
    expect(resume).toMatchObject({ has_original: false, state: 'read' })
  })
})

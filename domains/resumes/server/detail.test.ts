import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detailFor, type ResumeWorld, startResumeWorld } from '../testing/resume-world.ts'

let given: ResumeWorld
beforeAll(async () => {
  given = await startResumeWorld()
})
afterAll(() => given.end())

describe('detail', () => {
  test('shows what is known, what was read and where it stands', async () => {
    const { postId } = await given.applicationWithResume()
    const shown = await detailFor(given.recruiter, postId)
    expect(shown.candidate).toMatchObject({
      name: '王小明',
      phone: '13800000001',
      school: '武汉大学',
      employer: '深圳云帆科技有限公司',
    })
    const name = shown.fields.find(({ path }) => path === 'name')
    expect(name).toMatchObject({ value: '王小明', is_corrected: false, source: { page: 1 } })
    expect(name?.source?.text).toContain('王小明')
    expect(shown.resume?.preview).toContain(`data-block="${name?.source?.block}"`)
    expect(shown.employers[0]).toMatchObject({ title: '工程师', end: 'present' })
    const words = await given.world.rows(
      `select words from resume_words where candidate_id = $1`,
      shown.candidate.id,
    )
    expect(JSON.stringify(words)).toContain('有限公司')
  })

  test('of somebody without a résumé shows the person', async () => {
    const postId = await given.world.application(given.organisation, given.position, { phone: '13811112222' })
    expect(await detailFor(given.recruiter, postId)).toMatchObject({
      resume: null,
      files: [],
      candidate: { phone: '13811112222' },
    })
  })

  test('is for those who see an application of the person', async () => {
    const { postId } = await given.applicationWithResume()
    const interviewer = await given.world.user(given.organisation, 'User2')
    const stranger = await given.world.user(await given.world.organisation(), 'OrgAdmin2')
    for (const who of [interviewer, stranger]) {
      const query = { post_id: postId }
      for (const call of [resumesApi.getDetail, resumesApi.listNotes, resumesApi.listFiles])
        expect(await who.send(call, { query })).toMatchObject({ http: 404 })
    }
    await given.world.rows(
      `insert into application_people (organisation_id, application_id, user_id, part) values ($1, $2, $3, 'interviewer')`,
      given.organisation,
      postId,
      interviewer.id,
    )
    expect((await detailFor(interviewer, postId)).candidate.name).toBe('王小明')
    const body = { post_id: postId, version: 1, changes: [{ path: 'name', value: 'x' }] }
    expect(await interviewer.send(resumesApi.correct, { body })).toMatchObject({ http: 403 })
  })

  test('names others with the same contacts, as far as the caller may see them', async () => {
    const one = await given.world.application(given.organisation, given.position, {
      name: '甲',
      email: 'Same@x.cn',
    })
    const other = await given.world.application(given.organisation, given.position, {
      name: '乙',
      email: 'same@X.cn',
    })
    expect((await detailFor(given.recruiter, one)).duplicates).toMatchObject([
      { name: '乙', post_id: other, same_email: true, same_phone: false },
    ])
  })
})

import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detailFor, type ResumeWorld, resumeLines, startResumeWorld } from '../testing/resume-world.ts'

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

  test('shows the lines that were read as no entry, in the words of the document', async () => {
    const lines = ['项目经历', 'tinyrelay：一个两千行的消息代理']
    const { postId } = await given.applicationWithResume(resumeLines(lines))
    expect((await detailFor(given.recruiter, postId)).resume?.unplaced).toEqual([
      'tinyrelay:一个两千行的消息代理',
    ])
  })

  test('of somebody without a résumé shows the person', async () => {
    const postId = await given.world.application(given.organisation, given.position, { phone: '13811112222' })
    expect(await detailFor(given.recruiter, postId)).toMatchObject({
      resume: null,
      files: [],
      candidate: { phone: '13811112222' },
    })
  })

  test('tells the other applications, what happened last, and what became of a complaint', async () => {
    const { postId, candidateId, resumeId } = await given.applicationWithResume()
    const bare = await detailFor(given.recruiter, postId)
    expect(bare).toMatchObject({ question: [], other_position_post: [], report_status: 'none' })
    const other = await given.world.application(given.organisation, given.position)
    await given.world.rows('update applications set candidate_id = $2 where id = $1', other, candidateId)
    const post_id = postId
    await given.recruiter.ask(resumesApi.addNote, { body: { post_id, text: 'x' } })
    await given.recruiter.ask(resumesApi.submitError, { body: { post_id, text: '学校读错了' } })
    const shown = await detailFor(given.recruiter, postId)
    expect(shown).toMatchObject({
      other_position_post: [{ post_id: other, position_id: given.position }],
      other_post_count: 1,
      operate_records: [{ action: 'apply' }],
      report_status: 'open',
    })
    expect(Object.fromEntries(shown.tab.map(({ key, count }) => [key, count]))).toEqual({
      ...{ resume: 1, records: 1, notes: 1, others: 1, files: 1 },
    })
    await given.world.rows('update parse_reports set is_done = true where resume_id = $1', resumeId)
    expect((await detailFor(given.recruiter, postId)).report_status).toBe('handled')
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

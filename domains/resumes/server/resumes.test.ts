import { prepared, type Transaction } from '@bole/platform/server'
import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detailFor, type ResumeWorld, startResumeWorld } from '../testing/resume-world.ts'
import { findSamePerson } from './find-same-person.ts'
import { addCandidate, updateCandidate } from './save-candidate.ts'

const anything = prepared<object>('select 1')

let given: ResumeWorld
beforeAll(async () => {
  given = await startResumeWorld()
})
afterAll(() => given.end())

describe('notes', () => {
  test('are written, listed newest first, and taken back by their writer alone', async () => {
    const { postId } = await given.applicationWithResume()
    for (let number = 1; number <= 6; number++)
      await given.recruiter.ask(resumesApi.addNote, { body: { post_id: postId, text: `note ${number}` } })
    const shown = await detailFor(given.recruiter, postId)
    expect(shown.note_count).toBe(6)
    expect(shown.notes.map(({ text }) => text)).toEqual(['note 6', 'note 5', 'note 4', 'note 3', 'note 2'])
    const id = shown.notes[0]?.id ?? 0
    const colleague = await given.world.user(given.organisation, 'OrgAdmin')
    const body = { post_id: postId, id }
    expect(await colleague.send(resumesApi.deleteNote, { body })).toMatchObject({ http: 404 })
    await given.recruiter.ask(resumesApi.deleteNote, { body })
    const left = await colleague.send(resumesApi.listNotes, { query: { post_id: postId, page_size: 2 } })
    expect(left).toMatchObject({
      total: 5,
      data: {
        list: [
          { text: 'note 5', is_own: false },
          { text: 'note 4', is_own: false },
        ],
      },
    })
  })
})

describe('reading again, reports and repeats', () => {
  test('a résumé without a file cannot be read again, one with a file waits in the queue once', async () => {
    const bare = await given.world.application(given.organisation, given.position)
    expect(await given.recruiter.send(resumesApi.readAgain, { body: { post_id: bare } })).toMatchObject({
      code: 'no_original',
    })
    const { postId } = await given.applicationWithResume()
    for (let time = 0; time < 2; time++)
      await given.recruiter.ask(resumesApi.readAgain, { body: { post_id: postId } })
    expect((await detailFor(given.recruiter, postId)).resume?.state).toBe('reading')
    const jobs = await given.world.rows(
      `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'resumes.read_again'`,
    )
    expect(jobs).toEqual([{ jobs: 1 }])
  })

  test('a wrong reading is reported', async () => {
    const { postId, resumeId } = await given.applicationWithResume()
    await given.recruiter.ask(resumesApi.submitError, { body: { post_id: postId, text: '学校读错了' } })
    const rows = await given.world.rows(
      'select user_id, body, is_done from parse_reports where resume_id = $1',
      resumeId,
    )
    expect(rows).toEqual([{ user_id: given.recruiter.id, body: '学校读错了', is_done: false }])
    const bare = await given.world.application(given.organisation, given.position)
    expect(
      await given.recruiter.send(resumesApi.submitError, { body: { post_id: bare, text: 'x' } }),
    ).toMatchObject({ code: 'no_resume' })
  })

  test('a contact known already is found by whoever may see the person, and known to nobody else', async () => {
    const post_id = await given.world.application(given.organisation, given.position, {
      name: '丙',
      phone: '13877770000',
    })
    const query = { position_id: given.position, phone: '+86 138 7777 0000' }
    expect(await given.recruiter.ask(resumesApi.checkRepeat, { query })).toMatchObject({
      list: [{ name: '丙', post_id, is_same_position: true, is_live: true }],
    })
    const interviewer = await given.world.user(given.organisation, 'User2')
    expect(await interviewer.ask(resumesApi.checkRepeat, { query })).toEqual({ list: [] })
    const stranger = await given.world.user(await given.world.organisation(), 'OrgAdmin2')
    expect(await stranger.ask(resumesApi.checkRepeat, { query })).toEqual({ list: [] })
    expect(
      await given.recruiter.ask(resumesApi.checkRepeat, { query: { position_id: given.position } }),
    ).toMatchObject({
      list: [],
    })
  })
})

describe('the same person', () => {
  test('has the same name and a contact; two looking at once make one', { tags: ['race'] }, async () => {
    const who = { name: '赵六', phone: '+86 13822223333', email: null }
    let begun = 0
    const all = Promise.withResolvers<undefined>()
    const findOrAdd = (tx: Transaction) => findSamePerson(tx, who).then((id) => id ?? addCandidate(tx, who))
    const looking = Array.from({ length: 5 }, () =>
      given.within(async (tx) => {
        await tx.load(anything())
        if (++begun === 5) all.resolve(undefined)
        await all.promise
        return findOrAdd(tx)
      }),
    )
    const ids = await Promise.all(looking)
    expect(new Set(ids).size).toBe(1)
    const find = (other: { name?: string; phone?: string | null; email?: string | null }) =>
      given.within((tx) => findSamePerson(tx, { ...who, ...other }))
    expect(await find({ name: '赵 六' })).toBe(ids[0])
    expect(await find({ name: '赵七' })).toBeNull()
    expect(await find({ phone: null })).toBeNull()
    await given.within(async (tx) => updateCandidate(tx, ids[0] ?? 0, { ...who, email: 'Zhao@X.cn' }))
    expect(await find({ phone: null, email: 'zhao@x.CN' })).toBe(ids[0])
  })
})

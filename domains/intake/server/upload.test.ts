import { readFileSync } from 'node:fs'
import { inboxApi } from '@bole/inbox/contract'
import { intakeApi } from '@bole/intake/contract'
import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textResume, wordResume } from '../testing/documents.ts'
import { formOf, type IntakeWorld, settled, startIntakeWorld, until } from '../testing/intake-world.ts'

let given: IntakeWorld
beforeAll(async () => {
  given = await startIntakeWorld()
})
afterAll(() => given.world.end())

describe('an upload', () => {
  test('turns a Word file, a PDF and a text into candidates with applications, and says so at the end', async () => {
    const pdf = readFileSync(new URL('../../../bench/corpus/dev-001-serif.pdf', import.meta.url))
    const { progressId, items } = await given.uploaded({
      '王晓雨-简历.docx': await wordResume({
        name: '王晓雨',
        phone: '13900000001',
        email: 'Xiaoyu@Example.com',
      }),
      'scan.pdf': new Uint8Array(pdf),
      '李明.txt': textResume({ name: '李明', phone: '13900000002' }),
    })
    expect([...items.keys()].sort()).toEqual(['scan.pdf', '李明.txt', '王晓雨-简历.docx'].sort())
    expect([...items.values()].map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted'])
    const word = items.get('王晓雨-简历.docx')
    expect(word?.candidate?.name).toBe('王晓雨')
    const detail = await given.recruiter.ask(resumesApi.getDetail, { query: { post_id: word?.post_id ?? 0 } })
    expect(detail.candidate).toMatchObject({
      name: '王晓雨',
      phone: '13900000001',
      school: '武汉大学',
      degree: 'bachelor',
    })
    expect(detail.resume).toMatchObject({ state: 'read', kind: 'docx', has_original: true })
    expect(detail.files).toMatchObject([{ name: '王晓雨-简历.docx', is_current: true, state: 'read' }])
    const { list } = await given.recruiter.ask(inboxApi.listProgress, { query: {} })
    expect(list.find(({ noticeId }) => noticeId === progressId)).toMatchObject({
      kind: 'intake',
      total: 3,
      done: 3,
      failed: 0,
      state: 'finished',
    })
    const notices = await given.recruiter.ask(inboxApi.listNotices, { query: {} })
    expect(notices.list[0]).toMatchObject({ type: 'intake_finished', facts: { total: 3 } })
  })

  test('two files of one new person at once make one person with one application', {
    tags: ['race'],
  }, async () => {
    const phone = '13900000010'
    const { items } = await given.uploaded(
      Object.fromEntries(
        ['a', 'b', 'c', 'd'].map((name) => [
          `${name}.txt`,
          textResume({ name: '赵子龙', phone, employer: `常山${name}有限公司` }),
        ]),
      ),
    )
    const states = [...items.values()].map(({ state }) => state).sort()
    expect(states).toEqual(['accepted', 'duplicate', 'duplicate', 'duplicate'])
    expect(new Set([...items.values()].map(({ post_id }) => post_id)).size).toBe(1)
    expect(await given.people(phone)).toHaveLength(1)
    expect(await given.applications(phone)).toHaveLength(1)
    const [post] = [...items.values()]
    const detail = await given.recruiter.ask(resumesApi.getDetail, { query: { post_id: post?.post_id ?? 0 } })
    expect(detail.files).toHaveLength(4)
  })

  test('the same job run by several workers makes one person', async () => {
    const phone = '13900000011'
    const { progress_id } = await given.recruiter.ask(intakeApi.upload, {
      body: formOf({ 'x.docx': await wordResume({ name: '关云长', phone }) }, given.position),
    })
    const [row] = await given.world.rows('select id from intake_items where progress_id = $1', progress_id)
    for (let time = 0; time < 3; time++)
      await given.world.rows(
        `select enqueue_job('intake.read_file', json_build_object('item_id', $1::bigint, 'organisation_id', $2::bigint), null, null, 3)`,
        row?.id,
        given.organisation,
      )
    await settled(given.recruiter, progress_id)
    await until(async () => {
      const [left] = await given.world.rows(
        'select count(*)::int as jobs from graphile_worker.jobs where run_at <= now()',
      )
      return left?.jobs === 0
    })
    expect(await given.people(phone)).toHaveLength(1)
    expect(await given.applications(phone)).toHaveLength(1)
    const progress = await given.progressOf(progress_id)
    expect(progress).toMatchObject({ done: 1, failed: 0 })
  })

  test('the same file again is a duplicate for its position and a new application for another', async () => {
    const file = textResume({ name: '周小燕', phone: '13900000020' })
    const first = await given.uploaded({ 'one.txt': file })
    const again = await given.uploaded({ 'two.txt': file })
    expect(again.items.get('two.txt')).toMatchObject({
      state: 'duplicate',
      post_id: first.items.get('one.txt')?.post_id,
    })
    const other = await given.uploaded({ 'three.txt': file }, await given.world.position(given.organisation))
    expect(other.items.get('three.txt')?.state).toBe('accepted')
    expect(await given.people('13900000020')).toHaveLength(1)
    expect(await given.applications('13900000020')).toHaveLength(2)
  })

  test('one phone under two names is two people, each told of the other', async () => {
    const phone = '13900000021'
    const { items } = await given.uploaded({
      'n1.txt': textResume({ name: '钱多多', phone }),
      'n2.txt': textResume({ name: '孙小小', phone }),
    })
    expect(await given.people(phone)).toHaveLength(2)
    const post_id = items.get('n1.txt')?.post_id ?? 0
    const { duplicates } = await given.recruiter.ask(resumesApi.getDetail, { query: { post_id } })
    expect(duplicates).toMatchObject([
      { name: '孙小小', post_id: items.get('n2.txt')?.post_id, same_phone: true, same_email: false },
    ])
  })

  test('a newer résumé brings a person up to date', async () => {
    const person = { name: '吴敏', phone: '13900000022' }
    await given.uploaded({ 'old.txt': textResume({ ...person, employer: '旧时光有限公司' }) })
    await given.uploaded({ 'new.txt': textResume({ ...person, employer: '新时代有限公司' }) })
    const rows = await given.world.rows(`select employer from candidates where phone = $1`, person.phone)
    expect(rows).toEqual([{ employer: '新时代有限公司' }])
  })
})

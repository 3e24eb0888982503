import { inTransaction } from '@bole/platform/host'
import type { Transaction } from '@bole/platform/server'
import {
  bringPeople,
  findSamePeople,
  noteMany,
  takeOutNotes,
  takeOutPeople,
  touchedPeople,
} from '@bole/resumes/bringing'
import {
  addCandidate,
  type CandidateFacts,
  findSamePerson,
  storeResume,
  updateCandidate,
} from '@bole/resumes/server'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let house: number
let recruiter: Visitor

beforeAll(async () => {
  world = await startWorld()
  house = await world.organisation()
  recruiter = await world.user(house, 'OrgAdmin2')
})
afterAll(() => world.end())

const within = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  inTransaction({ database: world.server.database, publish: world.server.announcer.publish }, house, work)
const at = new Date('2026-11-20T08:00:00Z')
const later = new Date('2026-11-20T09:00:00Z')
const person = (name: string, phone: string | null = null, email: string | null = null) => ({
  name,
  phone,
  email,
})

/** A person with what they are found by, but for numbers and times. */
const whole = async (id: number) => {
  const [row] = await world.rows(
    `select to_jsonb(c) - 'id' - 'created_at' - 'updated_at' as facts,
       array(select gram from candidate_grams g where g.candidate_id = c.id order by gram) as grams
     from candidates c where id = $1`,
    id,
  )
  return row
}

describe('many people at once', () => {
  const given: readonly CandidateFacts[] = [
    {
      name: '王小明',
      phone: '+86 139 0000 1111',
      email: ' Wang@Example.com ',
      skills: ['Go', 'SQL'],
      city: '杭州',
    },
    {
      name: "Anna O'Neill",
      employer: 'Volta',
      job_title: 'Engineer',
      degree: 'master',
      expected_places: ['Oslo'],
    },
    {
      name: '甲',
      gender: 'female',
      birth_date: '1990-05',
      graduated_at: '2012',
      school: '武汉大学',
      major: '数学',
    },
  ]

  test('are each what is added alone: tidied, and found by the same', async () => {
    const many = await within((tx) => bringPeople(tx, given))
    expect(many).toHaveLength(3)
    for (const [index, facts] of given.entries()) {
      const alone = await within((tx) => addCandidate(tx, facts))
      expect(await whole(many[index] ?? 0)).toEqual(await whole(alone))
    }
    expect(await within((tx) => bringPeople(tx, []))).toEqual([])
  })

  test('have nobody looked for in the background, as one look at the end does for all', async () => {
    const jobs = async () => {
      const [row] = await world.rows(
        `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'resumes.look_for_pairs'`,
      )
      return Number(row?.n)
    }
    const before = await jobs()
    await within((tx) => bringPeople(tx, [{ name: '乙' }, { name: '丙' }]))
    expect(await jobs()).toBe(before)
  })
})

describe('who is known', () => {
  test('is found by the rule that finds one, for all at once and in their order', async () => {
    await within((tx) =>
      bringPeople(tx, [
        { name: '李雷', phone: '13922220001', email: 'lilei@example.com' },
        { name: '韩梅梅', phone: '13922220001' },
        { name: 'José Díaz', email: 'jose@example.com' },
      ]),
    )
    const asked = [
      person('李雷', '139 2222 0001'),
      person('韩 梅梅', '+8613922220001'),
      person('JOSE DIAZ', null, 'Jose@Example.com'),
      person('李雷', '13922220001', 'jose@example.com'),
      person('别人', '13922220001'),
      person('李雷'),
      person('李雷', null, 'nobody@example.com'),
    ]
    const alone: (number | null)[] = []
    for (const one of asked) alone.push(await within((tx) => findSamePerson(tx, one)))
    expect(alone.map((id) => id !== null)).toEqual([true, true, true, true, false, false, false])
    expect(await within((tx) => findSamePeople(tx, asked))).toEqual(alone)
    expect(await within((tx) => findSamePeople(tx, []))).toEqual([])
    expect(await within((tx) => findSamePeople(tx, [person('甲')]))).toEqual([null])
  })

  test('is known as whoever they were merged into', async () => {
    const [kept = 0, other = 0] = await within((tx) =>
      bringPeople(tx, [{ name: '合并' }, { name: '合并', phone: '13922220009' }]),
    )
    await world.rows('update candidates set merged_into = $2 where id = $1', other, kept)
    expect(await within((tx) => findSamePeople(tx, [person('合并', '13922220009')]))).toEqual([kept])
  })
})

describe('taking people out', () => {
  const brought = (id: number) => ({ id, version: 1, at })

  test('says what somebody did to whom, and of nobody that their file was read', async () => {
    const names = ['没动', '改了', '备注', '文件', '读了', '改正', '合并']
    const [still = 0, changed = 0, noted = 0, filed = 0, read = 0, corrected = 0, merged = 0] = await within(
      (tx) =>
        bringPeople(
          tx,
          names.map((name) => ({ name })),
        ),
    )
    await within(async (tx) => {
      updateCandidate(tx, changed, { name: '改过' })
      noteMany(tx, recruiter.id, [
        { candidateId: still, applicationId: null, text: '来的时候', at },
        { candidateId: noted, applicationId: null, text: '后来', at: later },
      ])
      await storeResume(tx, { candidateId: filed, file: null, uploadedBy: null, at: later })
      await storeResume(tx, { candidateId: read, file: null, uploadedBy: null, at })
      updateCandidate(tx, read, { name: '读了', city: '上海' })
      const correction = { name: [{ value: '改', was: null, by: 1, at: later.toISOString() }] }
      await storeResume(tx, {
        candidateId: corrected,
        file: null,
        uploadedBy: null,
        at,
        corrections: correction,
      })
    })
    await world.rows('update candidates set merged_into = $2 where id = $1', merged, still)
    const ids = [still, changed, noted, filed, read, corrected, merged, 999_999_999]
    const touched = await within((tx) => touchedPeople(tx, ids.map(brought)))
    expect(ids.map((id) => touched.get(id))).toEqual([
      ...[undefined, 'changed', 'noted', 'file_added', undefined, 'changed', 'merged', 'gone'],
    ])
  })

  test('leaves nothing of them, their files included', async () => {
    const [one = 0, other = 0] = await within((tx) => bringPeople(tx, [{ name: '要走' }, { name: '留下' }]))
    const file = {
      key: `imports/test/${one}`,
      name: 'cv.txt',
      bytes: 3,
      sha256: 'x',
      mediaType: 'text/plain',
    }
    await within(async (tx) => {
      await storeResume(tx, { candidateId: one, file, uploadedBy: null, at })
      noteMany(tx, recruiter.id, [{ candidateId: one, applicationId: null, text: '话', at }])
    })
    await within((tx) => takeOutPeople(tx, [one]))
    for (const table of ['resumes', 'candidate_notes', 'candidate_grams', 'resume_words'])
      expect(await world.rows(`select 1 from ${table} where candidate_id = $1`, one), table).toEqual([])
    expect(await world.rows('select 1 from files where storage_key = $1', file.key)).toEqual([])
    const jobs = await world.rows(
      `select payload ->> 'storage_key' as key from graphile_worker._private_jobs where payload ->> 'storage_key' = $1`,
      file.key,
    )
    expect(jobs).toEqual([{ key: file.key }])
    expect(await world.rows('select id::int from candidates where id = any($1)', [one, other])).toEqual([
      { id: other },
    ])
  })

  test('takes of who stays the notes of the applications that go', async () => {
    const [id = 0] = await within((tx) => bringPeople(tx, [{ name: '老人' }]))
    await within(async (tx) => {
      const note = (applicationId: number | null, text: string) => ({
        candidateId: id,
        applicationId,
        text,
        at,
      })
      noteMany(tx, recruiter.id, [note(41, '随应聘来的'), note(null, '自己的'), note(42, '别的应聘')])
    })
    await within(async (tx) => takeOutNotes(tx, [41]))
    const left = await world.rows('select body from candidate_notes where candidate_id = $1 order by id', id)
    expect(left.map(({ body }) => body)).toEqual(['自己的', '别的应聘'])
  })
})

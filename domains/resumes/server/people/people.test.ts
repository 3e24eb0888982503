import { inTransaction } from '@bole/platform/testing'
import { resumesApi } from '@bole/resumes/contract'
import type { Visitor } from '@bole/server/testing'
import { password, startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPairs } from './find-pairs.ts'

let world: World
let organisation: number
let recruiter: Visitor
let position: number
beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  position = await world.position(organisation)
})
afterAll(() => world.end())

let made = 0
/** A phone nobody has. */
const newPhone = () => `139${String(10_000_000 + made++)}`

const candidateOf = async (postId: number) => {
  const [row] = await world.rows('select candidate_id from applications where id = $1', postId)
  return Number(row?.candidate_id)
}

/** Looks as the job does that follows an arrival. */
const look = (candidateId: number) =>
  inTransaction(
    { database: world.server.database, publish: world.server.announcer.publish },
    organisation,
    (tx) => findPairs(tx, candidateId),
  )

/** Two records with one phone, and the pair that was found. */
async function twoAlike(one: object = {}, other: object = {}) {
  const phone = newPhone()
  const kept = await world.application(organisation, position, { name: '陈静', phone, ...one })
  const gone = await world.application(organisation, position, { name: '陈 静', phone, ...other })
  const ids = { kept: await candidateOf(kept), other: await candidateOf(gone) }
  await look(ids.kept)
  await look(ids.other)
  const [pair] = await world.rows('select id from suspected_pairs where one_id = $1', ids.kept)
  return { posts: { kept, other: gone }, ids, pair: Number(pair?.id) }
}

const pairOf = (id: number) => recruiter.ask(resumesApi.getPair, { query: { id } })

async function merge(pair: number, taken: readonly ('phone' | 'email' | 'city' | 'work')[] = []) {
  const { one, other } = await pairOf(pair)
  const body = {
    id: pair,
    keep: 'one' as const,
    one_version: one.facts.version,
    other_version: other.facts.version,
    taken: [...taken],
  }
  return recruiter.ask(resumesApi.mergePeople, { body })
}

describe('suspected pairs', () => {
  test('are found by the job that follows an arrival, listed with reasons, and compared', async () => {
    const phone = newPhone()
    const first = await world.application(organisation, position, { name: '林晓', phone })
    const [job] = await world.rows(
      `select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'resumes.look_for_pairs'`,
    )
    expect(Number(job?.waiting)).toBeGreaterThan(0)
    await look(await candidateOf(first))
    const second = await world.application(organisation, position, { name: '林曉', phone, city: '上海' })
    expect(await look(await candidateOf(second))).toBe(1)
    const { list } = await recruiter.ask(resumesApi.listPairs, { query: { keyword: '林晓' } })
    expect(list).toMatchObject([
      {
        strength: 'certain',
        reasons: ['phone', 'name'],
        one: { post_id: first, name: '林晓' },
        other: { post_id: second, name: '林曉' },
        can: { compare: true, differ: true, reopen: false },
      },
    ])
    const pair = await pairOf(list[0]?.id ?? 0)
    expect(pair.differing).toEqual(['name', 'city'])
    expect(pair.other.facts.city).toBe('上海')
  })

  test('are found on demand for one candidate, and for everybody in the background', async () => {
    const { posts, pair } = await twoAlike()
    await world.rows('delete from suspected_pairs where id = $1', pair)
    expect(await recruiter.ask(resumesApi.findPairs, { body: { post_id: posts.kept } })).toEqual({ count: 1 })
    await recruiter.ask(resumesApi.lookThrough, { body: {} })
    const jobs = await world.rows(
      `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'resumes.look_through'`,
    )
    expect(jobs).toEqual([{ jobs: 1 }])
  })

  test('that are not one person stay so until that is taken back', async () => {
    const { ids, pair } = await twoAlike()
    await recruiter.ask(resumesApi.settlePair, { body: { id: pair, state: 'not_same' } })
    await look(ids.kept)
    const asked = { query: { state: 'not_same' as const } }
    const { list, statistic } = await recruiter.ask(resumesApi.listPairs, asked)
    expect(list.find(({ id }) => id === pair)).toMatchObject({
      user: { id: recruiter.id },
      can: { reopen: true },
    })
    expect(statistic.not_same).toBe(list.length)
    await recruiter.ask(resumesApi.settlePair, { body: { id: pair, state: 'open' } })
    expect((await pairOf(pair)).user).toBeNull()
  })

  test('are forgotten when nothing is alike any more', async () => {
    const { ids, pair } = await twoAlike()
    await world.rows('update candidates set phone = null where id = $1', ids.other)
    expect(await look(ids.other)).toBe(0)
    expect(await world.rows('select 1 from suspected_pairs where id = $1', pair)).toEqual([])
  })

  test('are there for whoever sees both people, and for nobody else', async () => {
    const { pair } = await twoAlike()
    const department = await world.user(
      organisation,
      'DepAdmin2',
      await world.department(organisation, '销售'),
    )
    expect(await department.send(resumesApi.getPair, { query: { id: pair } })).toMatchObject({ http: 403 })
    const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
    expect(await stranger.send(resumesApi.getPair, { query: { id: pair } })).toMatchObject({ http: 404 })
    await world.rows(
      `update users set permission_changes = '{"candidates.merge": true}' where id = $1`,
      department.id,
    )
    await department.signIn(password)
    expect(await department.send(resumesApi.getPair, { query: { id: pair } })).toMatchObject({ http: 404 })
    expect(await department.ask(resumesApi.listPairs, { query: {} })).toMatchObject({ list: [] })
  })
})

describe('a merge', () => {
  test('gives one record with both applications and what was chosen, and is undone exactly', async () => {
    const { posts, ids, pair } = await twoAlike(
      { city: '北京', email: 'chen@x.cn' },
      { city: '上海', employer: '云帆' },
    )
    await recruiter.ask(resumesApi.addNote, { body: { post_id: posts.other, text: '约了下周' } })
    const before = await recordsOf(ids)
    const { id, post_id } = await merge(pair, ['city'])
    expect([posts.kept, posts.other]).toContain(post_id)
    const shown = await recruiter.ask(resumesApi.getDetail, { query: { post_id: posts.other } })
    expect(shown).toMatchObject({
      candidate: { id: ids.kept, city: '上海', email: 'chen@x.cn', employer: null },
      note_count: 1,
    })
    expect(shown.other_post_count).toBe(1)

    // What is done now is of one of the two.
    await recruiter.ask(resumesApi.addNote, { body: { post_id: posts.kept, text: '电话没接' } })
    await recruiter.ask(resumesApi.correct, {
      body: {
        post_id: posts.kept,
        version: shown.candidate.version + 0,
        changes: [{ path: 'city', value: '深圳' }],
      },
    })
    expect(await recruiter.ask(resumesApi.previewUndo, { query: { id } })).toMatchObject({
      asked: [{ kind: 'resume' }],
    })
    const asked = await recruiter.ask(resumesApi.previewUndo, { query: { id } })
    const answers = asked.asked.map(({ kind, key }) => ({ kind, key, belongs: 'other' as const }))
    expect(await recruiter.send(resumesApi.undoMerge, { body: { id } })).toMatchObject({
      code: 'answers_missing',
    })
    await recruiter.ask(resumesApi.undoMerge, { body: { id, answers } })
    const after = await recordsOf(ids)
    expect(after.kept).toMatchObject({ ...before.kept, notes: ['电话没接'] })
    expect(after.other).toMatchObject({
      ...before.other,
      city: '深圳',
      resume_id: expect.anything(),
    })
    expect(await recruiter.send(resumesApi.undoMerge, { body: { id } })).toMatchObject({
      code: 'already_undone',
    })
  })

  test('is in the ledger, of everybody and of the person, with who may undo it', async () => {
    const { posts, pair } = await twoAlike()
    const { id } = await merge(pair)
    const query = { post_id: posts.other }
    const { list } = await recruiter.ask(resumesApi.listMerges, { query })
    expect(list).toMatchObject([
      { id, kept_name: '陈静', other_name: '陈 静', user: { id: recruiter.id }, can: { undo: true } },
    ])
    const reader = await world.user(organisation, 'DepAdmin2', await world.department(organisation, '市场'))
    expect(await reader.send(resumesApi.listMerges, { query })).toMatchObject({ http: 404 })
    await recruiter.ask(resumesApi.undoMerge, { body: { id } })
    const again = await recruiter.ask(resumesApi.listMerges, { query: { state: 'undone' } })
    expect(again.list[0]).toMatchObject({ id, undo_user: { id: recruiter.id }, can: { undo: false } })
  })

  test('of what somebody has changed meanwhile is refused, as is one of records that were merged', async () => {
    const { pair } = await twoAlike()
    const { one, other } = await pairOf(pair)
    const body = {
      id: pair,
      keep: 'one' as const,
      one_version: one.facts.version,
      other_version: other.facts.version,
    }
    expect(
      await recruiter.send(resumesApi.mergePeople, {
        body: { ...body, other_version: other.facts.version + 1 },
      }),
    ).toMatchObject({ code: 'stale' })
    await recruiter.ask(resumesApi.mergePeople, { body })
    expect(await recruiter.send(resumesApi.mergePeople, { body })).toMatchObject({ code: 'pair_merged' })
    expect(
      await recruiter.send(resumesApi.settlePair, { body: { id: pair, state: 'not_same' } }),
    ).toMatchObject({
      code: 'pair_merged',
    })
  })

  test('of merges is undone from the newest back', async () => {
    const first = await twoAlike()
    const a = await merge(first.pair)
    const third = await world.application(organisation, position, await factsOf(first.ids.kept))
    await look(await candidateOf(third))
    const [row] = await world.rows(
      'select id from suspected_pairs where one_id = $1 and state = $2',
      first.ids.kept,
      'open',
    )
    const b = await merge(Number(row?.id))
    expect(await recruiter.send(resumesApi.undoMerge, { body: { id: a.id } })).toMatchObject({
      code: 'later_merge_first',
    })
    await recruiter.ask(resumesApi.undoMerge, { body: { id: b.id } })
    await recruiter.ask(resumesApi.undoMerge, { body: { id: a.id } })
    const posts = [first.posts.kept, first.posts.other, third]
    expect(await Promise.all(posts.map(candidateOf))).toEqual([
      first.ids.kept,
      first.ids.other,
      await candidateOf(third),
    ])
  })

  test('is followed by what was on its way to the other record', async () => {
    const { ids, pair } = await twoAlike()
    await merge(pair)
    await world.rows(
      `insert into candidate_notes (organisation_id, candidate_id, user_id, body) values ($1, $2, $3, '迟到的备注')`,
      organisation,
      ids.other,
      recruiter.id,
    )
    const [note] = await world.rows(`select candidate_id from candidate_notes where body = '迟到的备注'`)
    expect(Number(note?.candidate_id)).toBe(ids.kept)
  })
})

const factsOf = async (candidateId: number) => {
  const [row] = await world.rows('select name, phone from candidates where id = $1', candidateId)
  return { name: String(row?.name), phone: String(row?.phone) }
}

/** Both records with what hangs on them. */
async function recordsOf(ids: { readonly kept: number; readonly other: number }) {
  const of = async (id: number) => {
    const [row] = await world.rows(
      `select name, phone, email, city, employer, resume_id, merged_into,
         array(select a.id from applications a where a.candidate_id = c.id order by 1) as applications,
         array(select n.body from candidate_notes n where n.candidate_id = c.id order by n.id) as notes
       from candidates c where id = $1`,
      id,
    )
    return row
  }
  return { kept: await of(ids.kept), other: await of(ids.other) }
}

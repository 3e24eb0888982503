import { resumesApi } from '@bole/resumes/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PeopleWorld, startPeopleWorld } from '../../testing/people-world.ts'

let given: PeopleWorld
beforeAll(async () => {
  given = await startPeopleWorld()
})
afterAll(() => given.world.end())

describe('a merge', () => {
  test('gives one record with both applications and what was chosen, and is undone exactly', async () => {
    const { posts, ids, pair } = await given.twoAlike(
      { city: '北京', email: 'chen@x.cn' },
      { city: '上海', employer: '云帆' },
    )
    await given.recruiter.ask(resumesApi.addNote, { body: { post_id: posts.other, text: '约了下周' } })
    const before = await recordsOf(ids)
    const { id, post_id } = await given.merge(pair, ['city'])
    expect([posts.kept, posts.other]).toContain(post_id)
    const shown = await given.recruiter.ask(resumesApi.getDetail, { query: { post_id: posts.other } })
    expect(shown).toMatchObject({
      candidate: { id: ids.kept, city: '上海', email: 'chen@x.cn', employer: null },
      note_count: 1,
    })
    expect(shown.other_post_count).toBe(1)

    // What is done now is of one of the two.
    await given.recruiter.ask(resumesApi.addNote, { body: { post_id: posts.kept, text: '电话没接' } })
    await given.recruiter.ask(resumesApi.correct, {
      body: {
        post_id: posts.kept,
        version: shown.candidate.version,
        changes: [{ path: 'city', value: '深圳' }],
      },
    })
    expect(await given.recruiter.ask(resumesApi.previewUndo, { query: { id } })).toMatchObject({
      asked: [{ kind: 'resume' }],
    })
    const asked = await given.recruiter.ask(resumesApi.previewUndo, { query: { id } })
    const answers = asked.asked.map(({ kind, key }) => ({ kind, key, belongs: 'other' as const }))
    expect(await given.recruiter.send(resumesApi.undoMerge, { body: { id } })).toMatchObject({
      code: 'answers_missing',
    })
    await given.recruiter.ask(resumesApi.undoMerge, { body: { id, answers } })
    const after = await recordsOf(ids)
    expect(after.kept).toMatchObject({ ...before.kept, notes: ['电话没接'] })
    expect(after.other).toMatchObject({
      ...before.other,
      city: '深圳',
      resume_id: expect.anything(),
    })
    expect(await given.recruiter.send(resumesApi.undoMerge, { body: { id } })).toMatchObject({
      code: 'already_undone',
    })
  })

  test('is in the ledger, of everybody and of the person, with who may undo it', async () => {
    const { posts, pair } = await given.twoAlike()
    const { id } = await given.merge(pair)
    const query = { post_id: posts.other }
    const { list } = await given.recruiter.ask(resumesApi.listMerges, { query })
    expect(list).toMatchObject([
      { id, kept_name: '陈静', other_name: '陈 静', user: { id: given.recruiter.id }, can: { undo: true } },
    ])
    const reader = await given.world.user(
      given.organisation,
      'DepAdmin2',
      await given.world.department(given.organisation, '市场'),
    )
    expect(await reader.send(resumesApi.listMerges, { query })).toMatchObject({ http: 404 })
    await given.recruiter.ask(resumesApi.undoMerge, { body: { id } })
    const again = await given.recruiter.ask(resumesApi.listMerges, { query: { state: 'undone' } })
    expect(again.list[0]).toMatchObject({ id, undo_user: { id: given.recruiter.id }, can: { undo: false } })
  })

  test('of what somebody has changed meanwhile is refused, as is one of records that were merged', async () => {
    const { pair } = await given.twoAlike()
    const { one, other } = await given.pairOf(pair)
    const body = {
      id: pair,
      keep: 'one' as const,
      one_version: one.facts.version,
      other_version: other.facts.version,
    }
    expect(
      await given.recruiter.send(resumesApi.mergePeople, {
        body: { ...body, other_version: other.facts.version + 1 },
      }),
    ).toMatchObject({ code: 'stale' })
    await given.recruiter.ask(resumesApi.mergePeople, { body })
    expect(await given.recruiter.send(resumesApi.mergePeople, { body })).toMatchObject({
      code: 'pair_merged',
    })
    expect(
      await given.recruiter.send(resumesApi.settlePair, { body: { id: pair, state: 'not_same' } }),
    ).toMatchObject({
      code: 'pair_merged',
    })
  })

  test('of merges is undone from the newest back', async () => {
    const first = await given.twoAlike()
    const a = await given.merge(first.pair)
    const third = await given.world.application(
      given.organisation,
      given.position,
      await factsOf(first.ids.kept),
    )
    await given.look(await given.candidateOf(third))
    const [row] = await given.world.rows(
      'select id from suspected_pairs where one_id = $1 and state = $2',
      first.ids.kept,
      'open',
    )
    const b = await given.merge(Number(row?.id))
    expect(await given.recruiter.send(resumesApi.undoMerge, { body: { id: a.id } })).toMatchObject({
      code: 'later_merge_first',
    })
    await given.recruiter.ask(resumesApi.undoMerge, { body: { id: b.id } })
    await given.recruiter.ask(resumesApi.undoMerge, { body: { id: a.id } })
    const posts = [first.posts.kept, first.posts.other, third]
    expect(await Promise.all(posts.map(given.candidateOf))).toEqual([
      first.ids.kept,
      first.ids.other,
      await given.candidateOf(third),
    ])
  })

  test('is not undone while the record it left is merged further at that moment', async () => {
    const first = await given.twoAlike()
    const a = await given.merge(first.pair)
    const facts = await factsOf(first.ids.kept)
    const third = await given.world.application(given.organisation, given.position, facts)
    await given.look(await given.candidateOf(third))
    const [row] = await given.world.rows(
      'select id from suspected_pairs where one_id = $1 and state = $2',
      ...[first.ids.kept, 'open'],
    )
    // Somebody else is busy with the record until both have come as far as they get, the merge before the undo.
    const busy = new pg.Client(given.world.ownerUrl)
    await busy.connect()
    await busy.query('begin')
    await busy.query('select from candidates where id = $1 for update', [first.ids.kept])
    const merging = given.merge(Number(row?.id), [], 'other')
    await expect.poll(() => given.world.waitingForLocks()).toBe(1)
    const undoing = given.recruiter.send(resumesApi.undoMerge, { body: { id: a.id } })
    await expect.poll(() => given.world.waitingForLocks()).toBe(2)
    await busy.query('rollback')
    await busy.end()
    const further = await merging
    expect(await undoing).toMatchObject({ code: 'merged_further' })
    await given.recruiter.ask(resumesApi.undoMerge, { body: { id: further.id } })
    await given.recruiter.ask(resumesApi.undoMerge, { body: { id: a.id } })
    const posts = [first.posts.kept, first.posts.other]
    expect(await Promise.all(posts.map(given.candidateOf))).toEqual([first.ids.kept, first.ids.other])
  })

  test('is followed by what was on its way to the other record', async () => {
    const { ids, pair } = await given.twoAlike()
    await given.merge(pair)
    await given.world.rows(
      `insert into candidate_notes (organisation_id, candidate_id, user_id, body) values ($1, $2, $3, '迟到的备注')`,
      given.organisation,
      ids.other,
      given.recruiter.id,
    )
    const [note] = await given.world.rows(
      `select candidate_id from candidate_notes where body = '迟到的备注'`,
    )
    expect(Number(note?.candidate_id)).toBe(ids.kept)
  })
})

const factsOf = async (candidateId: number) => {
  const [row] = await given.world.rows('select name, phone from candidates where id = $1', candidateId)
  return { name: String(row?.name), phone: String(row?.phone) }
}

/** Both records with what hangs on them. */
async function recordsOf(ids: { readonly kept: number; readonly other: number }) {
  const of = async (id: number) => {
    const [row] = await given.world.rows(
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

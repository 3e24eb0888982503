import { resumesApi } from '@bole/resumes/contract'
import { keepFrom } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addResume } from '../../testing/add-resume.ts'
import { type PeopleWorld, startPeopleWorld } from '../../testing/people-world.ts'

let given: PeopleWorld
beforeAll(async () => {
  given = await startPeopleWorld()
})
afterAll(() => given.world.end())

const rowsOf = async (table: string, candidateId: number) => {
  const rows = await given.world.rows(
    `select id from ${table} where candidate_id = $1 order by id`,
    candidateId,
  )
  return rows.map((row) => Number(row.id))
}

const correct = async (postId: number, path: string, value: string) => {
  const { candidate } = await given.recruiter.ask(resumesApi.getDetail, { query: { post_id: postId } })
  const body = { post_id: postId, version: candidate.version, changes: [{ path, value }] }
  await given.recruiter.ask(resumesApi.correct, { body })
}

const correctionsOf = async (resumeId: number) => {
  const [row] = await given.world.rows('select corrections from resumes where id = $1', resumeId)
  return Object.keys(Object(row?.corrections)).sort()
}

/** Two records with a résumé each. */
async function twoWithFiles() {
  const pair = await given.twoAlike({ city: '北京' }, { city: '上海' })
  const { world, organisation } = given
  const kept = await addResume(world, organisation, pair.ids.kept, '甲的简历')
  const other = await addResume(world, organisation, pair.ids.other, '乙的简历')
  return { ...pair, files: { kept, other } }
}

const said = (candidateId: number, postId: number, field: string, value: string) =>
  given.world.rows(
    `insert into candidate_differences (organisation_id, candidate_id, application_id, field, held, said, said_at)
     values ($1, $2, $3, $4, '"旧"', $5, now())`,
    given.organisation,
    candidateId,
    postId,
    field,
    JSON.stringify(value),
  )

describe('the files of two who are merged', () => {
  test('stand together, and each goes back to whom it is of', async () => {
    const { ids, files, pair, posts } = await twoWithFiles()
    const { id } = await given.merge(pair, ['resume'])
    const detail = await given.recruiter.ask(resumesApi.getDetail, { query: { post_id: posts.kept } })
    expect(detail.resume?.id).toBe(files.other)
    expect(await rowsOf('resumes', ids.kept)).toEqual([files.kept, files.other].sort((a, b) => a - b))
    await given.recruiter.ask(resumesApi.undoMerge, { body: { id } })
    expect(await rowsOf('resumes', ids.kept)).toEqual([files.kept])
    expect(await rowsOf('resumes', ids.other)).toEqual([files.other])
    const back = await given.recruiter.ask(resumesApi.getDetail, { query: { post_id: posts.kept } })
    expect(back.resume?.id).toBe(files.kept)
  })

  test('keep what was corrected in their lists; a corrected value goes with whom it is of', async () => {
    const { ids, files, pair, posts } = await twoWithFiles()
    const { id } = await given.merge(pair, ['city'])
    await correct(posts.kept, 'city', '深圳')
    await correct(posts.kept, 'schools.0.school', '武汉大学')
    await given.recruiter.ask(resumesApi.undoMerge, { body: { id } })
    expect(await correctionsOf(files.kept)).toEqual(['schools.0.school'])
    expect(await correctionsOf(files.other)).toEqual(['city'])
    const rows = await given.world.rows(
      'select city, school from candidates where id = any($1) order by id',
      Object.values(ids),
    )
    expect(rows).toEqual([
      { city: '北京', school: '武汉大学' },
      { city: '深圳', school: null },
    ])
  })

  test('that came after the merge are asked about', async () => {
    const { ids, pair } = await twoWithFiles()
    const { id } = await given.merge(pair)
    const late = await addResume(given.world, given.organisation, ids.kept, '后来的简历')
    const { asked } = await given.recruiter.ask(resumesApi.previewUndo, { query: { id } })
    expect(asked).toMatchObject([{ kind: 'resume', key: String(late) }])
    const answers = [{ kind: 'resume' as const, key: String(late), belongs: 'other' as const }]
    await given.recruiter.ask(resumesApi.undoMerge, { body: { id, answers } })
    expect(await rowsOf('resumes', ids.other)).toContain(late)
  })
})

describe('what candidates said otherwise', () => {
  test('is told of the merged record, and waits where both have the same open', async () => {
    const { ids, pair, posts } = await given.twoAlike()
    await said(ids.kept, posts.kept, 'city', '广州')
    await said(ids.other, posts.other, 'city', '成都')
    await said(ids.other, posts.other, 'employer', '云帆')
    const before = await rowsOf('candidate_differences', ids.other)
    const { id } = await given.merge(pair)
    const { list } = await given.recruiter.ask(resumesApi.listDifferences, { query: { post_id: posts.kept } })
    expect(list.map(({ field, said: now }) => [field, now])).toEqual([
      ['employer', '云帆'],
      ['city', '广州'],
    ])
    await given.recruiter.ask(resumesApi.undoMerge, { body: { id } })
    expect(await rowsOf('candidate_differences', ids.other)).toEqual(before)
  })
})

describe('entries of the talent pool', () => {
  test('go with the record; of two that stand one has left until they are parted', async () => {
    const { ids, pair } = await given.twoAlike()
    const { world, organisation } = given
    await world.rows(
      `with folder as (insert into pool_folders (organisation_id, name) values ($1, '储备') returning id)
       insert into pool_members (organisation_id, candidate_id, folder_id, left_at)
       select $1, one.id, folder.id, one.left_at::timestamptz from folder,
         (values ($2::bigint, null), ($3::bigint, null), ($3::bigint, '2026-01-01')) one (id, left_at)`,
      organisation,
      ids.kept,
      ids.other,
    )
    const before = {
      kept: await rowsOf('pool_members', ids.kept),
      other: await rowsOf('pool_members', ids.other),
    }
    const { id } = await given.merge(pair)
    expect(await rowsOf('pool_members', ids.kept)).toEqual([...before.kept, ...before.other])
    const why = await world.rows('select left_because from pool_members where left_by_merge = $1', id)
    expect(why).toEqual([{ left_because: 'merged' }])
    await given.recruiter.ask(resumesApi.undoMerge, { body: { id } })
    expect(await rowsOf('pool_members', ids.kept)).toEqual(before.kept)
    expect(await rowsOf('pool_members', ids.other)).toEqual(before.other)
  })
})

describe('who is kept from a group of fields', () => {
  test('neither compares nor merges, and reads in the ledger who was merged', async () => {
    const { pair, posts } = await given.twoAlike()
    const { id } = await given.merge(pair)
    await keepFrom(given.world, given.organisation, 'OrgAdmin', ['birth'])
    const colleague = await given.world.user(given.organisation, 'OrgAdmin')
    const kept = { code: 'hidden_from_role' }
    expect(await colleague.send(resumesApi.listPairs, { query: {} })).toMatchObject(kept)
    expect(await colleague.send(resumesApi.undoMerge, { body: { id } })).toMatchObject(kept)
    const { list } = await colleague.ask(resumesApi.listMerges, { query: { post_id: posts.kept } })
    expect(list).toMatchObject([{ id, kept_name: '陈静', other_name: '陈 静' }])
  })
})

describe('a person merged into somebody who is merged further', () => {
  test('is found under the last one, and parted from the newest back', async () => {
    const first = await given.twoAlike({ name: '周一' }, { name: '周一' })
    const inner = await given.merge(first.pair)
    const phone = await phoneOf(first.ids.kept)
    const { world, organisation, position } = given
    const third = await world.application(organisation, position, { name: '周一', phone })
    const thirdId = await given.candidateOf(third)
    await given.look(thirdId)
    const [pair] = await world.rows(
      `select id from suspected_pairs where other_id = $1 and state = 'open'`,
      thirdId,
    )
    const outer = await given.merge(Number(pair?.id), [], 'other')
    const posts = [first.posts.kept, first.posts.other, third]
    expect(new Set(await Promise.all(posts.map(given.candidateOf)))).toEqual(new Set([thirdId]))
    const undoInner = { body: { id: inner.id } }
    expect(await given.recruiter.send(resumesApi.undoMerge, undoInner)).toMatchObject({
      code: 'merged_further',
    })
    const { list } = await given.recruiter.ask(resumesApi.listMerges, { query: { post_id: third } })
    expect(list.map(({ id, can }) => [id, can.undo])).toEqual([
      [outer.id, true],
      [inner.id, false],
    ])
    await given.recruiter.ask(resumesApi.undoMerge, { body: { id: outer.id } })
    await given.recruiter.ask(resumesApi.undoMerge, undoInner)
    expect(await Promise.all(posts.map(given.candidateOf))).toEqual([
      first.ids.kept,
      first.ids.other,
      thirdId,
    ])
  })
})

const phoneOf = async (candidateId: number) => {
  const [row] = await given.world.rows('select phone from candidates where id = $1', candidateId)
  return String(row?.phone)
}

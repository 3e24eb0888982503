import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PeopleWorld, startPeopleWorld } from '../../testing/people-world.ts'
import { heldStatements } from './held-rows.ts'

let given: PeopleWorld
beforeAll(async () => {
  given = await startPeopleWorld()
})
afterAll(() => given.world.end())

/** Tables that name people and are left alone by merging, with why. */
const leftAlone: Readonly<Record<string, string>> = {
  candidate_grams: 'follows from what a record holds',
  candidates: 'the pointer itself',
  import_rows: 'whom a row made when it was brought over; undoing leaves whoever was merged since',
  intake_items: 'what a file was when it came',
  person_keys: 'follows from what a record holds',
  person_merges: 'the ledger',
  proved_contacts: 'was proved by whoever had the record; read through merges',
  resume_words: 'follows from the résumé that a record is known by',
  suspected_pairs: 'is about the two records',
}

test('merging knows every table that names a person', async () => {
  const rows = await given.world.rows(
    `select distinct c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
       where k.contype = 'f' and k.confrelid = 'candidates'::regclass
     union select table_name from information_schema.columns
       where table_schema = 'public' and column_name = 'candidate_id'
         and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  )
  const moved = new Set(heldStatements().map((statement) => /from "(\w+)"/.exec(statement)?.[1] ?? ''))
  const unknown = rows
    .map(({ name }) => String(name))
    .filter((name) => !moved.has(name) && !(name in leftAlone))
  expect(unknown.sort()).toEqual([])
})

const valuesOf = async (candidateId: number) => {
  const { world } = given
  const one = async (sql: string) => (await world.rows(sql, candidateId)).map((row) => Object.values(row))
  return {
    extra: await one(
      `select f.key, v.value from extra_values v join extra_fields f on f.id = v.field_id where v.candidate_id = $1 order by 1`,
    ),
    score: await one('select exam, score::int from exam_scores where candidate_id = $1 order by 1'),
    call: await one('select application_id::int from call_imports where candidate_id = $1 order by 1'),
    consent: await one('select ends_on::text from pool_consents where candidate_id = $1'),
  }
}

test('what is kept beside a record goes with it, and comes back exactly with what came later', async () => {
  const { ids, pair, posts } = await given.twoAlike()
  const { world, organisation } = given
  const fill = (text: string, ...more: unknown[]) => world.rows(text, organisation, ...more)
  await fill(`insert into extra_fields (organisation_id, key, label) values ($1, 'badge', 'Badge'), ($1, 'car', 'Car')
    on conflict do nothing`)
  const extra = (id: number, key: string, value: string) =>
    fill(
      `insert into extra_values (organisation_id, candidate_id, field_id, value)
       select $1, $2, id, $4 from extra_fields where organisation_id = $1 and key = $3`,
      id,
      key,
      value,
    )
  await extra(ids.kept, 'badge', 'blue')
  await extra(ids.other, 'badge', 'red')
  await extra(ids.other, 'car', 'none')
  const score = (id: number, exam: string, points: number) =>
    fill(
      'insert into exam_scores (organisation_id, candidate_id, exam, score) values ($1, $2, $3, $4)',
      id,
      exam,
      points,
    )
  await score(ids.kept, 'Java', 70)
  await score(ids.other, 'Java', 90)
  await score(ids.other, 'SQL', 80)
  await fill(
    'insert into call_imports (organisation_id, candidate_id, application_id) values ($1, $2, $3)',
    ids.other,
    posts.other,
  )
  await fill(
    `insert into pool_consents (organisation_id, candidate_id, ends_on) values ($1, $2, '2027-01-01')`,
    ids.other,
  )
  const before = { kept: await valuesOf(ids.kept), other: await valuesOf(ids.other) }
  const { id } = await given.merge(pair)
  expect(await valuesOf(ids.kept)).toEqual({
    extra: [
      ['badge', 'blue'],
      ['car', 'none'],
    ],
    score: [
      ['Java', 70],
      ['SQL', 80],
    ],
    call: [[posts.other]],
    // What was said stays with the record it was said of, and is read through merges.
    consent: [],
  })
  await fill(`update extra_values set value = 'two' where organisation_id = $1 and value = 'none'`)
  await score(ids.kept, 'Go', 60)
  const { asked } = await given.recruiter.ask(resumesApi.previewUndo, { query: { id } })
  expect(asked).toMatchObject([{ kind: 'score', title: 'Go: 60' }])
  const answers = asked.map(({ kind, key }) => ({ kind, key, belongs: 'other' as const }))
  await given.recruiter.ask(resumesApi.undoMerge, { body: { id, answers } })
  expect(await valuesOf(ids.kept)).toEqual(before.kept)
  expect(await valuesOf(ids.other)).toEqual({
    ...before.other,
    extra: [
      ['badge', 'red'],
      ['car', 'two'],
    ],
    score: [['Go', 60], ...before.other.score],
  })
})

test('a row that was on its way to the other record goes to the kept one, or waits where that has one', async () => {
  const { ids, pair } = await given.twoAlike()
  const { world, organisation } = given
  await given.merge(pair)
  const score = (id: number, exam: string, points: number) =>
    world.rows(
      'insert into exam_scores (organisation_id, candidate_id, exam, score) values ($1, $2, $3, $4)',
      organisation,
      id,
      exam,
      points,
    )
  await score(ids.kept, 'Java', 70)
  await score(ids.other, 'Java', 90)
  await score(ids.other, 'SQL', 80)
  expect((await valuesOf(ids.kept)).score).toEqual([
    ['Java', 70],
    ['SQL', 80],
  ])
  expect((await valuesOf(ids.other)).score).toEqual([['Java', 90]])
})

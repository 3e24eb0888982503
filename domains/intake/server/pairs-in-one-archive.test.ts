import { intakeApi } from '@bole/intake/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zipOf } from '../testing/documents.ts'
import { formOf, type IntakeWorld, settled, startIntakeWorld, until } from '../testing/intake-world.ts'

let given: IntakeWorld
beforeAll(async () => {
  given = await startIntakeWorld()
})
afterAll(() => given.world.end())

const people = 12
const bytes = (text: string) => new TextEncoder().encode(text)

/** A résumé of somebody whose given name stands before or after their surname. */
function resume(person: number, isTurned: boolean): Uint8Array {
  const surname = `${String.fromCharCode(65 + person)}rdin`
  const lines = [
    isTurned ? `${surname} Leonie` : `Leonie ${surname}`,
    `+49 151 230${String(10_000 + person)}`,
    `leonie${person}${isTurned ? '.b' : '.a'}@mail.example`,
    '',
    'Experience',
    '03/2018 - 02/2023  Ufer Bakery  Pastry Cook',
    'Baked at night.',
  ]
  return bytes(lines.join('\n'))
}

test('people who stand twice in one archive are found as pairs, whatever is read at once', {
  tags: ['race'],
}, async () => {
  const { world, organisation, recruiter, position } = given
  const files = Array.from({ length: people }, (_, person) => [
    [`${person}a.txt`, resume(person, false)],
    [`${person}b.txt`, resume(person, true)],
  ]).flat()
  const body = formOf({ 'twice.zip': zipOf(Object.fromEntries(files)) }, position)
  const { progress_id } = await recruiter.ask(intakeApi.upload, { body })
  await settled(recruiter, progress_id)
  const looks = `select 1 from graphile_worker.jobs where task_identifier = 'resumes.look_for_pairs'`
  await until(async () => (await world.rows(looks)).length === 0)
  const found = await world.rows(
    `select c.phone, count(distinct c.id)::int as records, count(distinct p.one_id)::int as pairs from candidates c
     left join suspected_pairs p on p.organisation_id = c.organisation_id and p.one_id = c.id
     where c.organisation_id = $1 group by c.phone`,
    organisation,
  )
  expect(found).toHaveLength(people)
  expect(found.filter(({ records, pairs }) => records !== 2 || pairs !== 1)).toEqual([])
})

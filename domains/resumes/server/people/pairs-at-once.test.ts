import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PeopleWorld, startPeopleWorld } from '../../testing/people-world.ts'

let given: PeopleWorld
beforeAll(async () => {
  given = await startPeopleWorld()
})
afterAll(() => given.world.end())

test('two records looked at at once are found as a pair by one of the two', { tags: ['race'] }, async () => {
  const { world, organisation, position } = given
  const pairs: (readonly [number, number])[] = []
  for (let at = 0; at < 8; at++) {
    const phone = given.newPhone()
    const record = async (name: string) =>
      given.candidateOf(await world.application(organisation, position, { name, phone }))
    pairs.push([await record('Zapper Almeida'), await record('Almeida Zapper')])
  }
  for (const [one, other] of pairs) await Promise.all([given.look(one), given.look(other)])
  const found = await world.rows('select one_id::int as one, other_id::int as other from suspected_pairs')
  expect(found.map(({ one, other }) => [one, other])).toEqual(expect.arrayContaining(pairs))
  expect(found).toHaveLength(pairs.length)
})

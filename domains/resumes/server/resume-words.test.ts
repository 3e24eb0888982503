import { prepared, Transaction } from '@bole/platform/server'
import { storedWord } from '@bole/resumes/model'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const blockSize = 16_384
/** On both sides of the ends of blocks, one of which has nobody. */
const people = [1, 2, blockSize - 1, blockSize, blockSize + 1, 3 * blockSize, 3 * blockSize + 1]

const found = prepared<{ id: number }>('select candidates_with_words($1::text[], $2) as id')

let world: World
let organisation: number

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  const elsewhere = await world.organisation()
  for (const [id, owner] of [...people.map((id) => [id, organisation]), [blockSize + 2, elsewhere]]) {
    const words = ['水', ...(id === 2 ? [] : ['火'])].map((word) => storedWord(owner ?? 0, id ?? 0, word))
    await world.rows(`insert into candidates (organisation_id, id, name) values ($1, $2, '人')`, owner, id)
    await world.rows('insert into resume_words values ($1, $2, $3)', owner, id, words)
  }
})
afterAll(() => world.end())

const idsWith = async (words: readonly string[], wanted: number) => {
  const tx = new Transaction(world.server.database, organisation, { readOnly: true })
  const [rows] = await tx.load(found(words, wanted))
  return rows.map(({ id }) => id)
}

test('candidates are found in whatever block they stand, the newest first, and no more than wanted', async () => {
  expect(await idsWith(['水'], 1000)).toEqual(people.toReversed())
  for (const wanted of [1, 2, 3, 4, 6])
    expect(await idsWith(['水'], wanted)).toEqual(people.toReversed().slice(0, wanted))
})

test('all the words are asked for, and nobody of another organisation is found', async () => {
  expect(await idsWith(['水', '火'], 1000)).toEqual(people.toReversed().filter((id) => id !== 2))
  expect(await idsWith(['木'], 1000)).toEqual([])
})

// @module-tag race
import { databasesOf } from '@bole/platform/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sendUnderKills } from './testing/outbox-under-kills.ts'

const databases = databasesOf(inject('testClusterUrl'))
let name: string

beforeAll(async () => {
  name = await databases.createDatabase()
})
afterAll(() => databases.dropDatabase(name))

// `npm run bench:outbox -- --kills 50` does it more often.
test('a server killed while it sends loses no message and makes none of two, and the next one goes on', async () => {
  const kills = 2
  const { lost, twice, again } = await sendUnderKills({
    ownerUrl: databases.ownerUrl(name),
    mails: 120,
    kills,
  })
  expect({ lost, twice }).toEqual({ lost: 0, twice: 0 })
  // Only what a worker was in the middle of comes again, under its own Message-ID: two messages each of four workers.
  expect(again).toBeLessThanOrEqual(8 * kills)
}, 120_000)

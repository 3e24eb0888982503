import { inTransaction } from '@bole/platform/testing'
import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PeopleWorld, startPeopleWorld } from '../../testing/people-world.ts'
import { lookForPairs } from './look-for-pairs.job.ts'
import { proveContact } from './proved-contacts.ts'

const { listMerges, settlePair, undoMerge, getPeopleRules, updatePeopleRules } = resumesApi

let given: PeopleWorld
beforeAll(async () => {
  given = await startPeopleWorld()
})
afterAll(() => given.world.end())

const parts = () => ({ database: given.world.server.database, publish: given.world.server.announcer.publish })
const within = <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
  inTransaction(parts(), given.organisation, work)

async function rule(merges_proved: boolean) {
  const rules = await given.recruiter.ask(getPeopleRules, {})
  if (rules.merges_proved !== merges_proved)
    await given.recruiter.ask(updatePeopleRules, { body: { ...rules, merges_proved } })
}
beforeEach(() => rule(true))

const proves = (candidateId: number, contact: string, by: 'mail' | 'sms' = 'sms') =>
  within(async (tx) => proveContact(tx, { candidateId, by, contact, at: new Date() }))

const looked = (candidateId: number) =>
  lookForPairs.run({
    payload: { candidate_id: candidateId },
    organisationId: given.organisation,
    store: given.world.store,
    now: new Date(),
    log: () => undefined,
    inTransaction: within,
  })

async function two(more: object = {}) {
  const { ids, posts, pair } = await given.twoAlike(
    { email: 'Jing@Example.com' },
    { email: 'Jing@example.com', ...more },
  )
  const [row] = await given.world.rows('select phone from candidates where id = $1', ids.kept)
  return { ids, posts, pair, phone: String(row?.phone) }
}
const mergedInto = async (id: number) => {
  const [row] = await given.world.rows('select merged_into from candidates where id = $1', id)
  return row?.merged_into === null ? null : Number(row?.merged_into)
}

test('records whose phone both proved are merged into the older one, and the ledger says by the rule', async () => {
  const { ids, posts, phone } = await two()
  await proves(ids.kept, phone)
  await looked(ids.other)
  expect(await mergedInto(ids.other)).toBeNull()
  await proves(ids.other, `+86 ${phone}`)
  await looked(ids.other)
  expect(await mergedInto(ids.other)).toBe(ids.kept)
  const { list } = await given.recruiter.ask(listMerges, { query: { post_id: posts.kept } })
  expect(list).toMatchObject([{ user: null, can: { undo: true } }])
})

test('so are those with one mail; what somebody parted stays apart', async () => {
  const { ids, posts } = await two()
  await proves(ids.kept, 'Jing@Example.com', 'mail')
  await proves(ids.other, 'Jing@example.com', 'mail')
  await looked(ids.kept)
  expect(await mergedInto(ids.other)).toBe(ids.kept)
  const { list } = await given.recruiter.ask(listMerges, { query: { post_id: posts.kept } })
  await given.recruiter.ask(undoMerge, { body: { id: list[0]?.id ?? 0 } })
  await looked(ids.other)
  expect(await mergedInto(ids.other)).toBeNull()
})

test('nobody is merged where the company does not say so, or the contact is another one by now', async () => {
  const first = await two()
  for (const id of Object.values(first.ids)) await proves(id, first.phone)
  await rule(false)
  await looked(first.ids.other)
  expect(await mergedInto(first.ids.other)).toBeNull()
  await rule(true)
  await given.world.rows('update candidates set phone = $2 where id = $1', first.ids.other, given.newPhone())
  await looked(first.ids.other)
  expect(await mergedInto(first.ids.other)).toBeNull()
})

test('that two are not the same is remembered when one of them is merged into a third record', async () => {
  const first = await two()
  await given.recruiter.ask(settlePair, { body: { id: first.pair, state: 'not_same' } })
  const { world, organisation, position } = given
  const post = await world.application(organisation, position, {
    name: '陈静',
    phone: first.phone,
    email: 'else@example.com',
  })
  const third = await given.candidateOf(post)
  await given.look(third)
  const [pair] = await world.rows(
    'select id from suspected_pairs where one_id = $1 and other_id = $2',
    first.ids.kept,
    third,
  )
  await given.merge(Number(pair?.id), [], 'other')
  for (const id of [first.ids.other, third]) await proves(id, first.phone)
  await looked(third)
  await looked(first.ids.other)
  expect(await mergedInto(third)).toBeNull()
  expect(await mergedInto(first.ids.other)).toBeNull()
  const asked = await world.rows(
    'select state from suspected_pairs where one_id = $1 and other_id = $2',
    first.ids.other,
    third,
  )
  expect(asked).toEqual([{ state: 'open' }])
})

import type { Call } from '@bole/platform/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordAt, valuesFor } from './testing/call-inputs.ts'
import { buildCompany, type Company } from './testing/company.ts'
import { foreignAnswerAt, samples } from './testing/domain-facts.ts'
import { startWorld, type World } from './testing/index.ts'
import { type RawAnswer, requestOf, sendRaw } from './testing/raw-request.ts'
import { refusedSamples } from './testing/refused-samples.ts'
import { placesOf, sampleInput } from './testing/sample-input.ts'
import { tableDigests } from './testing/table-digests.ts'
import { isTested, testedCalls } from './testing/tested-calls.ts'

/** Every place of every call that names a record of an organisation. */
const cases = testedCalls.flatMap((call) =>
  [...placesOf(call)]
    .filter(
      ([place, schema]) =>
        recordAt(call, place, schema) && !(schema.type === 'integer' && place.endsWith('[]')),
    )
    .map(([place]) => ({ call, place, title: `${call.name} ${place}` })),
)

let world: World
let own: Company
let foreign: Company
let digests: Record<string, string>

beforeAll(async () => {
  world = await startWorld()
  own = await buildCompany(world)
  // Far apart: no id of the one company is an id of the other, whatever it is taken for.
  for (const { name } of await world.rows(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  ))
    await world.rows(`select setval('${name}', 5000000)`)
  foreign = await buildCompany(world)
  digests = await tableDigests(world, foreign.organisationId)
})
afterAll(() => world.end())

const ask = (call: Call, at: string, of: Company, asker: Company) => {
  const input = sampleInput(call, valuesFor(call, asker, { at, of }))
  return sendRaw(world, call, asker.cookie, requestOf(call, input))
}

/** One request of a call stands for all its places that take the caller's own record alike: it names all of them. */
const ownCases = [
  ...new Map(
    cases.map((one) => [samples.has(one.title) ? one.title : one.call.name, one] as const).toReversed(),
  ).values(),
].toReversed()

/** Companies that calls change in turn, so that few of them meet what a call before them has changed. */
const changed: Company[] = []
const companiesInTurn = 8
let turn = 0

const isAsExpected = (call: Call, { http, status, code }: RawAnswer) =>
  http === 200 && (status !== 'error' || code === refusedSamples[call.name])

/** What a call answers to records of the caller's own organisation. A company takes long to build: only where one that others changed is refused, a new one decides. */
async function answerToOwn(call: Call, place: string): Promise<RawAnswer> {
  if (call.method === 'GET' && !call.changes) return ask(call, place, own, own)
  turn = (turn + 1) % companiesInTurn
  const used = changed[turn]
  if (used) {
    const answer = await ask(call, place, used, used)
    if (isAsExpected(call, answer)) return answer
  }
  const fresh = await buildCompany(world)
  changed[turn] = fresh
  return ask(call, place, fresh, fresh)
}

describe("another organisation's id", () => {
  test.each(cases)('$title', async ({ call, place, title }) => {
    const { http, status, code, text } = await ask(call, place, foreign, own)
    const answered =
      call.method === 'GET' ? 'filter' : text.includes('"code":"not_found"') ? 'each' : 'ignored'
    const heard = http === 200 ? (status === 'success' ? answered : code) : http
    expect(heard, text.slice(0, 300)).toBe(foreignAnswerAt(title))
    expect(text).not.toContain(foreign.word)
  })

  test('is no more than a number: nothing of the other organisation changed', async () => {
    expect(await tableDigests(world, foreign.organisationId)).toEqual(digests)
  })
})

describe('the same requests with ids of the own organisation', () => {
  test.each(ownCases)('$title is found', async ({ call, place }) => {
    const { http, status, code, text } = await answerToOwn(call, place)
    expect(http, text.slice(0, 300)).toBe(200)
    if (status === 'error') expect(code, text.slice(0, 300)).toBe(refusedSamples[call.name])
  })

  test.runIf(isTested('pipeline'))('the word that may not be seen of others is seen of oneself', async () => {
    const found = cases.find(({ title }) => title.startsWith('pipeline.getApplication'))
    if (!found) throw new Error('pipeline.getApplication is gone')
    expect((await ask(found.call, found.place, own, own)).text).toContain(own.word)
  })
})

import type { Call } from '@bole/platform/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { valuesFor } from './testing/call-inputs.ts'
import { buildCompany, type Company } from './testing/company.ts'
import { factsOf } from './testing/domain-facts.ts'
import { startWorld, type World } from './testing/index.ts'
import { requestOf, sendRaw } from './testing/raw-request.ts'
import { isRecord, sampleInput, schemaOf } from './testing/sample-input.ts'
import { isTested, testedCalls, testsEverything } from './testing/tested-calls.ts'

const written = 'Łukasz Müller-O’Neill'
const typed = ['lukasz muller-oneill', "Müller-O'Neill", 'ŁUKASZ']

/** Where a company keeps what people are called. */
const names: readonly (readonly [table: string, column: string])[] = [
  ['candidates', 'name'],
  ['users', 'name'],
  ['intake_items', 'name'],
  ['person_merges', 'kept_name'],
  ['rpo_records', 'person_name'],
  ['lecture_visitors', 'name'],
  ['board_recommendations', 'name'],
]

/** What some of the lists wait for: a day that has passed, a message to somebody, a time to meet at, a code of one's own. */
const shown = [
  `update answer_dates set due_on = '2026-01-04' where organisation_id = $1`,
  `update notify_optouts set record_id = (select max(id) from notify_records where organisation_id = $1) where organisation_id = $1`,
  `update intake_items set state = 'accepted', application_id = (select max(id) from applications where organisation_id = $1),
     candidate_id = (select max(candidate_id) from applications where organisation_id = $1) where organisation_id = $1`,
  `insert into referral_codes (organisation_id, user_id, code) select $1::bigint, max(id), 'OWN' from users where organisation_id = $1
     on conflict do nothing`,
  `update stage_records set stage = 12, meets_at = now(), closed_at = null where organisation_id = $1
     and id in (select stage_record_id from applications)`,
  `update board_accounts set channel = 'boss' where organisation_id = $1`,
]

/** The lists in which people are searched by their names, whatever else they may be searched by. */
const lists = [
  'accounts.listPeople',
  'accounts.listUsers',
  'approvals.listApprovals',
  'careers.listReceipts',
  'careers.listOverdueAnswers',
  'intake.listArrivals',
  'intake.listPlugInPeople',
  'interviews.list',
  'lectures.listVisitors',
  'notifications.listRecords',
  'notifications.listOptouts',
  'pipeline.listDeliveries',
  'pipeline.listInterviewCandidates',
  'referral.listReferrals',
  'referral.listCodes',
  'resumes.listPairs',
  'resumes.listMerges',
  'rpo.listRecords',
  'sourcing.listRecommendations',
  'talent-pool.listColleagues',
  'talent-pool.listTalents',
]

let world: World
let company: Company

beforeAll(async () => {
  world = await startWorld()
  company = await buildCompany(world)
  for (const { moreRows = [] } of factsOf.values()) for (const sql of moreRows) await world.rows(sql)
  for (const sql of shown) await world.rows(sql, company.organisationId)
  for (const [table, column] of names)
    await world.rows(
      `update ${table} set ${column} = $2 where organisation_id = $1`,
      company.organisationId,
      written,
    )
}, 300_000)
afterAll(() => world.end())

const propertiesOf = (call: Call) => {
  const { properties } = schemaOf(call, 'query')
  return isRecord(properties) ? properties : {}
}

/** How many rows a list has under a keyword, of campus and of social hiring together. */
async function found(call: Call, keyword: string): Promise<number> {
  const { required } = schemaOf(call, 'query')
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name)
  const full = sampleInput(call, valuesFor(call, company, null))
  const query = Object.fromEntries(Object.entries(full.query).filter(([name]) => isRequired(name)))
  let rows = 0
  for (const origin of 'origin' in propertiesOf(call) ? [1, 2] : [null]) {
    const asked = { ...full, query: { ...query, ...(origin && { origin }), keyword } }
    const { http, text } = await sendRaw(world, call, company.cookie, requestOf(call, asked))
    expect(http, `${call.name} ${text}`).toBe(200)
    const answer: { total?: number; data: { list?: readonly unknown[] } } = JSON.parse(text)
    rows += answer.total ?? answer.data.list?.length ?? 0
  }
  return rows
}

const listsRows = ({ reply }: Call) =>
  reply instanceof z.ZodObject && ('list' in reply.shape || 'total_count' in reply.shape)

const searching = testedCalls.filter(
  (call) =>
    call.method === 'GET' &&
    !call.sendsFile &&
    call.access !== 'anyone' &&
    'keyword' in propertiesOf(call) &&
    listsRows(call),
)

test('whoever is found by a name as it is written is found without its accents, strokes and apostrophes', async () => {
  const finding: string[] = []
  for (const call of searching) {
    const expected = await found(call, written)
    if (expected === 0) continue
    finding.push(call.name)
    for (const words of typed) expect.soft(await found(call, words), `${call.name} ${words}`).toBe(expected)
  }
  expect(finding).toEqual(expect.arrayContaining(lists.filter(isTested)))
  if (testsEverything) expect(finding.length).toBeGreaterThanOrEqual(lists.length)
})

import { permissionsOf, type Role } from '@bole/accounts/model'
import { pipelineApi } from '@bole/pipeline/contract'
import type { Call } from '@bole/platform/contract'
import { resumesApi } from '@bole/resumes/contract'
import { addResume } from '@bole/resumes/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordAt, valuesFor } from './testing/call-inputs.ts'
import { buildCompany, type Company, signedInAs } from './testing/company.ts'
import { foreignAnswerAt } from './testing/domain-facts.ts'
import { startWorld, type World } from './testing/index.ts'
import { requestOf, sendRaw } from './testing/raw-request.ts'
import { placesOf, sampleInput } from './testing/sample-input.ts'
import { testedCalls } from './testing/tested-calls.ts'

/** What belongs to a department, by its table. */
const ofDepartments: readonly unknown[] = ['applications', 'candidates', 'positions', 'resumes']

const roles = ['DepAdmin', 'DepAdmin2'] as const satisfies readonly Role[]

/** Whether an HR of a department may make the call at all; what anyone may ask is about no department. */
const isAsked = ({ access }: Call) =>
  access === 'signed_in' || [...permissionsOf('DepAdmin')].some((permission) => permission === access)

/** Every place of every such call that names what belongs to a department. */
const cases = testedCalls.filter(isAsked).flatMap((call) =>
  [...placesOf(call)]
    .filter(([place, schema]) => {
      const isWithinList = schema.type === 'integer' && place.endsWith('[]')
      return !isWithinList && ofDepartments.includes(recordAt(call, place, schema))
    })
    .map(([place]) => ({ call, place, title: `${call.name} ${place}` })),
)

/** In every text of the other department, and in none of one's own. */
const otherWord = 'Griffin-9K'

let world: World
let company: Company
let other: Company
let child: number
const cookies = new Map<Role, string>()

beforeAll(async () => {
  world = await startWorld()
  company = await buildCompany(world)
  const { organisationId } = company
  const own = Number(company.ids.departments)
  child = await world.department(organisationId, 'Child', own)
  for (const role of roles) cookies.set(role, await signedInAs(world, organisationId, role, own))
  other = await fill(await world.department(organisationId, otherWord), otherWord)
})
afterAll(() => world.end())

/** The company as it would be if its one position, who applied there and what is known of them were of that department. */
async function fill(departmentId: number, word: string, cookie = company.cookie): Promise<Company> {
  const { organisationId, ids } = company
  const positions = await world.position(organisationId, { title: word, departmentId })
  const applications = await world.application(organisationId, positions, { name: word })
  const [row] = await world.rows('select candidate_id from applications where id = $1', applications)
  const candidates = Number(row?.candidate_id)
  const resumes = await addResume(world, organisationId, candidates, word)
  for (const [call, body] of [
    [pipelineApi.takeUp, { post_id: applications, version: 1 }],
    [resumesApi.addNote, { post_id: applications, text: word }],
  ] as const) {
    const { status, text } = await sendRaw(
      world,
      call,
      cookie,
      requestOf(call, { params: {}, query: {}, body }),
    )
    if (status !== 'success') throw new Error(`${call.name}: ${text}`)
  }
  const [newest] = await world.rows(
    'select (select max(id) from candidate_notes) as note, (select file_id from resumes where id = $1) as file',
    resumes,
  )
  const filled = { applications, candidates, positions, resumes }
  const about = { candidate_notes: Number(newest?.note), files: Number(newest?.file) }
  return { ...company, word, ids: { ...ids, ...filled, ...about } }
}

const ask = (call: Call, at: string, of: Company, role: Role) => {
  const input = sampleInput(call, valuesFor(call, company, { at, of }))
  return sendRaw(world, call, cookies.get(role) ?? '', requestOf(call, input))
}

/** The other department's rows, to be held against later ones. */
const rowsOfOther = () =>
  world.rows(
    `select (select a from applications a where a.id = $1)::text, (select p from positions p where p.id = $2)::text,
       (select c from candidates c where c.id = $3)::text`,
    other.ids.applications,
    other.ids.positions,
    other.ids.candidates,
  )

describe.each(roles)("another department's record, to %s", (role) => {
  test.each(cases)('$title', async ({ call, place, title }) => {
    const before = await rowsOfOther()
    const { http, status, code, text } = await ask(call, place, other, role)
    const isOfEach = text.includes('"code":"not_found"')
    const answered = call.method === 'GET' ? 'filter' : isOfEach ? 'each' : 'ignored'
    const heard = http === 200 ? (status === 'success' ? answered : code) : http
    expect(heard, text.slice(0, 300)).toBe(foreignAnswerAt(title))
    expect(text).not.toContain(otherWord)
    expect(await rowsOfOther()).toEqual(before)
  })

  test('is in no list, count or search either', async () => {
    for (const call of testedCalls.filter((one) => isAsked(one) && one.method === 'GET' && !one.changes)) {
      const required = sampleInput(call, (place, schema) =>
        place.startsWith('params') ? valuesFor(call, company, null)(place, schema) : undefined,
      )
      const { http, text } = await sendRaw(world, call, cookies.get(role) ?? '', requestOf(call, required))
      expect.soft(http, `${call.name} ${text.slice(0, 200)}`).toBeLessThan(500)
      expect.soft(text, call.name).not.toContain(otherWord)
    }
  })
})

describe.runIf(cases.length > 0).each(roles)('a record of a department below, to %s', (role) => {
  test.each(cases)('$title is found', async ({ call, place }) => {
    // What goes with the record is the child's too: a note of one's own, a file of the person.
    const own = await fill(child, 'Own', cookies.get(role))
    const input = sampleInput(call, valuesFor(call, own, { at: place, of: own }))
    const { http, text } = await sendRaw(world, call, cookies.get(role) ?? '', requestOf(call, input))
    expect(http, text.slice(0, 300)).toBe(200)
  })
})

import { join } from 'node:path'
import { permissionsOf, roles } from '@bole/accounts/model'
import type { Call } from '@bole/platform/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInAs } from './testing/company.ts'
import { startWorld, type World } from './testing/index.ts'
import { requestOf, sendRaw } from './testing/raw-request.ts'
import { testedCalls } from './testing/tested-calls.ts'

const people = ['stranger', ...roles] as const
type Person = (typeof people)[number]

/** What a page of another origin can send: no header of ours, or its own origin. */
const forgeries: readonly Record<string, string>[] = [
  { 'x-requested-with': 'other' },
  { origin: 'https://evil.example' },
]

let world: World
const cookies = new Map<Person, string>()
let organisationId = 0

const signIn = async (person: Person) => {
  if (person !== 'stranger') cookies.set(person, await signedInAs(world, organisationId, person))
}

beforeAll(async () => {
  world = await startWorld()
  organisationId = await world.organisation()
  for (const person of people) await signIn(person)
})
afterAll(() => world.end())

/** The request with nothing in it: access is decided before anybody looks at the input. */
const ask = async (call: Call, person: Person) => {
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']))
  const request = requestOf(call, { params, query: {}, body: {} })
  const answer = await sendRaw(world, call, cookies.get(person) ?? '', request)
  // Signed out, or signed in anew: either way the person is somebody else now.
  if (answer.setsCookies) await signIn(person)
  return answer
}

const isPermitted = (call: Call, person: Person) => {
  if (call.access === 'anyone') return true
  if (person === 'stranger') return false
  if (call.access === 'signed_in' || person === 'SuperAdmin') return true
  return [...permissionsOf(person)].some((permission) => permission === call.access)
}

/** Who is let in to a call, having looked that it is whom the permissions say. */
const whoMay = async (call: Call): Promise<Person[]> => {
  const may: Person[] = []
  for (const person of people) {
    const { http, text } = await ask(call, person)
    const expected = isPermitted(call, person) ? 'admitted' : person === 'stranger' ? 401 : 403
    const heard = http === 401 || http === 403 ? http : 'admitted'
    expect.soft(heard, `${call.name} by ${person}: ${http} ${text.slice(0, 200)}`).toBe(expected)
    expect.soft(http, `${call.name} by ${person}: ${text.slice(0, 200)}`).toBeLessThan(500)
    if (heard === 'admitted') may.push(person)
  }
  return may
}

const byDomain = Object.entries(Object.groupBy(testedCalls, ({ name }) => name.split('.', 1)[0] ?? ''))

describe('who may make which call', () => {
  // A domain's matrix lies with it; a new call's line is written by running this with --update.
  test.each(byDomain)(
    '%s: every call by every role, as the permissions say and as it is written down',
    {
      timeout: 120_000,
    },
    async (domain, calls = []) => {
      const lines: string[] = []
      for (const call of calls.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
        const may = await whoMay(call)
        lines.push(
          `${call.name} | ${call.access} | ${may.length === people.length ? 'everybody' : may.join(' ')}`,
        )
      }
      const written = join(import.meta.dirname, '../../domains', domain, 'testing/access-matrix.txt')
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(written)
    },
  )

  test('a change that no page of ours sent is turned away, whoever is signed in', async () => {
    const cookie = cookies.get('SuperAdmin') ?? ''
    for (const call of testedCalls.filter(({ method, changes }) => method !== 'GET' || changes)) {
      const request = requestOf(call, { params: { id: 1 }, query: {}, body: {} })
      for (const forged of forgeries) {
        const { http, code } = await sendRaw(world, call, cookie, {
          ...request,
          headers: { ...request.headers, ...forged },
        })
        expect.soft([call.name, http, code]).toEqual([call.name, 403, 'foreign_origin'])
      }
    }
  })
})

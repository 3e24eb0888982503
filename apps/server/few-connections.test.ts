// @module-tag race
import { accountsApi } from '@bole/accounts/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import type { Call } from '@bole/platform/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from './domains.ts'
import { valuesFor } from './testing/call-inputs.ts'
import { buildCompany, type Company, signedInAs } from './testing/company.ts'
import { password, startWorld, type World } from './testing/index.ts'
import { type RawAnswer, requestOf, sendRaw } from './testing/raw-request.ts'
import { sampleInput } from './testing/sample-input.ts'
import { isLongRun } from './testing/tested-calls.ts'

/** The fewest connections a server may be started with, and far more people than that. */
const connections = 2
const people = 40

// Waiting for connections is the host's doing: a dozen calls stand for all, other than in the long run.
const all = routes.flatMap((one) => one.calls.map(({ call }) => call))
const calls = isLongRun ? all : all.filter((_, at) => at % Math.ceil(all.length / 12) === 0)

let world: World
let company: Company
let cookie: string

beforeAll(async () => {
  world = await startWorld({ connections })
  company = await buildCompany(world)
  cookie = company.cookie
})
afterAll(() => world.end())

const ask = (call: Call) =>
  sendRaw(world, call, cookie, requestOf(call, sampleInput(call, valuesFor(call, company, null))))
const together = <Answer>(act: (turn: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: people }, (_, turn) => act(turn)))

describe(`${people} at once on ${connections} connections: nobody waits for a connection that waits for another`, () => {
  test.each(calls.map((call) => ({ call, name: call.name })))('$name', async ({ call }) => {
    const answers = await together(() => ask(call))
    for (const { http, text } of answers) expect.soft(http, text.slice(0, 200)).toBeLessThan(500)
    // Who signed out, or signed in as somebody else, asks the next call as themselves again.
    if (answers.some(({ setsCookies }) => setsCookies))
      cookie = await signedInAs(world, company.organisationId, 'SuperAdmin')
  })
})

describe('a storm of sign-ins', () => {
  const signIn = (username: string, secret: string): Promise<RawAnswer> => {
    const body = { username, password: secret }
    return sendRaw(
      world,
      accountsApi.signIn,
      '',
      requestOf(accountsApi.signIn, { params: {}, query: {}, body }),
    )
  }

  test('lets everybody in, and whoever asks for a list meanwhile waits as little as anybody', async () => {
    const user = await world.user(company.organisationId, 'User2')
    const storm = together((turn) =>
      turn % 2 === 0 ? signIn(user.username, password) : signIn(`nobody-${turn}`, 'not-the-password'),
    )
    const began = performance.now()
    const lists: number[] = []
    let lasted = 0
    void storm.finally(() => {
      lasted = performance.now() - began
    })
    while (lasted === 0) lists.push((await ask(pipelineApi.listCandidates)).milliseconds)
    for (const [turn, { http, code }] of (await storm).entries())
      expect([http, code]).toEqual([200, turn % 2 === 0 ? undefined : 'wrong_username_or_password'])
    // Behind a connection that is held while a password is looked at, a list would wait for most of the storm.
    expect(lists.length).toBeGreaterThan(3)
    expect(Math.max(...lists)).toBeLessThan(lasted / 2)
  })
})

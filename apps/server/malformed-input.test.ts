import net from 'node:net'
import type { Call } from '@bole/platform/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valuesFor } from './testing/call-inputs.ts'
import { buildCompany, type Company } from './testing/company.ts'
import { startWorld, type World } from './testing/index.ts'
import { malformedRequests } from './testing/malformed.ts'
import { requestOf, sendRaw } from './testing/raw-request.ts'
import { sampleInput } from './testing/sample-input.ts'
import { tableDigests } from './testing/table-digests.ts'
import { testedCalls } from './testing/tested-calls.ts'

/** Two seconds is a hang (quality.md); where a good request waits as long, it is the machine that is busy. */
const longest = 2_000

/** What only a stack, a statement or a table would say. */
const inside =
  /node_modules|\.ts:\d+|\n\s+at |select .+ from|insert into|syntax error|violates|relation "|pg_|ECONN/i

let world: World
let company: Company
let digests: Record<string, string>

beforeAll(async () => {
  world = await startWorld()
  company = await buildCompany(world)
  digests = await tableDigests(world)
})
afterAll(() => world.end())

const good = (call: Call) => sampleInput(call, valuesFor(call, company, null))

/** How many times as long as a plain request an other takes, one right after the other; what is quick this time is no hang. */
async function timesSlower(send: () => Promise<{ milliseconds: number }>): Promise<number> {
  const began = performance.now()
  await (await fetch(`${world.origin}/api/org/user/current`, { headers: { cookie: company.cookie } })).text()
  const plain = Math.max(longest / 10, performance.now() - began)
  return (await send()).milliseconds / plain
}

describe('malformed input', () => {
  test.each(testedCalls.map((call, round) => ({ call, round, name: call.name })))(
    '$name',
    async ({ call, round }) => {
      for (const { fault, request } of malformedRequests(call, good(call), round)) {
        const send = () => sendRaw(world, call, company.cookie, request)
        const { http, status, text, setsCookies, milliseconds } = await send()
        const what = `${fault}: ${http} ${text.slice(0, 300)}`
        expect.soft(http, what).toBeLessThan(500)
        if (milliseconds >= longest) expect.soft(await timesSlower(send), what).toBeLessThan(10)
        expect.soft(setsCookies, what).toBe(false)
        // What was sent may come back as the name of a field or of a file; beyond it nothing of ours may show.
        if (status !== 'success') expect.soft(text, what).not.toMatch(inside)
        // Some faults are none to some calls, which then do what they are for.
        if (status === 'success') digests = await tableDigests(world)
      }
      expect(await tableDigests(world)).toEqual(digests)
    },
  )

  test('what a call does not know is refused by its name, in the address and in the body', async () => {
    const before = await tableDigests(world)
    for (const call of testedCalls) {
      const { params, query, body } = good(call)
      const more = {
        params,
        query: { ...query, stranger: 1 },
        body: call.body ? { ...body, unknown: 1 } : body,
      }
      const { http, text } = await sendRaw(world, call, company.cookie, requestOf(call, more))
      expect.soft([http, text.includes('"stranger"')], `${call.name} ${text}`).toEqual([422, true])
      if (call.body) expect.soft(text, call.name).toContain('"unknown"')
    }
    expect(await tableDigests(world)).toEqual(before)
  })

  test('a connection that ends in the middle of a request leaves the server well and nothing behind', async () => {
    const { port } = new URL(world.origin)
    const before = await tableDigests(world)
    for (const call of testedCalls.filter(({ uploads, body }) => uploads ?? body).slice(0, 40)) {
      const { url, payload, headers } = requestOf(call, good(call))
      const lines = Object.entries({
        host: 'localhost',
        cookie: company.cookie,
        'x-requested-with': 'bole',
        'content-length': String(Buffer.byteLength(String(payload)) + 1000),
        ...headers,
      }).map(([name, value]) => `${name}: ${value}`)
      await cutOff(Number(port), `${call.method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${payload}`)
    }
    expect((await fetch(`${world.origin}/api/org/user/current`)).status).toBe(401)
    // Whoever hung up waits for no answer: what had arrived of a file is cleared a moment later.
    await expect.poll(() => tableDigests(world)).toEqual(before)
  })
})

/** Sends a text to a port and hangs up. */
function cutOff(port: number, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text, () => socket.destroy()))
    socket.once('close', () => resolve())
    socket.once('error', reject)
  })
}

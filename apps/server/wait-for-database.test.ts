import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { databasesOf, Network } from '@bole/platform/testing'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { waitForDatabase } from './wait-for-database.ts'

let network: Network
let ownerUrl: string
const databases = databasesOf(inject('testClusterUrl'))

beforeAll(async () => {
  network = await Network.start(inject('testClusterUrl'))
  ownerUrl = network.through(inject('testClusterUrl'))
})
afterAll(() => network.end())

describe('a server that starts', () => {
  test('before its database waits for it, and says so once', async () => {
    await network.set({ isGone: true })
    const said: string[] = []
    let isThere = false
    const waiting = waitForDatabase(ownerUrl, (line) => said.push(line)).then(() => {
      expect(isThere).toBe(true)
    })
    await expect.poll(() => said, { timeout: 5_000 }).toEqual([expect.stringMatching(/^Waiting.*ENOENT/)])
    isThere = true
    await network.set({})
    await waiting
    expect(said).toHaveLength(1)
  })

  test('waits no longer than it may, and says what to look at', async () => {
    await network.set({ isGone: true })
    await expect(waitForDatabase(ownerUrl, () => undefined, { milliseconds: 0 })).rejects.toThrow(
      /lets nobody in \(.*ENOENT.*\)\. Is PostgreSQL running, and DATABASE_URL right\?/,
    )
    await network.set({})
  })

  test('ends when it is told to, though it has waited for nothing yet', async () => {
    await network.set({ isGone: true })
    const ending = AbortSignal.timeout(100)
    await expect(waitForDatabase(ownerUrl, () => undefined, { ending })).rejects.toThrow('aborted')
    await network.set({})
  })

  test('hears at once what waiting would not change', async () => {
    const began = performance.now()
    await expect(waitForDatabase(databases.ownerUrl('nowhere'), () => undefined)).rejects.toThrow(
      'database "nowhere" does not exist',
    )
    expect(performance.now() - began).toBeLessThan(30_000)
  })

  test('does so when nobody listens any more', async () => {
    const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      // The name is one letter off: there is something to say before the database is asked.
      env: { ...process.env, DATABASE_URL: databases.ownerUrl('nowhere'), LOG_LEVL: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    server.stdout.destroy()
    const [complaint, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
    expect(complaint).toContain('database "nowhere" does not exist')
    expect(code).toBe(1)
  })
})

import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../testing/scratch-database.ts'
import { DiskFileStore } from './files/file-store.ts'
import { lampRoutes } from './fixtures/lamps.ts'
import { createHost } from './host.ts'
import type { HostParts } from './host-parts.ts'

let scratch: ScratchDatabase
let parts: HostParts

beforeAll(async () => {
  scratch = await startScratchDatabase()
  parts = {
    database: scratch.database,
    routes: [lampRoutes],
    store: new DiskFileStore(tmpdir()),
    authenticate: async () => null,
    publish: () => undefined,
    checksReplies: true,
    logLevel: 'silent',
    trustedProxies: false,
    isSecure: false,
    headers: {},
  }
})
afterAll(() => scratch.end())

describe('the address of a visitor', () => {
  test.each([
    ['no proxy is trusted', false, '10.0.0.1', '6.6.6.6', '10.0.0.1'],
    ['one is', 1, '10.0.0.1', '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    [
      'one is, and the visitor makes up a whole row',
      1,
      '10.0.0.1',
      '1.1.1.1, 2.2.2.2, 3.3.3.3, 9.9.9.9',
      '9.9.9.9',
    ],
    ['two in a row are', 2, '10.0.0.1', '6.6.6.6, 9.9.9.9, 10.0.0.2', '9.9.9.9'],
    ['those of a range are', ['10.0.0.0/8'], '10.0.0.1', '6.6.6.6, 9.9.9.9, 10.0.0.2', '9.9.9.9'],
    ['those of a range are, and somebody else comes', ['10.0.0.0/8'], '8.8.8.8', '6.6.6.6', '8.8.8.8'],
    [
      'those of a range are, and the visitor claims to be one',
      ['10.0.0.0/8'],
      '8.8.8.8',
      '10.0.0.7',
      '8.8.8.8',
    ],
  ] as const)('when %s', async (_, trustedProxies, remoteAddress, forwarded, address) => {
    const host = await createHost({
      ...parts,
      trustedProxies: typeof trustedProxies === 'object' ? [...trustedProxies] : trustedProxies,
    })
    host.get('/address', async ({ ip }) => ip)
    const answer = await host.inject({
      url: '/address',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
    })
    expect(answer.body).toBe(address)
    await host.close()
  })

  test('however often they make up another, a visitor has one count', async () => {
    const host = await createHost({ ...parts, trustedProxies: 1 })
    const codes: number[] = []
    for (let time = 0; time < 5; time++) {
      const headers = { 'x-forwarded-for': `6.6.6.${time}, 9.9.9.9` }
      codes.push((await host.inject({ url: '/api/hello', remoteAddress: '10.0.0.1', headers })).statusCode)
    }
    expect(codes).toEqual([200, 200, 200, 429, 429])
    await host.close()
  })
})

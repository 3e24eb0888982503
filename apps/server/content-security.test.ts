import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from './content-security.ts'
import { startWorld, type World } from './testing/index.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test('every answer carries a policy for scripts', async () => {
  const { headers } = await fetch(`${world.origin}/api/nothing`)
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self'.*object-src 'none'/)
  expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/)
})

test('a secure connection is asked for where there is one', async () => {
  expect((await securityHeaders(true))['strict-transport-security']).toContain('max-age=15552000')
  expect(await securityHeaders(false)).not.toHaveProperty('strict-transport-security')
})

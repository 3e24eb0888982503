import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { accountsApi } from '@bole/accounts/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let service: Server
let answer = 200
let isGone = false
const heard: { headers: IncomingHttpHeaders; body: string }[] = []

function portOf(listening: Server): number {
  const address = listening.address()
  return typeof address === 'object' && address ? address.port : 0
}

beforeAll(async () => {
  service = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ headers: request.headers, body })
      response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  service.on('connection', (socket) => isGone && socket.destroy())
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const port = portOf(service)
  world = await startWorld({ accountSync: { url: `http://127.0.0.1:${port}/accounts`, token: 'shared' } })
})
afterAll(async () => {
  service.close()
  await world.end()
})
beforeEach(() => {
  answer = 200
  isGone = false
  heard.length = 0
})

async function people(where: World) {
  const house = await where.organisation()
  return { admin: await where.user(house, 'OrgAdmin'), user: await where.user(house, 'User2') }
}

test('the service is told what an account is, and it is written down', async () => {
  const { admin, user } = await people(world)
  expect((await admin.send(accountsApi.syncToHaitou, { query: { id: user.id } })).status).toBe('success')
  expect(heard[0]?.headers.authorization).toBe('Bearer shared')
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
    id: user.id,
    username: user.username,
    role: 'User2',
    is_enabled: true,
  })
  const notes = await world.rows('select action from user_history where user_id = $1', user.id)
  expect(notes).toEqual([{ action: 'sync' }])
})

test.each([500, 404, 302])('a service that answers %d is said to refuse', async (status) => {
  answer = status
  const { admin, user } = await people(world)
  const { code, message } = await admin.send(accountsApi.syncToHaitou, { query: { id: user.id } })
  expect(code).toBe('service_refused')
  expect(message).toContain(String(status))
  expect(heard).toHaveLength(1)
})

test('a service that is gone is said to be, and so is that there is none', async () => {
  const { admin, user } = await people(world)
  // Its port stays taken: nobody else can answer there.
  isGone = true
  service.closeAllConnections()
  expect((await admin.send(accountsApi.syncToHaitou, { query: { id: user.id } })).code).toBe(
    'service_unreachable',
  )
})

test('without a service the answer says so', async () => {
  // Slots are bound to the world that was started last.
  const alone = await startWorld()
  const { admin, user } = await people(alone)
  expect((await admin.send(accountsApi.syncToHaitou, { query: { id: user.id } })).code).toBe('no_service')
  expect(heard).toEqual([])
  await alone.end()
})

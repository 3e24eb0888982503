import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Connection, requestText } from './connection.ts'

const big = '伯'.repeat(100_000)
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (request.url === '/chunked') {
      response.write('no length')
      response.end()
      return
    }
    const text =
      request.url === '/big' ? big : `${request.method} ${request.headers.cookie} ${Buffer.concat(parts)}`
    response.writeHead(request.url === '/missing' ? 404 : 200, { 'content-length': Buffer.byteLength(text) })
    response.end(text)
  })
})
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('answers come back whole and in turn over one connection', async () => {
  const connection = new Connection(port)
  const post = await connection.send(requestText('POST', '/', { cookie: 'a=b', body: '{"name":"王"}' }))
  expect([post.status, post.body.toString()]).toEqual([200, 'POST a=b {"name":"王"}'])
  const large = await connection.send(requestText('GET', '/big', { cookie: '' }))
  expect(large.body.toString()).toBe(big)
  expect((await connection.send(requestText('GET', '/missing', { cookie: '' }))).status).toBe(404)
  connection.close()
})

test('an answer that does not name its length is an error, not a hang', async () => {
  const connection = new Connection(port)
  await expect(connection.send(requestText('GET', '/chunked', { cookie: '' }))).rejects.toThrow(
    'without a length',
  )
  connection.close()
})

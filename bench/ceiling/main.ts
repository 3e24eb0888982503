// What a bare server reaches with the same answers from the same database: no session, no permission, no validation, no
// policy (it signs in as the owner of the tables). The measure our server is held against.
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { bigOrganisation } from '../data/tenants.ts'
import { detail } from './detail.ts'
import { list, wordsFunction } from './list.ts'
import { move } from './move.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 })
await pool.query(wordsFunction)

async function answerTo(request: IncomingMessage): Promise<object> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/api/tracker/resume/list') return list(pool, bigOrganisation, searchParams)
  if (pathname === '/api/tracker/resume/basic-info')
    return detail(pool, bigOrganisation, Number(searchParams.get('post_id')))
  if (pathname === '/api/tracker/resume/change-process')
    return move(pool, bigOrganisation, JSON.parse(await text(request)))
  return { status: 'success', message: '' }
}

const server = createServer((request, response) => {
  answerTo(request).then(
    (answer) => {
      const body = Buffer.from(JSON.stringify(answer))
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
      response.end(body)
    },
    (error: unknown) => {
      response.writeHead(500, { 'content-length': 0 })
      response.end()
      process.stderr.write(`ceiling: ${error}\n`)
    },
  )
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`listening on ${typeof address === 'object' && address ? address.port : ''}\n`)
})

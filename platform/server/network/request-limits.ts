import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../failures.ts'
import type { HostParts } from '../host-parts.ts'
import { networkOf } from './network-of.ts'

/** Requests are counted in spans of so many milliseconds. */
const span = 10_000
/** How often as many requests as a stranger's address a session may make. */
const ofStaff = 5
/** How long it is remembered that a session was one, in milliseconds: only to count with it, never to let somebody in. */
const rememberedFor = 3_600_000
const rememberedAtMost = 20_000
/** Look-ups of sessions that one address may have under way; what comes beside them counts for the address. */
const lookupsAtMost = 50

type Limits = Pick<HostParts, 'authenticate' | 'requestsPerAddress'>

/**
 * Bounds what one address asks for, pages and calls alike, and what one session does. Who is signed in does not count for their address, as a
 * whole company may share it; who only claims to be counts as a stranger. Past the bound the answer is 429 and the connection
 * is closed: whatever else was sent on it costs nothing more.
 */
export function limitRequests(
  app: FastifyInstance,
  { authenticate, requestsPerAddress: max = 0 }: Limits,
): void {
  if (max === 0) return
  const sessions = new Map<string, { readonly id: number; readonly until: number }>()
  const lookups = new Map<string, number>()
  const closing = new WeakSet<Socket>()
  const sessionKeys = new WeakMap<FastifyRequest, number>()
  const addressOf = ({ ip }: FastifyRequest) => networkOf(ip)
  const countAddress = app.createRateLimit({ max, timeWindow: span, keyGenerator: addressOf })
  const countSession = app.createRateLimit({
    max: max * ofStaff,
    timeWindow: span,
    keyGenerator: (request) => sessionKeys.get(request) ?? 0,
  })

  async function lookUp(request: FastifyRequest, cookies: string): Promise<number | null> {
    const address = addressOf(request)
    const underWay = lookups.get(address) ?? 0
    if (underWay >= lookupsAtMost) return null
    lookups.set(address, underWay + 1)
    try {
      const counted = await countAddress(request, { increment: false })
      if (!counted.isAllowed && counted.remaining === 0) return null
      const caller = await authenticate(request)
      if (!caller) return null
      if (sessions.size >= rememberedAtMost) sessions.clear()
      sessions.set(cookies, { id: caller.sessionId, until: performance.now() + rememberedFor })
      return caller.sessionId
    } finally {
      const left = (lookups.get(address) ?? 1) - 1
      if (left > 0) lookups.set(address, left)
      else lookups.delete(address)
    }
  }

  async function sessionOf(request: FastifyRequest): Promise<number | null> {
    const { cookie } = request.headers
    if (!cookie) return null
    const known = sessions.get(cookie)
    if (known && known.until > performance.now()) return known.id
    // Pages are shown without the database.
    return request.url.startsWith('/api/') ? lookUp(request, cookie) : null
  }

  app.addHook('onRequest', async (request, reply) => {
    if (closing.has(request.socket)) return void reply.hijack()
    const session = await sessionOf(request)
    if (session !== null) sessionKeys.set(request, session)
    const counted = await (session === null ? countAddress : countSession)(request)
    if (counted.isAllowed || !counted.isExceeded) return
    // Several that came together may have waited to be counted.
    if (closing.has(request.socket)) return void reply.hijack()
    closing.add(request.socket)
    reply.headers({ connection: 'close', 'retry-after': counted.ttlInSeconds })
    throw new Failure('too_many')
  })
}

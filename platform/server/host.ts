import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { answerCall } from './answer-call.ts'
import { Failure } from './failures.ts'
import { UploadsUnderWay } from './files/uploads-under-way.ts'
import type { HostParts } from './host-parts.ts'
import { networkOf } from './network/network-of.ts'
import { mayUpgrade, usualPatience, watchConnections } from './network/open-connections.ts'
import { limitRequests } from './network/request-limits.ts'
import { languageOfRequest } from './request-language.ts'
import { sendFailure } from './send-failure.ts'

/** Fastify takes addresses as they are, and a number of hops only as a function. */
function trustProxyOption(proxies: HostParts['trustedProxies']) {
  return typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies
}

/** The HTTP server over the contract: one route a call, nothing answered that the contract does not describe. */
export async function createHost(parts: HostParts): Promise<FastifyInstance> {
  const { patience = usualPatience } = parts
  const app = Fastify({
    logger: { level: parts.logLevel },
    trustProxy: trustProxyOption(parts.trustedProxies),
    connectionTimeout: patience.idle,
    keepAliveTimeout: patience.keepAlive,
    requestTimeout: patience.request,
    http: {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.check,
      shouldUpgradeCallback: mayUpgrade,
    },
    bodyLimit: 1024 * 1024,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 300 },
  })
  const connections = watchConnections(app.server, patience)
  app.addHook('preClose', (done) => {
    connections.end()
    done()
  })
  app.setErrorHandler((error, request, reply) =>
    sendFailure(error, request, reply, languageOfRequest(request)),
  )
  await app.register(cookie)
  app.addHook('onRequest', (request, reply, done) => {
    // The client has hung up: `request.ip` is undefined now, and nobody hears an answer.
    if (request.socket.destroyed) return void reply.hijack()
    reply.headers(parts.headers)
    // What a call answers is somebody's own: no cache keeps it, in a browser that others use or on the way there.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
  await app.register(multipart, { limits: { fields: 100, fieldSize: 256 * 1024, parts: 1100 } })
  await app.register(rateLimit, {
    global: false,
    // Not the default, which fails for whoever has hung up just now and has no address any more.
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () => new Failure('too_many'),
  })
  limitRequests(app, parts)
  const uploads = new UploadsUnderWay(parts.room)
  for (const { calls, texts } of parts.routes) {
    for (const { call, handle } of calls) {
      app.route({
        method: call.method,
        url: `/api/${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
        config: call.perMinute ? { rateLimit: { max: call.perMinute, timeWindow: 60_000 } } : {},
        handler: (request, reply) => answerCall({ parts, uploads, call, handle, texts, request, reply }),
      })
    }
  }
  app.all('/api/*', async () => {
    throw new Failure('not_found')
  })
  return app
}

import { optOut, readUnsubscribe, type UnsubscribeState, unsubscribePage } from '@bole/notifications/server'
import { type Announcer, type Database, inTransaction, languageOfRequest } from '@bole/platform/host'
import type { FastifyInstance } from 'fastify'

interface Parts {
  readonly database: Database
  readonly announcer: Announcer
}

interface Asked {
  Params: { token: string }
  Querystring: { again?: string }
}

const withinReason = { rateLimit: { max: 60, timeWindow: 60_000 } }

/**
 * `/unsubscribe/{token}`, where mail programs post to without asking anybody (RFC 8058) and people come to be asked. It stands beside the
 * calls, as such a program sends none of what our pages send; a GET changes nothing, as links are opened by those who only look into mail.
 */
export function serveUnsubscribe(app: FastifyInstance, { database, announcer }: Parts): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, _body, done) =>
      done(null, {}),
    )
    scope.get<Asked>('/unsubscribe/:token', { config: withinReason }, async (request, reply) => {
      const state = readUnsubscribe(request.params.token) ? 'asked' : 'unknown'
      return send(
        reply.code(state === 'unknown' ? 404 : 200),
        unsubscribePage(languageOfRequest(request), state),
      )
    })
    scope.post<Asked>('/unsubscribe/:token', { config: withinReason }, async (request, reply) => {
      const found = readUnsubscribe(request.params.token)
      const wantsAgain = request.query.again === '1'
      const parts = { database, publish: announcer.publish }
      const isKept =
        found !== null &&
        (await inTransaction(parts, found.organisationId, (tx) =>
          optOut(tx, found.recordId, { wantsAgain, by: 'link' }),
        ))
      const state: UnsubscribeState = !isKept ? 'unknown' : wantsAgain ? 'resumed' : 'stopped'
      return send(reply.code(isKept ? 200 : 404), unsubscribePage(languageOfRequest(request), state))
    })
  })
}

const send = (
  reply: {
    readonly header: (
      name: string,
      value: string,
    ) => { readonly type: (type: string) => { readonly send: (page: string) => unknown } }
  },
  page: string,
) => reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)

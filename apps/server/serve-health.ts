import { setTimeout as pause } from 'node:timers/promises'
import { type Database, Failure, prepared } from '@bole/platform/server'
import type { FastifyInstance } from 'fastify'

/** Who asks wants to know soon: a balancer asks every few seconds. */
const answerMilliseconds = 2_000

/** `GET /health` for whoever watches over the server: 200 while the database answers in time, 503 while it does not. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const asked = database.run(prepared('select 1')()).then(
      () => true,
      () => false,
    )
    if (!(await Promise.race([asked, pause(answerMilliseconds, false)]))) throw new Failure('unavailable')
    return { status: 'success', message: '', data: {} }
  })
}

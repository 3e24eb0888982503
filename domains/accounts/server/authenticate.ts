import type { IncomingMessage } from 'node:http'
import { type Announcer, type Caller, type Database, secrets } from '@bole/platform/server'
import { sessionOfToken } from './account-store.ts'
import { callerParts } from './caller-parts.ts'
import { cookieIn, sessionCookie } from './session-token.ts'

/**
 * How long a session may be answered from memory. One that ended in this process is forgotten before that is answered; other
 * processes hear of it within a second.
 */
const memoryMilliseconds = 5_000

const rememberedAtMost = 20_000

const decidesWhoAsks: ReadonlySet<string> = new Set(['session', 'proof', 'role', 'user', 'department'])

/** Finds out who asks, by the session cookie, with a few seconds' memory. */
export function createAuthenticator(database: Database, announcer: Announcer) {
  const remembered = new Map<string, { readonly caller: Caller; readonly until: number }>()
  // How often everything was forgotten: who was looked up before that is not remembered after it.
  let forgotten = 0
  const forgetAfter = (entities: readonly string[]) => {
    if (!entities.some((entity) => decidesWhoAsks.has(entity))) return
    forgotten += 1
    remembered.clear()
  }
  announcer.onCommit((committed) => forgetAfter(committed.map(({ entity }) => entity)))
  announcer.onChange((_organisationId, changed) => forgetAfter(Object.keys(changed)))

  return async (request: Pick<IncomingMessage, 'headers'>): Promise<Caller | null> => {
    const token = cookieIn(request.headers.cookie, sessionCookie)
    if (!token) return null
    const known = remembered.get(token)
    if (known && known.until > Date.now()) return known.caller
    const before = forgotten
    const caller = await loadCaller(database, token)
    if (remembered.size >= rememberedAtMost) remembered.clear()
    if (caller && before === forgotten)
      remembered.set(token, { caller, until: Date.now() + memoryMilliseconds })
    else remembered.delete(token)
    return caller
  }
}

async function loadCaller(database: Database, token: string): Promise<Caller | null> {
  const [[session]] = await database.run(sessionOfToken(secrets.digestOf(token)))
  if (!session) return null
  return {
    sessionId: session.session_id,
    provedAt: session.proved_at,
    userId: session.user_id,
    name: session.name,
    organisationId: session.organisation_id,
    role: session.role,
    ...callerParts(session),
  }
}

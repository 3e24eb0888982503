import type { IncomingMessage } from 'node:http'
import type { Caller } from '../caller.ts'
import { isOwnOrigin } from '../network/own-origin.ts'

/** The most sockets there may be at once: of one session, and of all without a session together (they are told to sign in and closed). */
const atMost = { ofSession: 100, ofStrangers: 50 }

/** Lets a handshake in, or tells why it is not. */
export type SocketDoor = (
  request: IncomingMessage,
) => Promise<'open' | 'foreign_origin' | 'too_many' | 'unavailable'>

/**
 * Asks who somebody is before there is a socket: strangers take none from people who are signed in. Some are let in all
 * the same, to hear that they have to sign in.
 */
export function createSocketDoor(
  authenticate: (request: IncomingMessage) => Promise<Caller | null>,
): SocketDoor {
  const open = new Map<number | null, number>()

  const take = (request: IncomingMessage, session: number | null): boolean => {
    const before = open.get(session) ?? 0
    if (before >= (session === null ? atMost.ofStrangers : atMost.ofSession)) return false
    // Whoever hung up meanwhile is not counted: nothing would tell of their end.
    if (request.socket.destroyed) return false
    open.set(session, before + 1)
    request.socket.once('close', () => {
      const left = (open.get(session) ?? 1) - 1
      if (left > 0) open.set(session, left)
      else open.delete(session)
    })
    return true
  }

  return async (request) => {
    // Node leaves a connection that upgrades to us, its errors with it.
    request.socket.on('error', () => undefined)
    if (!isOwnOrigin(request.headers)) return 'foreign_origin'
    try {
      const caller = await authenticate(request)
      return take(request, caller?.sessionId ?? null) ? 'open' : 'too_many'
    } catch {
      return 'unavailable'
    }
  }
}

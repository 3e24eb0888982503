import type { Server, Socket } from 'socket.io'

type Connection = Socket['conn']

/** What of a WebSocket engine.io does not pass on. */
interface RawSocket {
  readonly bufferedAmount: number
  on(event: 'ping' | 'pong', listener: () => void): void
  terminate(): void
}

/**
 * What one window may send: messages of so many bytes, pings among them, so many within so many milliseconds; what it may leave unread, in bytes,
 * looked at every so often; and how long it may be open before it says who it is.
 */
export const bounds = {
  bytes: 4_096,
  messages: 1_000,
  within: 10_000,
  unread: 1024 * 1024,
  look: 5_000,
  stranger: 5_000,
}

const rawOf = ({ transport }: Connection) => (transport as unknown as { readonly socket: RawSocket }).socket

/** Cuts off every connection that goes past the bounds: at once, as one that does not read would hear of no farewell. */
export function boundSockets(io: Server): void {
  const open = new Set<Connection>()
  const knowsWho = new WeakSet<Connection>()
  io.on('connection', ({ conn }) => void knowsWho.add(conn))
  io.engine.on('connection', (connection: Connection) => {
    const raw = rawOf(connection)
    open.add(connection)
    const tooLate = setTimeout(() => {
      if (!knowsWho.has(connection)) raw.terminate()
    }, bounds.stranger)
    connection.once('close', () => {
      open.delete(connection)
      // A connection that is being closed waits for the other side: half a minute, when that does not answer.
      if (knowsWho.has(connection)) clearTimeout(tooLate)
    })
    const count = counter(() => raw.terminate())
    connection.on('packet', count)
    raw.on('ping', count)
    raw.on('pong', count)
  })
  const looking = setInterval(() => {
    for (const connection of open) {
      const raw = rawOf(connection)
      if (raw.bufferedAmount > bounds.unread) raw.terminate()
    }
  }, bounds.look).unref()
  io.engine.once('close', () => clearInterval(looking))
}

function counter(tooMany: () => void): () => void {
  let since = 0
  let messages = 0
  return () => {
    const now = performance.now()
    if (now - since > bounds.within) [since, messages] = [now, 0]
    messages += 1
    if (messages > bounds.messages) tooMany()
  }
}

import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long a visitor may keep a connection, in milliseconds; docs/operations.md tells operators and whoever has a slow line. */
export interface Patience {
  /** For the headers of a request, from the connection on. */
  readonly headers: number
  /** For a request with its body. */
  readonly request: number
  /** Without a byte in either direction, whatever is under way. */
  readonly idle: number
  /** Between an answer and the next request. */
  readonly keepAlive: number
  /** Until a body has to come at `slowest` bytes a second, on the average since its beginning. */
  readonly start: number
  readonly slowest: number
  /** How often all that is looked at. */
  readonly check: number
  /** For what is under way when the server is asked to end. */
  readonly ending: number
}

/** A résumé of 1 MB comes at 2 kB a second, too, which telephones reach where they barely reach anything; five hundred files take an hour. */
export const usualPatience: Patience = {
  headers: 20_000,
  request: 3_600_000,
  idle: 120_000,
  keepAlive: 72_000,
  start: 20_000,
  slowest: 2_048,
  check: 5_000,
  ending: 5_000,
}

/** Below this address lies the one thing that upgrades: the socket of the staff's pages. */
export const socketPath = '/api/socket'

/** Whether a request may leave HTTP. Whatever else wants to is answered as if it did not: Node would let go of its connection. */
export function mayUpgrade({ method, url, headers }: IncomingMessage): boolean {
  const isSocket = url?.startsWith(`${socketPath}/`) === true && method === 'GET'
  return isSocket && headers.upgrade?.toLowerCase() === 'websocket'
}

/** Whether a body that has been on its way for so many milliseconds comes too slowly to be waited for. */
export function isTooSlow(bytes: number, milliseconds: number, { start, slowest }: Patience): boolean {
  return milliseconds > start && bytes < ((milliseconds - start) / 1_000) * slowest + 1
}

interface Arriving {
  readonly request: IncomingMessage
  readonly since: number
  readonly before: number
}

/** Watches every connection of a server: bodies that trickle are cut off, and `end` leaves none open for longer than it may be. */
export function watchConnections(server: Server, patience: Patience): { readonly end: () => void } {
  const open = new Set<Socket>()
  const arriving = new Set<Arriving>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', (request) => {
    if (!Number(request.headers['content-length'] ?? 0) && !request.headers['transfer-encoding']) return
    arriving.add({ request, since: performance.now(), before: request.socket.bytesRead })
  })
  const look = () => {
    for (const one of arriving) {
      const { request, since, before } = one
      if (request.complete || request.socket.destroyed) arriving.delete(one)
      else if (isTooSlow(request.socket.bytesRead - before, performance.now() - since, patience))
        server.emit('clientError', tooSlow(), request.socket)
    }
  }
  const looking = setInterval(look, patience.check).unref()
  server.once('close', () => clearInterval(looking))
  const cutOff = () => {
    for (const socket of open) socket.destroy()
  }
  return { end: () => void setTimeout(cutOff, patience.ending).unref() }
}

/** As Node calls a request that takes too long. */
function tooSlow(): Error {
  return Object.assign(new Error('the body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}

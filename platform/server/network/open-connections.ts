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
  /** For the body of a stranger's upload. */
  readonly stranger: number
  /** Until a body has to come at `slowest` bytes a second, on the average of the last `window`. */
  readonly start: number
  readonly slowest: number
  readonly window: number
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
  stranger: 600_000,
  start: 20_000,
  slowest: 2_048,
  window: 60_000,
  check: 5_000,
  ending: 5_000,
}

/** Below this address lies the one thing that upgrades: the socket of the staff's pages. */
export const socketPath = '/api/socket'

/** Whether a request may leave HTTP. Others that want to are handled as plain HTTP; otherwise Node detaches the socket and we leak it. */
export function mayUpgrade({ method, url, headers }: IncomingMessage): boolean {
  const isSocket = url?.startsWith(`${socketPath}/`) === true && method === 'GET'
  return isSocket && headers.upgrade?.toLowerCase() === 'websocket'
}

/** Whether a body that has been on its way for so many milliseconds comes too slowly to be waited for. */
export function isTooSlow(bytes: number, milliseconds: number, { start, slowest }: Patience): boolean {
  return milliseconds > start && bytes < ((milliseconds - start) / 1_000) * slowest + 1
}

/** How much of a body had come at a moment, in milliseconds. */
interface Mark {
  readonly at: number
  readonly bytes: number
}

interface Arriving {
  readonly request: IncomingMessage
  /** The beginning, or the last mark before the window, and those after it. */
  marks: Mark[]
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
    const mark = { at: performance.now(), bytes: request.socket.bytesRead }
    arriving.add({ request, marks: [mark] })
  })
  const look = () => {
    for (const one of arriving) {
      const { request } = one
      if (request.complete || request.socket.destroyed) arriving.delete(one)
      else if (comesTooSlowly(one, patience)) cutOffSlow(request, server)
    }
  }
  const looking = setInterval(look, patience.check).unref()
  server.once('close', () => clearInterval(looking))
  const cutOff = () => {
    for (const socket of open) socket.destroy()
  }
  return { end: () => void setTimeout(cutOff, patience.ending).unref() }
}

/** Whether too little has come within the window. What waits here for a disk of ours is no fault of the sender's. */
function comesTooSlowly(one: Arriving, patience: Patience): boolean {
  const now = { at: performance.now(), bytes: one.request.socket.bytesRead }
  if (one.request.readableLength > 0) {
    one.marks = [now]
    return false
  }
  const next = one.marks[1]
  if (next && now.at - next.at >= patience.window) one.marks.shift()
  one.marks.push(now)
  const [from = now] = one.marks
  const milliseconds = now.at - from.at
  const grace = milliseconds < patience.window ? 0 : patience.start
  return isTooSlow(now.bytes - from.bytes, milliseconds + grace, patience)
}

/** Cuts a request off after so many milliseconds, unless that is cancelled before. */
export function endAfter(request: IncomingMessage, server: Server, milliseconds: number): () => void {
  const timer = setTimeout(() => cutOffSlow(request, server), milliseconds).unref()
  return () => clearTimeout(timer)
}

function cutOffSlow(request: IncomingMessage, server: Server): void {
  server.emit('clientError', tooSlow(), request.socket)
}

/** As Node calls a request that takes too long. */
function tooSlow(): Error {
  return Object.assign(new Error('the body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}

import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Server, type Socket } from 'socket.io'
import type { Caller } from '../caller.ts'
import { socketPath } from '../network/open-connections.ts'
import type { Announcer } from './announcer.ts'
import { createRecentChanges } from './recent-changes.ts'
import { boundSockets, bounds } from './socket-bounds.ts'
import { createSocketDoor } from './socket-door.ts'

/** What somebody has open in front of them. */
export interface Looking {
  readonly entity: string
  readonly id: number
}

export interface RealtimeParts {
  readonly server: HttpServer
  readonly announcer: Announcer
  readonly authenticate: (request: IncomingMessage) => Promise<Caller | null>
  /** Names the pages on the server, so that a window loaded from others can offer to reload. */
  readonly version: () => Promise<string>
  /** Whether a caller may see a record, and so who else looks at it. */
  readonly mayLook: (caller: Caller, looking: Looking) => Promise<boolean>
}

/** Between two looks of one window, in milliseconds: whoever leafs through records asks for the one they stop at. */
const lookPause = 100

/**
 * Sockets of signed-in people. A room an organisation carries the names of entities that changed, never their rows: what
 * a person sees is fetched again under their own rights. A room a record carries who has it open.
 */
export function createRealtime({ server, announcer, authenticate, mayLook, version }: RealtimeParts): Server {
  const decide = createSocketDoor(authenticate)
  const io = new Server(server, {
    path: socketPath,
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: bounds.bytes,
    connectTimeout: bounds.stranger,
    allowRequest: (request, answer) => {
      void decide(request).then((decision) => answer(decision, decision === 'open'))
    },
  })
  boundSockets(io)
  io.use((socket, next) => {
    // Again: the session may have ended since the handshake.
    authenticate(socket.request).then(
      (caller) => {
        socket.data.caller = caller
        next(caller ? undefined : new Error('not_signed_in'))
      },
      // The database cannot say now who this is. A refusal would make the window give up; a connection that is cut makes it try again.
      () => socket.conn.close(),
    )
  })
  const recent = createRecentChanges()
  io.on('connection', (socket) => {
    const caller: Caller = socket.data.caller
    // A window asks for what it shows before it listens, and comes back without having listened.
    const missed = recent.since(caller.organisationId, millisecondsIn(socket.handshake.auth))
    if (missed?.length !== 0) socket.emit('missed', missed)
    void socket.join([`organisation:${caller.organisationId}`, `session:${caller.sessionId}`])
    void version().then((name) => socket.emit('version', name))
    socket.on(
      'look',
      oneAtATime((looking) => look(io, socket, looking, mayLook)),
    )
    socket.on('disconnecting', () => {
      const room: unknown = socket.data.room
      if (typeof room === 'string') setImmediate(() => void tellLookers(io, room))
    })
  })
  announcer.onChange((organisationId, changed) => {
    recent.add(organisationId, changed)
    io.to(`organisation:${organisationId}`).emit('changed', changed)
    if (changed.session) io.in(changed.session.map((id) => `session:${id}`)).disconnectSockets()
  })
  // What others changed meanwhile was not heard: whoever connects again asks anew for what is on the screen.
  announcer.onGap(() => {
    recent.forget()
    for (const { conn } of io.of('/').sockets.values()) conn.close()
  })
  return io
}

/** For how long a window has not listened to what it shows, as it says itself; for ever where it does not. */
function millisecondsIn({ asking_for }: { readonly asking_for?: unknown }): number {
  return typeof asking_for === 'number' && asking_for >= 0 ? asking_for : Number.POSITIVE_INFINITY
}

/** Does the last that was asked for, one after the other with a pause between; what was asked before it is out of date. */
function oneAtATime(work: (asked: unknown) => Promise<void>): (asked: unknown) => void {
  let waiting: { readonly asked: unknown } | null = null
  let isBusy = false
  const goOn = async () => {
    isBusy = true
    while (waiting) {
      const { asked } = waiting
      waiting = null
      await work(asked).catch(() => undefined)
      await pause(lookPause, undefined, { ref: false })
    }
    isBusy = false
  }
  return (asked) => {
    waiting = { asked }
    if (!isBusy) void goOn()
  }
}

async function look(
  io: Server,
  socket: Socket,
  asked: unknown,
  mayLook: RealtimeParts['mayLook'],
): Promise<void> {
  const caller: Caller = socket.data.caller
  const left: unknown = socket.data.room
  socket.data.room = null
  if (typeof left === 'string') {
    await socket.leave(left)
    await tellLookers(io, left)
  }
  const looking = lookingOf(asked)
  if (!looking || !socket.connected || !(await mayLook(caller, looking).catch(() => false))) return
  // Whoever has gone meanwhile would stay in the room for ever.
  if (!socket.connected) return
  const room = `looking:${caller.organisationId}:${looking.entity}:${looking.id}`
  socket.data.room = room
  await socket.join(room)
  await tellLookers(io, room)
}

function lookingOf(asked: unknown): Looking | null {
  if (typeof asked !== 'object' || asked === null || !('entity' in asked) || !('id' in asked)) return null
  const { entity, id } = asked
  return typeof entity === 'string' && Number.isSafeInteger(id) ? { entity, id: Number(id) } : null
}

/** Tells everyone in a record's room who is there; one person with two windows is one person. */
async function tellLookers(io: Server, room: string): Promise<void> {
  const people = new Map<number, string>()
  for (const socket of await io.in(room).fetchSockets()) {
    const caller: Caller = socket.data.caller
    people.set(caller.userId, caller.name)
  }
  io.to(room).emit('lookers', { room, people: [...people].map(([id, name]) => ({ id, name })) })
}

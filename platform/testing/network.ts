import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What can be wrong with a network; all of it may change at any time. */
export interface Trouble {
  /** Milliseconds every answer takes longer. */
  delay?: number
  /** Connections are refused, and those that were there have been cut. */
  isGone?: boolean
  /** The network swallows, from this answer on, whatever would come back on the same connection. */
  swallowsFrom?: RegExp
}

const socketName = '.s.PGSQL.5432'

/** A network between a server and a PostgreSQL it reaches by a socket, that can be made as bad as networks get. */
export class Network {
  readonly #folder: string
  readonly #target: string
  readonly #server: net.Server
  readonly #sockets = new Set<net.Socket>()
  #trouble: Trouble = {}
  #connections = 0

  private constructor(folder: string, target: string) {
    this.#folder = folder
    this.#target = target
    this.#server = net.createServer((near) => this.#join(near))
  }

  /** Lays a network to the database's socket. */
  static async start(databaseUrl: string): Promise<Network> {
    const target = decodeURIComponent(new URL(databaseUrl).host)
    const network = new Network(await mkdtemp(join(tmpdir(), 'bole-network-')), target)
    await network.#listen()
    return network
  }

  /** The database's address through this network. */
  through(databaseUrl: string): string {
    return databaseUrl.replace(new URL(databaseUrl).host, encodeURIComponent(this.#folder))
  }

  /** How many connections were ever made. */
  get connections(): number {
    return this.#connections
  }

  /** Makes the network as bad as this says, and no worse: `{}` heals it. */
  async set(trouble: Trouble): Promise<void> {
    const wasGone = this.#trouble.isGone ?? false
    this.#trouble = trouble
    if (trouble.isGone && !wasGone) await this.#close()
    if (wasGone && !trouble.isGone) await this.#listen()
  }

  async end(): Promise<void> {
    if (!this.#trouble.isGone) await this.#close()
    await rm(this.#folder, { recursive: true, force: true })
  }

  #listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(join(this.#folder, socketName), resolve))
  }

  #close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  #join(near: net.Socket): void {
    this.#connections++
    const far = net.connect(join(this.#target, socketName))
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
    }
    near.on('data', (asked) => far.write(asked))
    let isSwallowed = false
    let due = 0
    far.on('data', (answer) => {
      isSwallowed ||= this.#trouble.swallowsFrom?.test(answer.toString('latin1')) ?? false
      if (isSwallowed) return
      // In the order they came, also when the delay becomes shorter.
      due = Math.max(due, Date.now() + (this.#trouble.delay ?? 0))
      if (due <= Date.now()) near.write(answer)
      else setTimeout(() => near.write(answer), due - Date.now())
    })
  }
}

import { connect, type Socket } from 'node:net'

/** An answer as the driver needs it. */
export interface Answer {
  readonly status: number
  readonly body: Buffer
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * One keep-alive connection that sends a request after the other. It knows just enough of HTTP/1.1 to time answers that name
 * their length, at a fraction of what a general client costs: the driver shares the processors with what it measures.
 */
export class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #resolve: ((answer: Answer) => void) | null = null
  #reject: ((error: Error) => void) | null = null

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (chunk) => this.#take(chunk))
    this.#socket.on('error', (error) => this.#reject?.(error))
    this.#socket.on('close', () => this.#reject?.(new Error('the server closed the connection')))
  }

  /** Sends a whole request; one at a time. */
  send(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#reject = null
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const end = this.#received.indexOf(endOfHead)
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
    if (Number.isNaN(length)) {
      this.#reject?.(new Error(`an answer without a length: ${head.split('\r\n', 1)[0]}`))
      return
    }
    const start = end + endOfHead.length
    if (this.#received.length < start + length) return
    const body = this.#received.subarray(start, start + length)
    this.#received = this.#received.subarray(start + length)
    this.#resolve?.({ status: Number(head.slice(9, 12)), body })
  }
}

/** A request as it goes over the wire, signed in by `cookie`. */
export function requestText(
  method: 'GET' | 'POST',
  path: string,
  options: { readonly cookie: string; readonly body?: string },
): Buffer {
  const body = Buffer.from(options.body ?? '')
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'x-requested-with: bole',
    'accept-language: en-US',
    `cookie: ${options.cookie}`,
    ...(method === 'POST' ? ['content-type: application/json', `content-length: ${body.length}`] : []),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body])
}

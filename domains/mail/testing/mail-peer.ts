import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A message as the mail server took it. */
export interface Received {
  readonly to: readonly string[]
  readonly from: string
  /** Headers and body, as they came over the wire. */
  readonly raw: string
  readonly isEncrypted: boolean
  /** When, in milliseconds of the machine's clock. */
  readonly at: number
}

/** What a mail server is like; all of it may change between messages. */
export interface Temper {
  /** Answers a recipient with this instead of taking it: `550 no such user`. */
  refusal?: string
  /** Answers the content with this, after it was sent. */
  contentRefusal?: string
  /** Lets whoever connects wait before it greets them, in milliseconds. */
  greetsAfter?: number
  /** Greets nobody before this has come. */
  greetsWhen?: Promise<unknown>
  /** Takes nobody without this password. */
  password?: string
}

/** A real mail server on a free port of this machine. */
export class MailPeer {
  readonly received: Received[] = []
  readonly port: number
  temper: Temper = {}
  readonly #server: SMTPServer

  private constructor(server: SMTPServer, port: number) {
    this.#server = server
    this.port = port
  }

  /** Starts one; without `offersTls` it knows no encryption. */
  static async start({ offersTls = false }: { readonly offersTls?: boolean } = {}): Promise<MailPeer> {
    const holder: { peer: MailPeer | null } = { peer: null }
    const temper = (): Temper => holder.peer?.temper ?? {}
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: offersTls ? [] : ['STARTTLS'],
      hideSTARTTLS: !offersTls,
      disableReverseLookup: true,
      logger: false,
      onConnect: (_session, done) => {
        const { greetsAfter = 0, greetsWhen } = temper()
        void Promise.all([pause(greetsAfter), greetsWhen]).then(() => done())
      },
      onAuth: ({ username, password }, _session, done) => {
        const isRight = password === (temper().password ?? 'anything')
        return isRight ? done(null, { user: username }) : done(answering('535 5.7.8 wrong password'))
      },
      onRcptTo: (_address, _session, done) => done(temper().refusal ? answering(temper().refusal) : null),
      onData: (stream, session, done) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          const { contentRefusal } = temper()
          if (contentRefusal) return done(answering(contentRefusal))
          const { mailFrom, rcptTo } = session.envelope
          holder.peer?.received.push({
            to: rcptTo.map(({ address }) => address),
            from: mailFrom ? mailFrom.address : '',
            raw: Buffer.concat(parts).toString('utf8'),
            isEncrypted: session.secure,
            at: Date.now(),
          })
          done(null, 'queued as 7F3')
        })
      },
    })
    server.on('error', () => undefined)
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const address = server.server.address()
    const peer = new MailPeer(server, typeof address === 'object' && address ? address.port : 0)
    holder.peer = peer
    return peer
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}

/** An error that the mail server answers as its three digits and words. */
function answering(answer = ''): Error {
  const [code = '', ...words] = answer.split(' ')
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) })
}

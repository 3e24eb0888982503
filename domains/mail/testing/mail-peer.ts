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
  /** The same, for some recipients alone. */
  refusalOf?: Readonly<Record<string, string>>
  /** Answers the content with this, after it was sent. */
  contentRefusal?: string
  /** Lets whoever connects wait before it greets them, in milliseconds. */
  greetsAfter?: number
  /** Takes nobody without this password. */
  password?: string
  /** Takes its time before it answers the content, in milliseconds. */
  takesAfter?: number
  /** Answers no content before this has come. */
  takesWhen?: Promise<unknown>
}

/** A real mail server on a free port of this machine. */
export class MailPeer {
  readonly received: Received[] = []
  /** How often somebody connected, and how many connections stand. */
  readonly connections = { made: 0, open: 0 }
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
      // A connection that is kept does not keep a test.
      closeTimeout: 50,
      onConnect: (_session, done) => {
        const counts = holder.peer?.connections
        if (counts) {
          counts.made++
          counts.open++
        }
        void pause(temper().greetsAfter ?? 0).then(() => done())
      },
      onClose: () => {
        if (holder.peer) holder.peer.connections.open--
      },
      onAuth: ({ username, password }, _session, done) => {
        const isRight = password === (temper().password ?? 'anything')
        return isRight ? done(null, { user: username }) : done(answering('535 5.7.8 wrong password'))
      },
      onRcptTo: ({ address }, _session, done) => {
        const refusal = temper().refusalOf?.[address] ?? temper().refusal
        done(refusal ? answering(refusal) : null)
      },
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
          const { takesAfter = 0, takesWhen } = temper()
          void Promise.all([pause(takesAfter), takesWhen]).then(() => done(null, 'queued as 7F3'))
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

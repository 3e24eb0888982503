import { once } from 'node:events'
import smpp, { type Pdu, type Server, type Session } from 'smpp'

/** A short message as the provider took it. */
interface Taken {
  readonly id: string
  readonly to: string
  readonly from: string
  readonly text: string
  /** The alphabet it was declared in. */
  readonly coding: number
}

/** A provider's message centre on a free port of this machine; receipts are sent when a test asks for them. */
export class SmsPeer {
  readonly taken: Taken[] = []
  readonly port: number
  /** What it answers a message with instead of taking it; 0: it takes it. */
  refusal = 0
  password = 'secret'
  readonly #server: Server
  readonly #bound: Session[] = []

  private constructor(server: Server, port: number) {
    this.#server = server
    this.port = port
  }

  static async start(): Promise<SmsPeer> {
    const holder: { peer: SmsPeer | null } = { peer: null }
    const server = smpp.createServer((session) => holder.peer?.serve(session))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    holder.peer = new SmsPeer(server, typeof address === 'object' ? (address?.port ?? 0) : 0)
    return holder.peer
  }

  get url(): string {
    return `smpp://bole:secret@127.0.0.1:${this.port}?from=Acme&country=86`
  }

  private serve(session: Session): void {
    session.on('error', () => undefined)
    session.on('bind_transceiver', (pdu: Pdu) => {
      const isRight = pdu.system_id === 'bole' && pdu.password === this.password
      if (isRight) this.#bound.push(session)
      session.send(pdu.response(isRight ? {} : { command_status: smpp.errors.ESME_RBINDFAIL }))
    })
    session.on('enquire_link', (pdu: Pdu) => session.send(pdu.response()))
    session.on('submit_sm', (pdu: Pdu) => {
      if (this.refusal !== 0) return session.send(pdu.response({ command_status: this.refusal }))
      const id = `m${this.port}-${this.taken.length + 1}`
      const { message = '' } = pdu.message_payload ?? pdu.short_message ?? {}
      const { destination_addr: to = '', source_addr: from = '', data_coding: coding = -1 } = pdu
      this.taken.push({ id, to, from, text: String(message), coding })
      return session.send(pdu.response({ message_id: id }))
    })
  }

  /** Tells what became of a message; answers the status the other side took it with. */
  async receipt(id: string, stat: string): Promise<number> {
    const session = this.#bound.at(-1)
    if (!session) throw new Error('nobody is bound')
    const text = `id:${id} sub:001 dlvrd:001 submit date:2611230605 done date:2611230606 stat:${stat} err:000 text:`
    const fields = {
      esm_class: 4,
      source_addr: '8613800000000',
      destination_addr: 'Acme',
      short_message: text,
    }
    return new Promise((resolve) => {
      session.send(new smpp.PDU('deliver_sm', fields), (answer) => resolve(answer.command_status))
    })
  }

  /** Somebody writes back from a number; answers the status the other side took it with. */
  async reply(from: string, text: string): Promise<number> {
    const session = this.#bound.at(-1)
    if (!session) throw new Error('nobody is bound')
    const fields = { source_addr: from, destination_addr: 'Acme', short_message: text }
    return new Promise((resolve) => {
      session.send(new smpp.PDU('deliver_sm', fields), (answer) => resolve(answer.command_status))
    })
  }

  /** Hangs up on everybody, as a provider does when it restarts. */
  hangUp(): void {
    for (const session of this.#bound.splice(0)) session.destroy()
  }

  async stop(): Promise<void> {
    this.hangUp()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}

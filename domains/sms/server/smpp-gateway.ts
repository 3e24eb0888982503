import { once } from 'node:events'
import { codingOf, numberFrom, type Receipt, readReceipt, usualCountry } from '@bole/sms/model'
import smpp, { type Pdu, type Session } from 'smpp'
import type { ShortMessageGateway, Submitted } from './gateway.ts'
import type { Reply } from './take-reply.ts'

/** How long an answer may take, and how often a lost connection is sought again, in milliseconds. */
const patience = 15_000
const seeksAgainAfter = 10_000
const stillThereEvery = 30_000

interface SmppSettings {
  /** `smpp://system_id:password@host:port?from=Bole&country=86`; `ssmpp://` for an encrypted connection. */
  readonly url: string
  /** Answers whether the message it is about is known; else the provider is asked to bring it again. */
  readonly onReceipt: (receipt: Receipt) => Promise<boolean>
  /** Somebody wrote back. */
  readonly onReply: (reply: Reply) => Promise<void>
  readonly log: (line: string) => void
}

/** A provider spoken to by SMPP 3.4: one connection that takes messages and brings receipts, sought again whenever it is lost. */
export class SmppGateway implements ShortMessageGateway {
  readonly #settings: SmppSettings
  readonly country: string
  readonly #place: URL
  #bound: Promise<Session> | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(settings: SmppSettings) {
    this.#settings = settings
    this.#place = new URL(settings.url)
    this.country = this.#place.searchParams.get('country') ?? usualCountry
  }

  /** Connects, and stays connected until `stop`: receipts come when nobody sends. */
  start(): void {
    const seek = () => void this.#session().catch(() => undefined)
    seek()
    this.#timer = setInterval(seek, seeksAgainAfter).unref()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    const session = await this.#bound?.catch(() => null)
    session?.destroy()
  }

  async submit(to: string, text: string): Promise<Submitted> {
    const from = this.#place.searchParams.get('from') ?? ''
    const number = numberFrom(to, this.country)
    if (number === null) return { isTaken: false, status: 0x0b, said: `${to} is no phone number` }
    const { coding, isLong } = codingOf(text)
    try {
      const answer = await asking(
        await this.#session(),
        new smpp.PDU('submit_sm', {
          ...{ source_addr: from, source_addr_ton: /^\+?\d+$/.test(from) ? 1 : 5 },
          ...{ destination_addr: number, dest_addr_ton: 1, dest_addr_npi: 1, registered_delivery: 1 },
          // What is declared and what leaves are one: left alone, the library calls the bytes of GSM ASCII.
          data_coding: coding,
          ...(isLong ? { message_payload: { message: text } } : { short_message: text }),
        }),
      )
      const said = nameOf(answer.command_status)
      return answer.command_status === 0
        ? { isTaken: true, providerId: answer.message_id ?? '', said: `${said} ${answer.message_id ?? ''}` }
        : { isTaken: false, status: answer.command_status, said }
    } catch (error) {
      return { isTaken: false, status: null, said: error instanceof Error ? error.message : String(error) }
    }
  }

  #session(): Promise<Session> {
    this.#bound ??= this.#bind().catch((error) => {
      this.#bound = null
      throw error
    })
    return this.#bound
  }

  async #bind(): Promise<Session> {
    const { url, log } = this.#settings
    const session = smpp.connect({ url, auto_enquire_link_period: stillThereEvery })
    session.on('error', (error: Error) => log(`SMS gateway: ${error.message}`))
    session.on('close', () => {
      this.#bound = null
    })
    session.on('enquire_link', (pdu: Pdu) => session.send(pdu.response()))
    session.on('deliver_sm', (pdu: Pdu) => void this.#take(session, pdu))
    await once(session, url.startsWith('ssmpp:') ? 'secureConnect' : 'connect', {
      signal: AbortSignal.timeout(patience),
    }).catch((error) => {
      session.destroy()
      throw error
    })
    const { username, password } = this.#place
    const named = { system_id: decodeURIComponent(username), password: decodeURIComponent(password) }
    const answer = await asking(session, new smpp.PDU('bind_transceiver', named))
    if (answer.command_status === 0) return session
    session.destroy()
    throw new Error(`bind refused: ${nameOf(answer.command_status)}`)
  }

  async #take(session: Session, pdu: Pdu): Promise<void> {
    const isTaken = await this.#taken(pdu).catch(() => false)
    session.send(pdu.response(isTaken ? {} : { command_status: smpp.errors.ESME_RX_T_APPN }))
  }

  async #taken(pdu: Pdu): Promise<boolean> {
    const text = textOf(pdu)
    const receipt = readReceipt(text)
    if (receipt) return this.#settings.onReceipt(receipt)
    if (!isSpecial(pdu)) await this.#settings.onReply({ from: pdu.source_addr ?? '', text, at: new Date() })
    return true
  }
}

/** What the lower bits of `esm_class` say where it is no ordinary message (SMPP 3.4, section 5.2.12). */
const isSpecial = ({ esm_class = 0 }: Pdu) => (esm_class & 0x3c) !== 0

/** Sends and waits for the answer; a connection that ends meanwhile answers nothing. */
function asking(session: Session, pdu: Pdu): Promise<Pdu> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('the gateway closed the connection'))
    const timer = setTimeout(() => {
      session.destroy()
      reject(new Error('the gateway did not answer'))
    }, patience)
    session.once('close', end)
    const settle = (answer: Pdu) => {
      clearTimeout(timer)
      session.off('close', end)
      resolve(answer)
    }
    if (!session.send(pdu, settle)) end()
  })
}

function textOf({ short_message, message_payload }: Pdu): string {
  const { message = '' } = message_payload ?? short_message ?? {}
  return typeof message === 'string' ? message : Buffer.from(message).toString('latin1')
}

/** The name of a status, as the protocol has it: `ESME_RINVDSTADR`. */
function nameOf(status: number): string {
  const [name = ''] = Object.entries(smpp.errors).find(([, code]) => code === status) ?? []
  return `${name} (0x${status.toString(16)})`
}

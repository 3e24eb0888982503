/** What is used of the library, which comes without types. */
declare module 'smpp' {
  import type { EventEmitter } from 'node:events'
  import type { Server as NetServer } from 'node:net'

  export interface Pdu {
    readonly command: string
    readonly command_status: number
    readonly sequence_number: number
    readonly esm_class?: number
    readonly message_id?: string
    readonly data_coding?: number
    readonly system_id?: string
    readonly password?: string
    readonly source_addr?: string
    readonly destination_addr?: string
    readonly short_message?: { readonly message?: string | Uint8Array }
    readonly message_payload?: { readonly message?: string | Uint8Array }
    response(fields?: Readonly<Record<string, unknown>>): Pdu
  }

  export interface Session extends EventEmitter {
    send(pdu: Pdu, answered?: (answer: Pdu) => void): boolean
    close(): void
    destroy(): void
    enquire_link(): boolean
  }

  export interface Server extends NetServer {
    readonly sessions: readonly Session[]
  }

  const smpp: {
    readonly connect: (options: {
      readonly url: string
      readonly auto_enquire_link_period: number
    }) => Session
    readonly createServer: (listener: (session: Session) => void) => Server
    readonly PDU: new (command: string, fields: Readonly<Record<string, unknown>>) => Pdu
    readonly errors: Readonly<Record<string, number>>
  }
  export default smpp
}

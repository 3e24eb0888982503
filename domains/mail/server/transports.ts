import { connectOutward } from '@bole/platform/outward'
import { createTransport, type Transporter } from 'nodemailer'
import type { MailServer } from './mail-server.ts'

// A server may let strangers wait before it greets them.
const patience = { connectionTimeout: 15_000, greetingTimeout: 45_000, socketTimeout: 60_000 }

/**
 * How connections are kept: few, as mail servers limit them, and not for long, as a server that closes one first may do so while a message
 * begins. One that is lost before anything of a message was said is sought again once.
 */
const keeping = { pool: true, maxConnections: 4, idleTimeout: 60_000, maxRequeues: 1 } as const

/** The transports that are kept, by the organisation whose server they lead to; null: the installation's. */
const kept = new Map<number | null, { readonly settings: string; readonly transport: Transporter }>()

/** A transport for one message, which whoever asks closes. */
export function transportTo(server: MailServer): Transporter {
  return createTransport(optionsFor(server))
}

/** The transport that keeps its connections to a server; where the settings are others than before, the former one ends. */
export function keptTransportTo(server: MailServer): Transporter {
  const whose = server.kind === 'own' ? server.organisationId : null
  const settings = JSON.stringify(server)
  const held = kept.get(whose)
  if (held?.settings === settings) return held.transport
  held?.transport.close()
  const transport: Transporter = createTransport({ ...optionsFor(server), ...keeping })
  kept.set(whose, { settings, transport })
  return transport
}

/** Ends the connections to an organisation's own server: its settings are others now, or gone. */
export function closeTransportOf(organisationId: number): void {
  kept.get(organisationId)?.transport.close()
  kept.delete(organisationId)
}

/** Ends all connections that are kept; what is being handed over this moment is finished. */
export function closeTransports(): void {
  for (const { transport } of kept.values()) transport.close()
  kept.clear()
}

function optionsFor(server: MailServer) {
  if (server.kind === 'installation') return { url: server.url, ...patience }
  const { host, port, security, username, password } = server
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(username === '' ? {} : { auth: { user: username, pass: password ?? '' } }),
    ...patience,
    // A company typed the host; what the installation's settings name is the operator's own.
    getSocket: (_options: unknown, answer: GotSocket) =>
      void connectOutward({ host, port, patience: patience.connectionTimeout }).then(
        (connection) => answer(null, { connection }),
        (error: Error) => answer(error, false),
      ),
  }
}

type Connected = Awaited<ReturnType<typeof connectOutward>>
type GotSocket = (error: Error | null, options: { connection: Connected } | false) => void

import type { IncomingMessage } from 'node:http'

/** A message somebody was sent, as the platform was asked to. */
export interface Sent {
  readonly path: string
  readonly body: unknown
}

/** What the peers know: codes they gave out, tokens that hold, and what they were told to send. */
export interface PeerState {
  readonly app: { readonly id: string; readonly secret: string; readonly agentId: string }
  /** By code, until it is spent: who comes, and the challenge they left with. */
  readonly codes: Map<
    string,
    { readonly subject: string; readonly name: string; readonly challenge: string | null }
  >
  /** Whose a person's token is. */
  readonly tokens: Map<string, { readonly subject: string; readonly name: string }>
  /** The one token of the app that holds; null where none does. */
  appToken: string | null
  /** How often one was asked for. */
  appTokens: number
  readonly sent: Sent[]
}

/** A request as the peers look at it. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
  readonly headers: IncomingMessage['headers']
}

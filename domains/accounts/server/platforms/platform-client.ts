import type { Platform } from '@bole/accounts/model'

/** The app of a company at a platform. */
export interface App {
  readonly platform: Platform
  readonly id: string
  readonly secret: string
  /** Empty where the platform asks for none. */
  readonly agentId: string
  /** Of WeChat's messages; empty where the app is no service account. */
  readonly templateId: string
}

/** What somebody is sent out with. */
export interface WayOut {
  readonly state: string
  /** Of the verifier they come back with (RFC 7636). */
  readonly challenge: string
  /** The address to come back to. */
  readonly redirect: string
  /** Whether the browser is the platform's own, inside its app. */
  readonly isInside: boolean
}

/** What somebody comes back with. */
export interface WayBack {
  readonly code: string
  readonly verifier: string
  readonly redirect: string
}

/** Who somebody is on a platform. */
export interface Somebody {
  /** One person for ever, to this app. */
  readonly subject: string
  readonly name: string
}

export interface PlatformMessage {
  readonly text: string
  /** The whole address of what it is about. */
  readonly link: string
}

/** What we ask of a platform. Everything that asks throws PlatformFailure. */
export interface PlatformClient {
  /** The names of the code in the query that somebody comes back with. */
  readonly codeNames: readonly string[]
  readonly addressOut: (app: App, way: WayOut) => string
  readonly personOf: (app: App, back: WayBack) => Promise<Somebody>
  readonly send: (app: App, subject: string, message: PlatformMessage) => Promise<void>
}

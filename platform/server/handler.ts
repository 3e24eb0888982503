import type { Readable } from 'node:stream'
import type {
  Api,
  BodyOf,
  Call,
  CallRecord,
  Language,
  ParamsOf,
  QueryOf,
  RefusalOf,
  ReplyOf,
} from '@bole/platform/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './caller.ts'
import type { Refusal, RefusalDetails, RefusalTexts } from './failures.ts'
import type { FileStore, StoredFile } from './files/file-store.ts'
import type { Transaction } from './transaction.ts'

/** A file as an answer; `isInline` lets the browser show it instead of saving it. */
export interface FileAnswer {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array | Readable
  readonly isInline?: boolean
}

type WithTotal<C extends CallRecord> = C['hasTotal'] extends true
  ? { readonly data: ReplyOf<C>; readonly total: number }
  : C['hasMessage'] extends true
    ? { readonly data: ReplyOf<C>; readonly message: string }
    : ReplyOf<C>

/** What a handler answers with: the envelope's data, with its total or message where the call has one, or a file. */
export type Answer<C extends CallRecord> = C['sendsFile'] extends true ? FileAnswer : WithTotal<C>

/** What the host gives a handler, checked: who asks, for what, and a transaction of their organisation. */
export interface Context<C extends CallRecord> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  readonly caller: C['access'] extends 'anyone' ? Caller | null : Caller
  /** The request's only transaction; before anybody is signed in it sees no rows until the handler enters an organisation. */
  readonly tx: Transaction
  readonly files: readonly StoredFile[]
  readonly store: FileStore
  readonly language: Language
  readonly now: Date
  /** A rule's no, to be thrown; only codes the call declares. */
  readonly refuse: (code: RefusalOf<C>, details?: RefusalDetails) => Refusal
  /** For a call whose record does not say so, as only some of what it takes needs it: ends it where the caller's last proof is not recent. */
  readonly needProof: () => void
  readonly request: FastifyRequest
  readonly setCookie: (name: string, value: string | null, options: CookieOptions) => void
}

export interface CookieOptions {
  readonly days: number
  readonly isReadableByScripts?: boolean
}

/** The use case behind one call. */
export type Handler<C extends CallRecord> = (context: Context<C>) => Promise<Answer<C>>

/** A handler for every call of a domain: a call without one does not compile. */
export type Handlers<A extends Api> = { readonly [Verb in keyof A]: Handler<A[Verb]> }

/** One domain's calls, handlers and refusal texts, ready for the host. */
export interface Routes {
  readonly calls: readonly { readonly call: Call; readonly handle: Handler<CallRecord> }[]
  readonly texts: RefusalTexts
}

/** Binds a domain's handlers to its contract. */
export function defineRoutes<A extends Api>(api: A, handlers: Handlers<A>, texts: RefusalTexts): Routes {
  const calls = Object.entries(api).map(([verb, call]) => ({
    call,
    handle: handlers[verb] as unknown as Handler<CallRecord>,
  }))
  return { calls, texts }
}

import { type Call, type Envelope, type ReplyOf, strictly } from '@bole/platform/contract'
import { vi } from 'vitest'
import * as z from 'zod'

/** One call the browser made, as the server's host would have understood it. */
export interface Sent {
  readonly call: Call
  readonly params: Readonly<Record<string, string>>
  /** As it stood in the address. */
  readonly query: Readonly<Record<string, string>>
  /** Parsed JSON, or the form itself. */
  readonly body: unknown
  readonly headers: Headers
}

/** What a test's server says to one call. */
export interface Answering {
  readonly call: Call
  readonly respond: (sent: Sent) => Response | Promise<Response>
}

function envelope(given: Partial<Envelope>, http = 200): Response {
  return Response.json(
    { status: http === 200 ? 'success' : 'error', message: '', ...given },
    { status: http },
  )
}

/** Answers a call with data, which has to be what its contract promises. */
export function answering<C extends Call>(
  call: C,
  data: ReplyOf<C> | ((sent: Sent) => ReplyOf<C>),
  total?: number,
  message = '',
): Answering {
  const respond = (sent: Sent) => {
    const given = typeof data === 'function' ? (data as (sent: Sent) => ReplyOf<C>)(sent) : data
    call.reply.parse(given)
    return envelope({ message, data: given, ...(total === undefined ? {} : { total }) })
  }
  return { call, respond }
}

/** A rule's no. */
export function refusing<C extends Call>(
  call: C,
  code: C['refusals'] extends readonly (infer Code)[] ? Code : never,
  given: Pick<Partial<Envelope>, 'status' | 'message' | 'data' | 'notice' | 'showType'> = {},
): Answering {
  return { call, respond: () => envelope({ status: 'error', code: String(code), ...given }) }
}

/** An HTTP status other than 200; null is a connection that is lost. */
export function failing(call: Call, http: number | null, given: Partial<Envelope> = {}): Answering {
  const respond = () => {
    if (http === null) throw new TypeError('the connection is lost')
    return envelope(given, http)
  }
  return { call, respond }
}

/** Answers no call before it is told to. */
export function holding(answer: Answering): Answering & { readonly letGo: () => void } {
  const gate = Promise.withResolvers<void>()
  return {
    call: answer.call,
    respond: async (sent) => {
      await gate.promise
      return answer.respond(sent)
    },
    letGo: () => gate.resolve(),
  }
}

/** A server of a test's own behind `fetch`, the one border that is not ours. */
export interface TestServer {
  /** Every call made so far. */
  readonly sent: readonly Sent[]
  readonly bodiesOf: (call: Call) => readonly unknown[]
  readonly queriesOf: (call: Call) => readonly Readonly<Record<string, string>>[]
  /** Answers differently from now on. */
  readonly now: (...answers: readonly Answering[]) => void
}

/** The path parameters of an address that is the call's; null for another call's. */
function paramsOf(call: Call, method: string, path: string): Record<string, string> | null {
  if (call.method !== method) return null
  const pattern = call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^/api/${pattern}$`).exec(path)
  return found ? { ...found.groups } : null
}

const nothing = z.object({})

/** Holds what was sent against the contract, so that a screen cannot ask what the server would turn away. */
function check({ call, params, query, body }: Sent): void {
  call.params?.parse(params)
  strictly(call.query ?? nothing).parse(query)
  if (!(body instanceof FormData)) strictly(call.body ?? nothing).parse(body ?? {})
}

/** Answers the browser's calls; later answers come before earlier ones, an unexpected call is 404. */
export function serve(...answers: readonly Answering[]): TestServer {
  let all = [...answers]
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    const url = new URL(address, 'http://localhost')
    for (const { call, respond } of all.toReversed()) {
      const params = paramsOf(call, init.method ?? 'GET', url.pathname)
      if (!params) continue
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? null)
      const query = Object.fromEntries(url.searchParams)
      const one = { call, params, query, body, headers: new Headers(init.headers) }
      sent.push(one)
      check(one)
      return respond(one)
    }
    return envelope({ message: `nobody expected ${init.method} ${url.pathname}` }, 404)
  })
  const of = (call: Call) => sent.filter((one) => one.call.name === call.name)
  return {
    sent,
    bodiesOf: (call) => of(call).map(({ body }) => body),
    queriesOf: (call) => of(call).map(({ query }) => query),
    now: (...more) => {
      all = [...all, ...more]
    },
  }
}

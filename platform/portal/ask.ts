import {
  addressOf,
  type Call,
  type Envelope,
  type Language,
  type ReplyOf,
  type RequestOf,
} from '@bole/platform/contract'
import { CallFailed, failureOf } from './call-failed.ts'

/** Milliseconds a phone waits for an answer before it says that there is no connection. */
const patience = 20_000

let askedLanguage: Language = 'zh-CN'

/** The language answers are written in from now on. */
export function setAskedLanguage(language: Language): void {
  askedLanguage = language
}

/** Headers every call carries: the language, and the mark of our own pages. */
export function callHeaders(): Record<string, string> {
  return { 'x-requested-with': 'bole', 'accept-language': askedLanguage }
}

/** Data of an answer; throws `CallFailed` for anything else. */
export function dataOf<Data>(envelope: Envelope<Data>): Data {
  if (envelope.status === 'success' && envelope.data !== undefined) return envelope.data
  throw new CallFailed(envelope.code ?? 'failed', envelope.message, envelope.errors)
}

interface Parts {
  readonly params?: object
  readonly query?: object
  readonly body?: object
}

/**
 * Makes a call from a candidate's page: no cache, no session, nothing of the staff app. `total` is there where the call
 * counts. Throws `CallFailed`.
 */
export async function ask<Asked extends Call>(
  call: Asked,
  request: RequestOf<Asked> & Parts,
): Promise<{ readonly data: ReplyOf<Asked>; readonly total: number }> {
  const { params, query, body }: Parts = request
  try {
    const response = await fetch(addressOf(call, { ...params }, { ...query }), {
      method: call.method,
      headers: { ...callHeaders(), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(patience),
    })
    const envelope: Envelope<ReplyOf<Asked>> = await response.json()
    return { data: dataOf(envelope), total: envelope.total ?? 0 }
  } catch (error) {
    throw failureOf(error)
  }
}

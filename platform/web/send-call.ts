import { addressOf, type Call, type Envelope, type ReplyOf, type RequestOf } from '@bole/platform/contract'
import { currentLanguage } from './language.ts'

/** A rule said no; `data` is what the rule gave instead, such as the fresh record. */
export class CallRefused extends Error {
  readonly code: string
  readonly isWarning: boolean
  /** How the answer wants to be shown; undefined where it does not say. */
  readonly showType: Envelope['showType']
  readonly data: unknown
  readonly notice: Envelope['notice']

  constructor(envelope: Envelope) {
    super(envelope.message || envelope.errorMessage)
    this.code = envelope.code ?? envelope.errorCode ?? ''
    this.isWarning = envelope.status === 'warning'
    this.showType = envelope.showType
    this.data = envelope.data
    this.notice = envelope.notice
  }
}

/** The call did not come to an answer: an HTTP failure, or none at all when `http` is null (offline, server gone). */
export class CallFailed extends Error {
  readonly http: number | null
  readonly address: string
  readonly errors: NonNullable<Envelope['errors']>
  readonly requestId: string | undefined

  constructor(address: string, http: number | null, envelope?: Partial<Envelope>) {
    super(envelope?.message || envelope?.errorMessage || '')
    this.http = http
    this.address = address
    this.errors = envelope?.errors ?? []
    this.requestId = envelope?.request_id
  }
}

/** What a call answers with: its data, and the total where it has one. */
export interface Answered<C extends Call> {
  readonly data: ReplyOf<C>
  readonly total: number
  /** What a success says besides: shown as an error (specification, section 8). */
  readonly message?: string
}

/** Asks whoever sits here to prove who they are; false when they would rather not. */
type AskForProof = () => Promise<boolean>

let askForProof: AskForProof = async () => false

/** Sets how a proof is asked for; called once by the shell. */
export function onProofNeeded(ask: AskForProof): void {
  askForProof = ask
}

/**
 * Makes a call from the browser. Throws `CallRefused` or `CallFailed`. A call that wants a recent proof of who asks is made again
 * once it is given.
 */
export async function sendCall<C extends Call>(
  call: C,
  request: RequestOf<C>,
  signal?: AbortSignal,
): Promise<Answered<C>> {
  try {
    return await sendOnce(call, request, signal)
  } catch (error) {
    const isProofNeeded = error instanceof CallFailed && error.http === 428
    if (!isProofNeeded || !(await askForProof())) throw error
    return sendOnce(call, request, signal)
  }
}

async function sendOnce<C extends Call>(
  call: C,
  request: RequestOf<C>,
  signal?: AbortSignal,
): Promise<Answered<C>> {
  const { params, query, body } = request as { params?: object; query?: object; body?: unknown }
  const address = addressOf(call, { ...params }, { ...query })
  const isForm = body instanceof FormData
  const response = await fetch(address, {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      'x-requested-with': 'bole',
      'accept-language': currentLanguage(),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? (isForm ? body : JSON.stringify(body)) : null,
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new CallFailed(address, null)
  })
  const envelope = (await response.json().catch(() => null)) as Envelope<ReplyOf<C>> | null
  if (!response.ok || !envelope) throw new CallFailed(address, response.status, envelope ?? undefined)
  if (!(envelope.success ?? envelope.status === 'success')) throw new CallRefused(envelope)
  const said = envelope.message ? { message: envelope.message } : {}
  return { data: envelope.data as ReplyOf<C>, total: envelope.total ?? 0, ...said }
}

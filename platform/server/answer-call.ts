import type { Call, CallRecord, EntityName } from '@bole/platform/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, mayCall, needProof } from './caller.ts'
import { deadlockTries, isDeadlock } from './database.ts'
import { Failure, Refusal, type RefusalTexts } from './failures.ts'
import { type Arrival, cancelCleanup, dropFiles, scheduleCleanup } from './files/arriving-files.ts'
import { beginUpload, type UnderWay } from './files/begin-upload.ts'
import { receiveUpload } from './files/receive-upload.ts'
import { sendFile } from './files/send-file.ts'
import type { UploadsUnderWay } from './files/uploads-under-way.ts'
import type { Context, FileAnswer, Handler } from './handler.ts'
import type { HostParts } from './host-parts.ts'
import { type Kept, keptFrom, refuseKept, withoutKept } from './kept/kept-fields.ts'
import { isOwnOrigin } from './network/own-origin.ts'
import { languageOfRequest } from './request-language.ts'
import { sendFailure } from './send-failure.ts'
import { setCookieOn } from './set-cookie.ts'
import { Transaction } from './transaction.ts'
import { findBrokenPromise, validate } from './validate.ts'

interface Asked {
  readonly parts: HostParts
  readonly uploads: UploadsUnderWay
  readonly call: Call
  readonly handle: Handler<CallRecord>
  readonly texts: RefusalTexts
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** One call from request to answer: access, origin, input, handler, commit, announcement. */
export async function answerCall(asked: Asked): Promise<FastifyReply> {
  const { parts, call, request, reply } = asked
  const language = languageOfRequest(request)
  const isReadOnly = call.method === 'GET' && !call.changes
  let tx: Transaction | null = null
  let arrival: Arrival | null = null
  let commitStarted = false
  let underWay: UnderWay | null = null
  let kept: Kept | null = null
  try {
    let caller = await admitted(asked)
    kept = keptFrom(call, caller, parts.mask)
    const now = parts.now?.() ?? new Date()
    if (call.needsProof) needProof(caller, now)
    if (!isReadOnly && !isFromOurPages(request)) throw new Failure('foreign_origin')
    if (call.uploads) underWay = await beginUpload(asked, call.uploads, caller)
    arrival = call.uploads ? await scheduleCleanup(parts, call.uploads.files) : null
    const fields =
      call.uploads && arrival ? await receiveUpload(request, parts.store, call.uploads, arrival) : null
    underWay?.end()
    // A body may take minutes, in which somebody's access ends.
    if (call.uploads) caller = await admitted(asked)
    const body = fields ?? request.body
    const input = validate(call, { params: request.params, query: request.query, body }, language)
    if (kept) refuseKept(call, input, kept, language)
    let answer: unknown
    for (let triesLeft = arrival ? 0 : deadlockTries; tx === null; triesLeft--) {
      tx = new Transaction(parts.database, caller?.organisationId ?? 0, { readOnly: isReadOnly })
      try {
        answer = await asked.handle({
          ...input,
          caller,
          tx,
          files: arrival?.files ?? [],
          store: parts.store,
          language,
          now,
          refuse: (code, details) => new Refusal(code, details),
          needProof: () => needProof(caller, now),
          request,
          setCookie: setCookieOn(reply, parts.isSecure),
        } as Context<CallRecord>)
        if (arrival) cancelCleanup(tx, arrival)
        commitStarted = true
        await tx.commit()
      } catch (error) {
        if (!isDeadlock(error) || triesLeft === 0 || tx.committed.size > 0) throw error
        await tx.rollback()
        tx = null
      }
    }
    publishChanges(asked, tx, call.changes ?? [])
    if (call.sendsFile) return sendFile(reply, answer as unknown as FileAnswer)
    return sendSuccess(asked, answer, kept)
  } catch (error) {
    await tx?.rollback()
    // What a handler committed before it refused stays, and is told.
    if (tx) publishChanges(asked, tx, [])
    if (arrival && !(commitStarted && tx?.mayHaveCommitted)) await dropFiles(parts, arrival)
    if (error instanceof Refusal) return sendRefusal(asked, error, kept)
    return sendFailure(error, request, reply, language)
  } finally {
    underWay?.end()
  }
}

/** Who asks, once they are known to be allowed to. */
async function admitted({ parts, call, request }: Asked): Promise<Caller | null> {
  const caller = await parts.authenticate(request)
  if (!mayCall(caller, call.access)) throw new Failure(caller ? 'not_permitted' : 'not_signed_in')
  return caller
}

/** A page of another origin cannot set this header without our consent, nor hide its Origin. */
function isFromOurPages(request: FastifyRequest): boolean {
  return request.headers['x-requested-with'] === 'bole' && isOwnOrigin(request.headers)
}

/** Passes on what was committed; of the entities a call changes, those it did not name are told of as a whole. */
function publishChanges({ parts }: Asked, tx: Transaction, changes: readonly EntityName[]): void {
  for (const [organisationId, announcements] of tx.committed) {
    const named = new Set(announcements.map(({ entity }) => entity))
    const whole = changes.filter((entity) => !named.has(entity)).map((entity) => ({ entity, id: null }))
    if (organisationId > 0) parts.publish(organisationId, [...announcements, ...whole])
  }
  tx.committed.clear()
}

function sendSuccess({ parts, call, reply }: Asked, answer: unknown, kept: Kept | null): FastifyReply {
  const isParted = call.hasTotal || call.hasMessage
  const parted = (isParted ? answer : { data: answer }) as { data: unknown; total?: number; message?: string }
  const { data: whole, total, message = '' } = parted
  const data = kept ? withoutKept(call.reply, whole, kept) : whole
  const broken = parts.checksReplies ? findBrokenPromise(call.reply, data) : null
  if (broken) throw new Error(`${call.name} breaks its promise: ${broken}`)
  const text = JSON.stringify({ status: 'success', message, data, total })
  // Encoded here: left to the socket, a page of Chinese names takes a tenth of the request longer.
  return reply.type('application/json').send(Buffer.from(text))
}

function sendRefusal(
  { call, texts, request, reply }: Asked,
  refusal: Refusal,
  kept: Kept | null,
): FastifyReply {
  if (!call.refusals?.includes(refusal.code)) {
    const undeclared = new Error(
      `${call.name} refuses with ${refusal.code}, which its contract does not declare`,
    )
    return sendFailure(undeclared, request, reply, languageOfRequest(request))
  }
  const { isWarning, notice } = refusal.details
  const described = call.refusedWith
  const data = !kept ? refusal.details.data : described && withoutKept(described, refusal.details.data, kept)
  const message = refusal.text(languageOfRequest(request), texts)
  const status = isWarning ? 'warning' : 'error'
  const { code } = refusal
  return reply.send({ status, message, code, errorCode: code, showType: isWarning ? 1 : 2, data, notice })
}

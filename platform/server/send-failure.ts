import type { Language } from '@bole/platform/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { DatabaseSilent, isConnectionLost } from './database.ts'
import { Failure, type FailureCode, InvalidInput } from './failures.ts'
import { FileTooLarge } from './files/file-store.ts'

/** Answers anything that went wrong in the reader's language; what is our fault is logged and only numbered outside. */
export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
): FastifyReply {
  const failure = error instanceof Failure ? error : new Failure(codeOf(error))
  // Nobody is left to answer; what broke off with the connection is no failure of ours.
  const hasHungUp = request.raw.readableAborted && error instanceof Error && isNetworkTrouble(error)
  if (failure.isExpected) tellOnceInAWhile(failure, request)
  else if (!hasHungUp) request.log.error({ err: error, url: request.url }, 'call failed')
  return reply.status(failure.status).send({
    status: 'error',
    message: failure.text(language),
    code: failure.code,
    errorCode: failure.code,
    errors: failure instanceof InvalidInput ? failure.errors : undefined,
    request_id: failure.isExpected ? undefined : request.id,
  })
}

/** Milliseconds between two lines about strangers who were refused for want of room. */
const whileBetween = 3_600_000
let toldAt = Number.NEGATIVE_INFINITY

/** The operator learns that strangers are refused; however many there are, it fills no log. */
function tellOnceInAWhile(failure: Failure, request: FastifyRequest): void {
  if (failure.status < 500 || performance.now() - toldAt < whileBetween) return
  toldAt = performance.now()
  request.log.warn({ url: request.url, code: failure.code }, 'strangers are refused')
}

function codeOf(error: unknown): FailureCode {
  if (error instanceof FileTooLarge) return 'too_large'
  if (error instanceof pg.DatabaseError) return ofDatabase(error)
  if (error instanceof DatabaseSilent) return 'unavailable'
  if (isStorageFull(error)) return 'storage_full'
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null
  if (status === 413) return 'too_large'
  if (status === 429) return 'too_many'
  if (typeof status === 'number' && status >= 400 && status < 500) return 'malformed'
  return error instanceof Error && isNetworkTrouble(error) ? 'unavailable' : 'unexpected'
}

/** 53100 is a full disk. Classes 53 (resources), 55P03 and 57 (operator intervention) pass by themselves; 22 is a value no column can hold. */
function ofDatabase(error: pg.DatabaseError): FailureCode {
  if (error.code === '53100') return 'storage_full'
  if (isConnectionLost(error) || /^(53|55P03|57)/.test(error.code ?? '')) return 'unavailable'
  return error.code?.startsWith('22') ? 'malformed' : 'unexpected'
}

function isNetworkTrouble(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  // What the driver says of a connection without a code: no room in time, broken off, or asked again after that.
  const isGone = /timeout exceeded|terminated|not queryable/i.test(error.message)
  // Of a database's socket that is not there. A file that is not there is lost, and stays so.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/.test(code) || isGone
}

/** A full disk, a used-up quota of a file system, and what buckets say of theirs. */
function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return /^(ENOSPC|EDQUOT)$/.test(code) || /^(QuotaExceeded|XMinioStorageFull)/.test(error.name)
}

import { seesEveryOrganisation } from '@bole/accounts/model'
import { type Caller, notFound, prepared, type Query, type Transaction } from '@bole/platform/server'

/** A file by its latest reading, as it is found past the wall between organisations. */
export interface FileSeen {
  readonly file_id: number
  readonly reading_id: number
  readonly organisation_id: number
  readonly organisation: string
  readonly name: string
  readonly bytes: number
  readonly resume_id: number | null
  readonly document_kind: string | null
  readonly is_scan: boolean
  readonly state: 'read' | 'unreadable'
  readonly unreadable_reason: string | null
  readonly reader: number
  readonly found: number
  readonly doubtful: number
  readonly took_ms: number | null
  readonly begun_at: Date
  readonly readings: number
  readonly reports: number
  readonly newer: 'reading' | 'open' | 'accepted' | 'kept' | 'same' | 'failed' | null
  readonly total: number
}

// Text: functions of the database, the only way past the wall between organisations (migration 0371).
/**
 * Of one organisation ($1) or of all: in some states ($2) or any, of readers before one ($3) or of any, reported ($4) or not, this file
 * ($5) or any, so many ($6) after so many ($7).
 */
export const filesSeen = prepared<FileSeen>('select * from operator_files($1, $2, $3, $4, $5, $6, $7)')
const organisationOfFile = prepared<Owner>('select * from organisation_of_file($1)')
const organisationOfReading = prepared<Owner>('select * from organisation_of_reading($1)')

interface Owner {
  readonly organisation_id: number
}

/** The organisation whose files the caller sees: null for all of them. */
export const onlyOf = (caller: Caller): number | null =>
  seesEveryOrganisation(caller.scopes.accounts.kind) ? null : caller.organisationId

/** Goes on in the organisation that a record is of; 404 where there is none, or it is not the caller’s to see. */
async function enter(tx: Transaction, caller: Caller, asked: Query<Owner>): Promise<void> {
  const found = await tx.find(asked)
  const only = onlyOf(caller)
  if (!found || (only !== null && only !== found.organisation_id)) throw notFound()
  tx.enter(found.organisation_id)
}

export const enterFile = (tx: Transaction, caller: Caller, id: number) =>
  enter(tx, caller, organisationOfFile(id))

export const enterReading = (tx: Transaction, caller: Caller, id: number) =>
  enter(tx, caller, organisationOfReading(id))

/** One file with its latest reading; 404 where it was never read. The transaction goes on in its organisation. */
export async function requireFile(tx: Transaction, caller: Caller, id: number): Promise<FileSeen> {
  await enterFile(tx, caller, id)
  const file = await tx.find(filesSeen(tx.organisationId, null, null, false, id, 1, 0))
  if (!file) throw notFound()
  return file
}

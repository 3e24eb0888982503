import type { FileReading, OperatorFile } from '@bole/parse-administration/contract'
import { whyNotReadAgain } from '@bole/parse-administration/model'
import { readerVersion } from '@bole/parsing/model'
import { type Caller, may } from '@bole/platform/server'
import type { ReadingsView } from '@bole/resumes/view'
import type { FileSeen } from './file-store.ts'

type Went = Pick<
  ReadingsView['document_readings'],
  | 'state'
  | 'unreadable_reason'
  | 'reader'
  | 'document_kind'
  | 'is_scan'
  | 'found'
  | 'doubtful'
  | 'took_ms'
  | 'begun_at'
>

const howItWent = (row: Went) => ({
  state: row.state,
  reason: row.unreadable_reason,
  reader: row.reader,
  document_kind: row.document_kind,
  is_scan: row.is_scan,
  found: row.found,
  doubtful: row.doubtful,
  took_ms: row.took_ms,
  create_time: row.begun_at.toISOString(),
})

/** Names of files are names of people: they are told to those of the same organisation who see everybody in it. */
const mayKnowName = (caller: Caller, organisationId: number) =>
  organisationId === caller.organisationId &&
  may(caller, 'candidates.view') &&
  caller.scopes.candidates.kind === 'organisation'

export function presentFile(row: FileSeen, caller: Caller): OperatorFile {
  return {
    id: row.file_id,
    organization: row.organisation,
    name: mayKnowName(caller, row.organisation_id) ? row.name : null,
    bytes: row.bytes,
    ...howItWent(row),
    is_older: row.reader < readerVersion,
    reading_count: Number(row.readings),
    report_count: Number(row.reports),
    newer: row.newer,
    can: { look: true, reread: whyNotReadAgain({ resumeId: row.resume_id, newer: row.newer }) === null },
  }
}

export function presentReading(row: Went & Pick<FileReading, 'id' | 'cause'>): FileReading {
  return { id: row.id, cause: row.cause, ...howItWent(row) }
}

import type { parseAdministrationApi } from '@bole/parse-administration/contract'
import { type Caller, type Handler, may, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { seenApplications } from '@bole/resumes/server'
import { requireFile } from './file-store.ts'
import { presentFile, presentReading } from './present-file.ts'
import { coveredFields } from './present-newer.ts'
import { parses, rereadingsOf } from './rereading-store.ts'

/** One file, in whichever organisation it is; what stands in it is told to nobody. */
export const getFileInfo: Handler<typeof parseAdministrationApi.getFileInfo> = async ({
  query,
  caller,
  tx,
}) => {
  const file = await requireFile(tx, caller, query.id)
  const [readings, reports] = await tx.load(
    parses
      .selectFrom('document_readings')
      .select(['id', 'cause', 'state', 'unreadable_reason', 'reader', 'document_kind', 'is_scan'])
      .select(['found', 'doubtful', 'took_ms', 'begun_at'])
      .where('file_id', '=', query.id)
      .orderBy('id', 'desc'),
    parses
      .selectFrom('parse_reports')
      .select(['id', 'body', 'is_done', 'answer', 'created_at'])
      .where('resume_id', '=', file.resume_id)
      .orderBy('id', 'desc'),
  )
  return {
    file: presentFile(file, caller),
    readings: readings.map(presentReading),
    reports: reports.map(({ id, body, is_done, answer, created_at }) => ({
      ...{ id, text: body, is_done: is_done ? 1 : 0, answer, create_time: created_at.toISOString() },
    })),
    newer: file.resume_id === null ? null : await newerOf(tx, caller, file.resume_id),
  }
}

async function newerOf(tx: Transaction, caller: Caller, resumeId: number) {
  const row = await tx.find(rereadingsOf(resumeId))
  if (!row) return null
  const seen = providedFor(seenApplications).seesPerson(caller, 'resumes.candidate_id')
  const isTheirs = tx.organisationId === caller.organisationId && may(caller, 'candidates.edit')
  const person = isTheirs
    ? await tx.find(parses.selectFrom('resumes').select('id').where('id', '=', resumeId).where(seen))
    : undefined
  return {
    id: row.id,
    state: row.state,
    reason: row.unreadable_reason,
    reader: row.reader,
    ...{ found: row.found, changed: row.changed, gone: row.gone },
    ask_time: row.asked_at.toISOString(),
    fields: coveredFields(row),
    can: { compare: person !== undefined && row.state !== 'reading' && row.state !== 'failed' },
  }
}

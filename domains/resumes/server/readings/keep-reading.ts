import { type ReadingTrace, readerVersion } from '@bole/parsing/model'
import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { countFound } from '../../model/count-found.ts'
import type { ReadOutcome } from '../lazy-reader.ts'
import { resumes } from '../resume-store.ts'

/** A file that was read: why, and what came of it. */
export interface ReadFile {
  readonly fileId: number
  /** Null where no résumé came of it. */
  readonly resumeId: number | null
  readonly cause: 'arrival' | 'again' | 'newer'
  readonly outcome: ReadOutcome
  readonly at: Date
}

/** Keeps that a file was read and how it went, step by step; nothing of what it says. It is the file's latest reading from now on. */
export function keepReading(tx: Transaction, { fileId, resumeId, cause, outcome, at }: ReadFile): void {
  const trace = traceOf(outcome, at)
  const reason = 'reason' in outcome ? outcome.reason : null
  const of = 'result' in outcome ? outcome.result : null
  tx.save(
    resumes
      .updateTable('document_readings')
      .set({ is_latest: false })
      .where('file_id', '=', fileId)
      .where('is_latest', '=', true),
    resumes
      .with('reading', (made) =>
        made
          .insertInto('document_readings')
          .values({
            organisation_id: tx.organisationId,
            ...{ file_id: fileId, resume_id: resumeId, cause, reader: trace.reader },
            ...{ document_kind: of?.document.kind ?? null, is_scan: of?.ocr ?? false },
            ...{ state: of ? 'read' : 'unreadable', unreadable_reason: reason },
            ...countFound(of?.parsed ?? {}),
            took_ms: trace.steps.reduce((sum, { ms }) => sum + ms, 0),
            begun_at: new Date(trace.begun),
          })
          .returning('id'),
      )
      .insertInto('document_reading_steps')
      .columns(['organisation_id', 'reading_id', 'place', 'step', 'took_ms', 'outcome'])
      .expression(
        sql`select ${tx.organisationId}::bigint, reading.id, step.place, step.name, step.ms, step.outcome from reading,
          unnest(${trace.steps.map(({ step }) => step)}::text[], ${trace.steps.map(({ ms }) => ms)}::integer[],
            ${trace.steps.map((_, place) => (place === trace.steps.length - 1 && reason) || 'done')}::text[])
          with ordinality step (name, ms, outcome, place)`,
      ),
  )
  tx.announce('document_reading')
}

/** How it went; of what was kept without that, only when it was kept. */
function traceOf(outcome: ReadOutcome, at: Date): ReadingTrace {
  const told = 'result' in outcome ? outcome.result.trace : outcome.trace
  return told ?? { reader: readerVersion, begun: at.toISOString(), steps: [] }
}

import { compareReadings, countDifferences, whatCame } from '@bole/parse-administration/model'
import type { Transaction } from '@bole/platform/server'
import { type Readings, rereading } from '@bole/resumes/model'
import { type ReadOutcome, readings, saveReading } from '@bole/resumes/server'
import { parses, rereadingWithFile } from './rereading-store.ts'
import type { RestOfReading } from './tables.ts'

/** Keeps what a newer reader read, beside what is held; only where nothing could be read before it is taken over at once. */
export async function keepNewer(tx: Transaction, id: number, outcome: ReadOutcome, at: Date): Promise<void> {
  const row = await tx.find(rereadingWithFile(id).forUpdate('rereadings'))
  if (row?.state !== 'reading') return
  const { file_id: fileId, resume_id: resumeId, candidate_id: candidateId, parsed: before } = row
  readings.keepReading(tx, { fileId, resumeId, cause: 'newer', outcome, at })
  const result = 'result' in outcome ? outcome.result : null
  const after: Readings = result ? rereading.withBirthDate(result.parsed, at.getFullYear()) : {}
  const differences = countDifferences(compareReadings(before, after, row.corrections))
  const wasRead = row.held_state === 'read' && Object.keys(before).length > 0
  const state = whatCame({ isRead: result !== null, wasRead, differences })
  if (state === 'accepted' && result)
    await saveReading(tx, { result, resumeId, candidateId, at, cause: 'kept' })
  const rest: RestOfReading | null = result && {
    ...{ text: result.text, preview: result.preview, ocr: result.ocr },
    document: { kind: result.document.kind, pages: result.document.pages },
  }
  tx.save(
    parses
      .updateTable('rereadings')
      .set({
        ...differences,
        state,
        unreadable_reason: 'reason' in outcome ? outcome.reason : null,
        reader: ('result' in outcome ? outcome.result.trace : outcome.trace)?.reader ?? null,
        ...{ before: readings.storableJson(before), before_read_at: row.held_since },
        after: readings.storableJson(after),
        rest: state === 'open' ? readings.storableJson(rest) : null,
        read_at: at,
        settled_at: state === 'accepted' ? at : null,
        version: row.version + 1,
      })
      .where('id', '=', id),
  )
  tx.announce('rereading', id)
}

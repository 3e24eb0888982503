import type { parseAdministrationApi } from '@bole/parse-administration/contract'
import type { ReadingStep } from '@bole/parsing/model'
import { readingSteps } from '@bole/parsing/model'
import type { Handler } from '@bole/platform/server'
import { enterReading } from './file-store.ts'
import { parses } from './rereading-store.ts'

/** What one reading went through; none of what was read before steps were kept. */
export const listSteps: Handler<typeof parseAdministrationApi.listSteps> = async ({ query, caller, tx }) => {
  await enterReading(tx, caller, query.id)
  const [rows] = await tx.load(
    parses
      .selectFrom('document_reading_steps')
      .select(['place', 'step', 'took_ms', 'outcome'])
      .where('reading_id', '=', query.id)
      .orderBy('place'),
  )
  return { list: rows.map((row) => ({ ...row, step: stepOf(row.step) })) }
}

const stepOf = (word: string): ReadingStep => readingSteps.find((step) => step === word) ?? 'whole'

import type { Caller, Transaction } from '@bole/platform/server'
import { type NewPosition, positionsRefusals, type RowResults } from '@bole/positions/contract'
import { insertPositions } from '../insert-positions.ts'
import { preparePositions } from '../prepare-positions.ts'
import type { FaultyField } from '../read-row.ts'

/** A row as far as it could be read, and where its faults are shown. */
export interface RowToMake {
  readonly position: NewPosition | null
  readonly errors: readonly FaultyField[]
  /** The place of a field's fault: the field, or the column of a table. */
  readonly placeOf: (field: string) => string
  /** Of a row of a table, said with what became of it. */
  readonly said?: { readonly line: number; readonly cells: Record<string, string> }
}

interface Making {
  readonly tx: Transaction
  readonly caller: Caller
  readonly now: Date
  readonly language: keyof typeof positionsRefusals
  readonly body: { readonly check_only: boolean; readonly skip_faulty: boolean }
  readonly refuse: (
    code: 'rows_invalid',
    details: { readonly values: { readonly count: number }; readonly data: RowResults },
  ) => Error
}

/**
 * Checks every row before any is written, and makes them all in one transaction. With a fault among them nothing is made, unless rows with
 * faults are to be left out.
 */
export async function makeRows(context: Making, rows: readonly RowToMake[]): Promise<RowResults> {
  const { body, language, refuse } = context
  const prepared = await preparePositions(
    context,
    rows.flatMap(({ position }) => position ?? []),
  )
  const checked = prepared.values()
  const read = rows.map((row) => {
    const { value } = row.position ? checked.next() : { value: undefined }
    const found = value?.faults.map(({ field, refusal }) => ({ path: field, code: refusal })) ?? []
    return { ...row, ready: value?.position, faults: [...row.errors, ...found] }
  })
  const right = read.filter(({ faults }) => faults.length === 0)
  const count = read.length - right.length
  const isWritten = !body.check_only && (count === 0 || body.skip_faulty)
  const ids = isWritten
    ? await insertPositions(
        context,
        right.flatMap(({ ready }) => ready ?? []),
      )
    : []
  const made = ids.values()
  const answer: RowResults = {
    done: ids.length,
    results: read.map(({ faults, placeOf, said }, row) => ({
      row,
      ...said,
      id: (faults.length === 0 ? made.next().value : null) ?? null,
      errors: faults.map(({ path, code }) => ({
        path: placeOf(path),
        code,
        message: positionsRefusals[language][code],
      })),
    })),
  }
  if (count > 0 && !body.check_only && !body.skip_faulty)
    throw refuse('rows_invalid', { values: { count }, data: answer })
  return answer
}

import type { Handler } from '@bole/platform/server'
import { type positionsApi, positionsRefusals } from '@bole/positions/contract'
import { insertPositions } from './insert-positions.ts'
import { preparePositions } from './prepare-positions.ts'
import { type FaultyField, readRow } from './read-row.ts'
import { mayManage } from './scope.ts'

/** Every row is checked before any is written; with one fault among them nothing is. */
export const createManyPositions: Handler<typeof positionsApi.createManyPositions> = async (context) => {
  const { body, caller, language, refuse } = context
  if (!mayManage(caller)) throw refuse('read_only')
  const read = body.rows.map((row) => readRow({ theme_id: body.theme_id, ...row }))
  const readable = read.flatMap(({ position }) => position ?? [])
  const prepared = await preparePositions(context, readable)
  const checked = prepared.values()
  const faults = read.map(({ position, errors }): readonly FaultyField[] => {
    const { value } = position ? checked.next() : { value: undefined }
    return value ? value.faults.map(({ field, refusal }) => ({ path: field, code: refusal })) : errors
  })
  const isFaulty = faults.some((errors) => errors.length > 0)
  const ids =
    isFaulty || body.check_only
      ? []
      : await insertPositions(
          context,
          prepared.map(({ position }) => position),
        )
  const answer = {
    done: ids.length,
    results: faults.map((errors, row) => ({
      row,
      id: ids[row] ?? null,
      errors: errors.map(({ path, code }) => ({ path, code, message: positionsRefusals[language][code] })),
    })),
  }
  if (isFaulty && !body.check_only) {
    const count = faults.filter((errors) => errors.length > 0).length
    throw refuse('rows_invalid', { values: { count }, data: answer })
  }
  return answer
}

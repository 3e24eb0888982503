import type { Handler } from '@bole/platform/server'
import { type positionsApi, positionsRefusals } from '@bole/positions/contract'
import { closePosition, openPosition } from '@bole/positions/model'
import { lockPositions } from './position-store.ts'
import { saveState } from './save-state.ts'
import { mayManage } from './scope.ts'
import { openableOf } from './standing.ts'

/** Several opened or closed at once; each that cannot be says why. */
export const changeManyStates: Handler<typeof positionsApi.changeManyStates> = async (context) => {
  const { body, caller, tx, now, language, refuse } = context
  if (!mayManage(caller)) throw refuse('read_only')
  const seen = new Map(body.positions.map(({ id, version }) => [id, version]))
  const rows = await lockPositions(tx, caller, [...seen.keys()])
  const outcomes = [...seen].map(([id, version]) => {
    const row = rows.find((position) => position.id === id)
    if (!row) return { id, title: '', code: 'not_found' as const }
    if (row.version !== version) return { id, title: row.title, code: 'stale' as const }
    const { state } = row
    const decision = body.state === 'open' ? openPosition(state, openableOf(row)) : closePosition(state)
    return 'refusal' in decision ? { id, title: row.title, code: decision.refusal } : row
  })
  return {
    done: outcomes.flatMap((row) => ('version' in row ? [saveState(tx, row, body.state, now)] : [])),
    refused: outcomes.flatMap((outcome) =>
      'code' in outcome ? [{ ...outcome, message: positionsRefusals[language][outcome.code] }] : [],
    ),
  }
}

import type { ImportDetail, ImportItem } from '@bole/imports/contract'
import { guessStanding, importStates, wordKey } from '@bole/imports/model'
import type { ImportRecord } from './import-store.ts'

type Named = Pick<
  ImportRecord,
  'id' | 'name' | 'kind' | 'state' | 'rows_read' | 'sums' | 'created_at' | 'ended_at' | 'user_id'
> & { readonly user_name: string }

const none = { new: 0, known: 0, refused: 0, done: 0, removed: 0, in_part: 0, kept: 0 }

/** An import as the wire carries it in a list. */
export function presentImport(row: Named): ImportItem {
  return {
    ...{ id: row.id, name: row.name, kind: row.kind, state: row.state, rows_read: row.rows_read },
    user: { id: row.user_id, name: row.user_name },
    sums: { ...none, ...row.sums },
    create_time: row.created_at.toISOString(),
    end_time: row.ended_at?.toISOString() ?? null,
    can: { open: true, remove: importStates.whatCanBeDone(row.state).remove },
  }
}

/** One import with its choices: what somebody said of a word, else what is guessed of it. */
export function presentDetail(
  row: ImportRecord & { readonly user_name: string },
  byTitle: ReadonlyMap<string, number>,
  choices: ImportDetail['choices'],
): ImportDetail {
  const { positions = {}, statuses = {} } = row.words
  return {
    ...presentImport(row),
    ...{ version: row.version, reason: row.reason, columns: row.columns, mapping: [...row.mapping] },
    can: importStates.whatCanBeDone(row.state),
    positions: (row.found.positions ?? []).map(({ word, rows }) => {
      const key = wordKey(word)
      const isSaid = Object.hasOwn(positions, key)
      const position_id = isSaid ? (positions[key] ?? null) : (byTitle.get(key) ?? null)
      return { word, rows, position_id, is_settled: isSaid || position_id !== null }
    }),
    statuses: (row.found.statuses ?? []).map(({ word, rows }) => {
      const key = wordKey(word)
      const isSaid = Object.hasOwn(statuses, key)
      const standing = isSaid ? (statuses[key] ?? null) : guessStanding(word)
      return { word, rows, standing, is_settled: isSaid || standing !== null }
    }),
    ...{ position_id: row.position_id, skips_known: row.skips_known, progress_id: row.progress_id },
    choices,
  }
}

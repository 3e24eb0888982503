import type { Arrival } from '@bole/intake/contract'
import { isReadable } from '@bole/intake/model'
import type { Language } from '@bole/platform/contract'
import type { Selectable } from 'kysely'
import { presentItem } from './present-item.ts'
import type { IntakeItemRow } from './tables.ts'

interface Row extends Selectable<IntakeItemRow> {
  readonly candidate_name: string | null
  readonly position_title: string | null
  readonly folder_name: string | null
}

/** An arrival as the wire carries it; archives are shown by their entries alone. */
export function presentArrival(row: Row, language: Language, now: Date): Arrival[] {
  return presentItem({ ...row, bytes: null }, language, now).map(
    ({ id, name, state, reason, reason_text, post_id, candidate, can_retry, has_file }) => ({
      ...{ id, door: row.door, name, sender: row.sender, state, reason, reason_text, post_id, candidate },
      position: row.position_id === null ? null : { id: row.position_id, title: row.position_title ?? '' },
      folder: row.folder_id === null ? null : { id: row.folder_id, name: row.folder_name ?? '' },
      created_at: row.created_at.toISOString(),
      settled_at: row.settled_at?.toISOString() ?? null,
      can: {
        assign: can_retry && row.position_id === null && isReadable(reason),
        retry: can_retry && row.position_id !== null && isReadable(reason),
        by_hand: can_retry,
        save_file: has_file,
      },
    }),
  )
}

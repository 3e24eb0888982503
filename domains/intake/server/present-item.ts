import { type IntakeItem, reasonTexts } from '@bole/intake/contract'
import { canRetry } from '@bole/intake/model'
import type { Language } from '@bole/platform/contract'
import type { IntakeItemRow } from './tables.ts'

type Row = {
  readonly id: number
  readonly position_id: number | null
  readonly name: string
  readonly bytes: number | null
  readonly file_id: number | null
  readonly state: IntakeItem['state'] | 'unpacked'
  readonly reason: IntakeItemRow['reason']
  readonly application_id: number | null
  readonly candidate_id: number | null
  readonly candidate_name: string | null
  readonly created_at: Date
}

/** A file as the wire carries it; archives are shown by their entries alone. */
export function presentItem(row: Row, language: Language, now: Date): IntakeItem[] {
  if (row.state === 'unpacked') return []
  const hasFile = row.file_id !== null
  return [
    {
      id: row.id,
      position_id: row.position_id,
      name: row.name,
      bytes: row.bytes,
      state: row.state,
      reason: row.reason,
      reason_text: row.reason ? reasonTexts[language][row.reason] : '',
      post_id: row.application_id,
      candidate: row.candidate_id === null ? null : { id: row.candidate_id, name: row.candidate_name ?? '' },
      can_retry: canRetry(row.state, hasFile, now.getTime() - row.created_at.getTime()),
      has_file: hasFile,
    },
  ]
}

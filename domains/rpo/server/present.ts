import type { Language } from '@bole/platform/contract'
import { type RpoRecord, rpoReasons } from '@bole/rpo/contract'
import { whatCanBeDone } from '@bole/rpo/model'
import type { ShownRecord } from './record-store.ts'

/** A file that was handed in as the wire carries it; whose candidate it became, and whom the company knew, stays with the company. */
export function presentRecord(row: ShownRecord, language: Language): RpoRecord {
  return {
    id: row.id,
    batch_id: row.batch_id,
    name: row.name,
    person_name: row.person_name,
    lacks_contact: row.has_contact === false,
    bytes: row.bytes,
    theme: { id: row.project_id, name: row.project_name },
    position: { id: row.position_id, title: row.title },
    dir: row.folder_id === null ? null : { id: row.folder_id, name: row.folder_name ?? '' },
    remark: row.remark,
    status: row.state,
    reason: row.reason,
    reason_text: row.reason ? rpoReasons[language][row.reason] : '',
    duplicate_of: row.same_as === null ? null : { id: row.same_as, name: row.earlier_name ?? '' },
    create_time: row.created_at.toISOString(),
    submit_time: row.sent_at?.toISOString() ?? null,
    settle_time: row.settled_at?.toISOString() ?? null,
    version: row.version,
    can: whatCanBeDone({ state: row.state, batch: row.batch_state }),
  }
}

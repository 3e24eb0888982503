import type { FileOfPerson } from './file-store.ts'
import { isShownInline } from './media-type.ts'

/** A file of a person as the wire carries it. */
export function presentFile(row: FileOfPerson) {
  return {
    file_id: row.file_id,
    name: row.name,
    media_type: row.media_type,
    bytes: row.bytes,
    state: row.state,
    reason: row.unreadable_reason,
    resume_id: row.resume_id,
    is_current: row.resume_id === row.current_id,
    is_shown_inline: isShownInline(row.media_type),
    uploaded_by: row.uploaded_by === null ? null : { id: row.uploaded_by, name: row.uploader ?? '' },
    uploaded_at: row.created_at.toISOString(),
  }
}

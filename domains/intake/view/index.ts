import type { ItemReason } from '@bole/intake/model'

/** What came in from outside and what became of it, as other domains may join it in list queries. */
export interface ArrivalsView {
  intake_items: {
    organisation_id: number
    id: number
    position_id: number | null
    name: string
    sender: string
    state: 'waiting' | 'accepted' | 'duplicate' | 'failed' | 'unpacked'
    reason: ItemReason | null
    /** The archive that it came in; null of what came by itself. */
    archive_item_id: number | null
    candidate_id: number | null
    application_id: number | null
  }
}

import type { NotifyEvent, Written } from '@bole/notifications/model'
import type { Language } from '@bole/platform/contract'
import type { Insertable } from 'kysely'
import type { NotifyRecordRow } from '../tables.ts'

/** What messages that are asked for together have in common. */
export interface Asked {
  readonly stage: number
  readonly event: NotifyEvent
  /** About nobody's own application: who wants no more of such gets none. */
  readonly isGeneral: boolean
  /** Absent: for each their own. */
  readonly language?: Language | undefined
  /** Whoever asks for it; null: nobody of staff. */
  readonly by: { readonly id: number; readonly name: string } | null
  readonly batchId: string
  /** By what it is to go. */
  readonly channel: Written
  /** It stands on the candidate's page and leaves by nothing else. */
  readonly isOnPageAlone?: boolean | undefined
  /** Not before; null: at once. */
  readonly at: Date | null
  /** It leaves in quiet hours, too. */
  readonly isUrgent?: boolean | undefined
  /** Whoever is reached by several applications gets one, about the newest. */
  readonly isOnceEach?: boolean | undefined
  /** Nobody asked for it: who is not told of it has no message that failed. */
  readonly isUnasked?: boolean | undefined
}

/** A row that is to be written. */
export type NewRecord = Insertable<NotifyRecordRow>

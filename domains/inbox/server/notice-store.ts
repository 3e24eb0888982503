import { builtOnce } from '@bole/platform/server'
import { inbox } from './progress-store.ts'

/** A notice as another domain's screen shows it among its own. */
export interface UnreadNotice {
  readonly id: number
  readonly kind: string
  readonly facts: Record<string, string | number>
  readonly link: string | null
  readonly created_at: Date
}

/** The newest notices somebody has not read; they stand on the first screen, so the query is built once. */
export const unreadNotices = builtOnce<[userId: number, atMost: number], UnreadNotice>((userId, atMost) =>
  inbox
    .selectFrom('notices')
    .select(['id', 'kind', 'facts', 'link', 'created_at'])
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .orderBy('id', 'desc')
    .limit(atMost),
)

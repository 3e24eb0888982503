import { builtOnce, type Transaction } from '@bole/platform/server'
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

/** What somebody is to be told. */
export interface NewNotice {
  readonly userId: number
  readonly kind: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly link: string
  /** Of what: nobody is told twice of the same by the same kind of notice. */
  readonly about: string
}

/** Tells people, in the transaction in which it happens, what they have not been told yet. */
export function tellOnce(tx: Transaction, notices: readonly NewNotice[]): void {
  if (notices.length === 0) return
  tx.save(
    inbox
      .insertInto('notices')
      .values(
        notices.map(({ userId, kind, facts, link, about }) => {
          return {
            organisation_id: tx.organisationId,
            user_id: userId,
            kind,
            facts: { ...facts },
            link,
            about,
          }
        }),
      )
      .onConflict((conflict) => conflict.doNothing()),
  )
  tx.announce('notice')
}

import { readerOf } from '@bole/accounts/server'
import { applicationsSeenBy } from '@bole/pipeline/server'
import { may, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'

interface Notice {
  readonly userId: number
  /** The applications it is about. */
  readonly about: readonly number[]
}

/** The notices whose recipients may open every application that they are about: a notice tells a candidate's name. */
export async function toRecipientsWhoSee<N extends Notice>(
  tx: Transaction,
  notices: readonly N[],
): Promise<readonly N[]> {
  const seen = new Map<number, ReadonlySet<number>>()
  for (const [userId, theirs] of Map.groupBy(notices, (notice) => notice.userId)) {
    const reader = await readerOf(tx, userId)
    const ids = theirs.flatMap(({ about }) => about)
    if (!reader || !may(reader, 'candidates.view')) continue
    const [rows] = await tx.load(
      applicationsSeenBy(reader).where(sql<SqlBool>`applications.id = any(${ids}::bigint[])`),
    )
    seen.set(userId, new Set(rows.map(({ id }) => id)))
  }
  return notices.filter(({ userId, about }) => about.every((id) => seen.get(userId)?.has(id)))
}

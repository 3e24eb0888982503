import { foundByWords, type Handler, may } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { type SqlBool, sql } from 'kysely'
import { requireCandidate } from '../resume-store.ts'
import { mergeRows, mergesSeen, undoRefusal } from './merge-store.ts'
import { newestOf } from './pair-store.ts'

/** The ledger of merges; of a person also those of records behind theirs, and those that were undone. */
export const listMerges: Handler<typeof resumesApi.listMerges> = async ({ query, caller, tx }) => {
  const { page, page_size, state } = query
  const person = query.post_id === undefined ? null : await requireCandidate(tx, caller, query.post_id)
  const conditions = [
    ...(person === null
      ? []
      : [
          sql<SqlBool>`(person_merges.kept_id in (select records_behind(${person}))
            or person_merges.other_id in (select records_behind(${person})))`,
        ]),
    ...(state ? [sql<SqlBool>`(person_merges.undone_at is not null) = ${state === 'undone'}`] : []),
    ...(query.keyword ? [foundByWords(query.keyword, 'kept_name', 'other_name')] : []),
  ]
  const isAsked = sql<SqlBool>`${sql.join([sql`true`, ...conditions], sql` and `)}`
  const [rows, [count]] = await tx.load(
    mergeRows(caller)
      .where(isAsked)
      .limit(page_size)
      .offset((page - 1) * page_size),
    mergesSeen(caller).where(isAsked).select(sql<number>`count(*)`.as('total')),
  )
  const newest = await newestOf(tx, caller, [...new Set(rows.map(({ known_as }) => known_as))])
  const mayMerge = may(caller, 'candidates.merge')
  const list = rows.map((row) => ({
    id: row.id,
    kept_name: row.kept_name,
    other_name: row.other_name,
    post_id: newest.get(row.known_as)?.id ?? null,
    taken: row.taken,
    user: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '' },
    merge_time: row.merged_at.toISOString(),
    undo_user: row.undoer_id === null ? null : { id: row.undoer_id, name: row.undoer_name ?? '' },
    undo_time: row.undone_at?.toISOString() ?? null,
    can: { undo: mayMerge && undoRefusal(row) === null },
  }))
  return { data: { list }, total: count?.total ?? 0 }
}

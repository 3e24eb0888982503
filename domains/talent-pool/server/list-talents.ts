import { fitting } from '@bole/library/server'
import { type Handler, notFound } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { sql } from 'kysely'
import { consentsOf } from './consent-store.ts'
import { openDistributions } from './distribution-store.ts'
import { seenFolders } from './folder-store.ts'
import { presentTalent } from './present.ts'
import { loadPlaces } from './take-places.ts'
import { applicationsOf, membersIn, membersInFull, narrowed, suiting } from './talent-store.ts'

/** People in the pool, as far as the caller sees folders. */
export const listTalents: Handler<typeof talentPoolApi.listTalents> = async ({
  query,
  tx,
  caller,
  now,
  language,
}) => {
  const { page, page_size, suits_position_id: position } = query
  const wanted = position === undefined ? null : await fitting.wantedBy(tx, caller, position)
  if (wanted === undefined) throw notFound()
  const folders = await seenFolders(tx, caller)
  const seen = folders.map(({ id }) => id)
  const found = suiting(narrowed(membersIn(seen, caller.userId), query, now, caller), wanted, caller)
  const [rows, [counted]] = await tx.load(
    membersInFull(found, caller, wanted)
      .limit(page_size)
      .offset((page - 1) * page_size),
    found.select(sql<number>`count(*)::int`.as('count')),
  )
  const [applications, open, consents] = await tx.load(
    applicationsOf(
      rows.map(({ candidate_id }) => candidate_id),
      caller,
    ),
    openDistributions(rows.map(({ id }) => id)),
    consentsOf(rows.map(({ candidate_id }) => candidate_id)),
  )
  const beside = { folders, applications, open, consents, caller, language, now }
  return {
    data: {
      list: rows.map((row) => presentTalent(row, beside)),
      talent_quota_count: await loadPlaces(tx),
    },
    total: counted?.count ?? 0,
  }
}

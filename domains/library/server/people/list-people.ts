import type { libraryApi, Person } from '@bole/library/contract'
import type { CandidateListItem } from '@bole/pipeline/contract'
import * as listing from '@bole/pipeline/listing'
import { type Caller, type Handler, may, notFound } from '@bole/platform/server'
import { strengthOf } from './fit.ts'
import { countedAtMost, type PersonRow, peopleOf, wantedBy } from './people-store.ts'
import { reasonsOf } from './reasons-of.ts'

export const listPeople: Handler<typeof libraryApi.listPeople> = async ({ query, caller, tx, now }) => {
  const { like_position_id } = query
  const wanted = like_position_id === undefined ? null : await wantedBy(tx, caller, like_position_id)
  if (wanted === undefined) throw notFound()
  const { rows, total } = await peopleOf(tx, query, caller, wanted, now)
  const items = await listing.itemsListed(
    tx,
    caller,
    rows.map((row) => row.post_id),
  )
  const itemOf = new Map(items.map((item) => [item.id, item]))
  const list = rows.flatMap((row) => {
    const item = itemOf.get(row.post_id)
    return item ? [present(row, item, caller, now)] : []
  })
  return { data: { list, is_capped: total >= countedAtMost }, total }
}

function present(row: PersonRow, item: CandidateListItem, caller: Caller, now: Date): Person {
  const { basic, tags, status, position, resumeDetail, post_id } = item
  const year = Number(row.graduated_at?.slice(0, 4))
  return {
    id: row.id,
    candidate_id: row.id,
    post_id,
    ...{ basic, tags, status, position },
    skills: resumeDetail.skills,
    experience_years: row.graduated_at && year > 1900 ? Math.max(0, now.getFullYear() - year) : null,
    application_count: row.application_count,
    reached: row.reached,
    last_contact: row.last_contact?.toISOString() ?? null,
    reasons: row.fit ? reasonsOf(row.fit) : [],
    fit: row.fit ? strengthOf(row.fit) : 0,
    can: {
      open: true,
      adopt: may(caller, 'pipeline.move'),
      export: may(caller, 'candidates.export'),
      label: may(caller, 'candidates.edit'),
      call: may(caller, 'candidates.edit') && !caller.hides.has('contacts'),
    },
  }
}

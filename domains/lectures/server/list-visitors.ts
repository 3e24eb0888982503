import type { lecturesApi } from '@bole/lectures/contract'
import type { Handler } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { knownPeople } from './slots.ts'
import { visitorRows, visitorsWho } from './visitor-store.ts'

/** Newest first; whom we know leads to their latest application that the reader sees. */
export const listVisitors: Handler<typeof lecturesApi.listVisitors> = async ({ query, caller, tx }) => {
  const { page, page_size } = query
  const [rows, [counted]] = await tx.load(
    visitorRows(caller, query, page_size, (page - 1) * page_size),
    visitorsWho(caller, query).select(({ fn }) => fn.countAll<number>().as('amount')),
  )
  const phones = [...new Set(rows.map(({ phone }) => phone))]
  const known =
    phones.length > 0 ? await providedFor(knownPeople)(tx, caller, phones) : new Map<string, number>()
  const list = rows.map((row) => ({
    id: row.id,
    name: row.name,
    phone: row.phone,
    signed_in_at: row.signed_in_at.toISOString(),
    lecture: {
      id: row.lecture_id,
      kind: row.kind,
      city: row.city,
      university: row.university,
      datetime: row.starts_at.toISOString(),
      theme_id: row.project_id,
      theme_name: row.project_name,
    },
    post_id: known.get(row.phone) ?? null,
  }))
  return { data: { list }, total: Number(counted?.amount ?? 0) }
}

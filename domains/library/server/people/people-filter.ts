import type { libraryApi } from '@bole/library/contract'
import { applicationsSeenBy } from '@bole/pipeline/server'
import type { QueryOf } from '@bole/platform/contract'
import type { Caller, Reader, Transaction } from '@bole/platform/server'
import { statuses } from '@bole/processes/model'
import { keywordHits, wordHits } from '@bole/resumes/search'
import { type SqlBool, sql } from 'kysely'
import { library } from '../library-store.ts'
import { isContact } from '../record/contact-with-candidate.ts'

export type PeopleQuery = QueryOf<typeof libraryApi.listPeople>
export type Conditions = Omit<PeopleQuery, 'page' | 'page_size'>
/** Who looks, and what is hidden from them. */
export type Seeing = Reader<'candidates'> & Pick<Caller, 'hides'>

/** The newest people that words hit; nobody pages through more. */
const hitsAtMost = 1000

/** The applications of a person of this statement that somebody may see. */
export const seenOf = (reader: Reader<'candidates'>) => sql`select a.* from applications a
  where a.organisation_id = candidates.organisation_id and a.candidate_id = candidates.id and ${isSeenBy(reader)}`

/** Whether somebody may see the application `a` of a statement. */
const isSeenBy = (reader: Reader<'candidates'>) =>
  sql<SqlBool>`(${reader.scopes.candidates.kind === 'organisation'} or a.id in (${applicationsSeenBy(reader)}))`

/** Whom the words of a search hit; null where there are none. */
export async function hitsOf(
  tx: Transaction,
  query: Conditions,
  { hides }: Seeing,
): Promise<number[] | null> {
  const searches = [
    ...(query.keyword ? [keywordHits(query.keyword, hitsAtMost, hides.has('contacts'))] : []),
    ...(query.content ? [wordHits(query.content, hitsAtMost)] : []),
  ]
  if (searches.length === 0) return null
  const [first = [], ...others] = await tx.load(...searches)
  const inAll = others.map((rows) => new Set(rows.map((row) => row.candidate_id)))
  return first.map((row) => row.candidate_id).filter((id) => inAll.every((ids) => ids.has(id)))
}

/** An application that nobody ended and that stands in the list, as `statuses.isLive` has it. */
const isLive = sql<SqlBool>`(seen.is_listed and not ((seen.step, seen.detail, seen.stage) in (${sql.join(
  statuses
    .statusesAmong({ colours: ['grey'] })
    .map(({ stage, step, detail }) => sql`(${sql.lit(step)}, ${sql.lit(detail)}, ${sql.lit(stage)})`),
)})))`

/** Who has a label, found once: of far more people it would be asked in vain. */
const taggedWith = (tag: string, reader: Seeing) => sql`select a.candidate_id from tags t
  join application_tags g on g.organisation_id = t.organisation_id and g.tag_id = t.id
  join applications a on a.organisation_id = g.organisation_id and a.id = g.application_id
  where t.name = ${tag} and ${isSeenBy(reader)}`

/** The people of the library under these conditions, as far as somebody sees them. */
export function matchingPeople(query: Conditions, reader: Seeing, hits: readonly number[] | null, now: Date) {
  const seen = seenOf(reader)
  const year = now.getFullYear()
  const quiet = query.quiet_days && new Date(now.getTime() - query.quiet_days * 86_400_000)
  const conditions = [
    sql<SqlBool>`exists (${seen})`,
    hits && sql<SqlBool>`candidates.id = any(${hits}::bigint[])`,
    query.degree?.length && sql<SqlBool>`candidates.degree = any(${query.degree}::text[])`,
    query.school && sql<SqlBool>`strpos(lower(candidates.school), ${query.school.toLowerCase()}) > 0`,
    query.city &&
      sql<SqlBool>`(candidates.city = ${query.city} or ${query.city} = any(candidates.expected_places))`,
    query.years_from !== undefined &&
      sql<SqlBool>`left(candidates.graduated_at, 4) <= ${String(year - query.years_from)}`,
    query.years_to !== undefined &&
      sql<SqlBool>`left(candidates.graduated_at, 4) >= ${String(year - query.years_to)}`,
    query.tag && sql<SqlBool>`candidates.id = any(array(${taggedWith(query.tag, reader)}))`,
    query.stage?.length &&
      sql<SqlBool>`exists (select from (${seen}) seen where seen.stage = any(${query.stage}::int[]) or exists (
        select from stage_records r where r.organisation_id = seen.organisation_id and r.application_id = seen.id
          and r.stage = any(${query.stage}::int[])))`,
    quiet &&
      sql<SqlBool>`not exists (select from (${seen}) seen join application_history h
        on h.organisation_id = seen.organisation_id and h.application_id = seen.id
        where ${isContact} and h.happened_at > ${quiet})`,
    query.is_free && sql<SqlBool>`not exists (select from (${seen}) seen where ${isLive})`,
  ].filter((condition) => typeof condition === 'object' && condition !== null)
  return library.selectFrom('candidates').where(({ and }) => and(conditions))
}

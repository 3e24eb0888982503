import type { ListQuery } from '@bole/pipeline/contract'
import type { Caller, Reader, RecordScope } from '@bole/platform/server'
import { keywordHits, wordHits } from '@bole/resumes/search'
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { passesAt } from '../arrange/watch-dates.ts'
import { withinScope } from '../scope.ts'
import type { Part, PipelineTables } from '../tables.ts'
import { standsIn, statusesAsked, waitsFor } from './whose-turn.ts'

/** A keyword's or word's newest hits beyond these are not looked at: nobody pages through more. */
export const hitsAtMost = 1000

type Matching = SelectQueryBuilder<PipelineTables, 'applications', object>

/** What a keyword and words hit, by the names they go under in a statement that looks for both once. */
export const hitsBy = {
  keyword_hits: ({ keyword = '' }: ListQuery, { hides }: Pick<Caller, 'hides'>) =>
    keywordHits(keyword, hitsAtMost, hides.has('contacts')),
  word_hits: ({ content = '' }: ListQuery) => wordHits(content, hitsAtMost),
}

/** Which of them are looked for. */
export function hitNames({ keyword, content }: ListQuery): readonly (keyof typeof hitsBy)[] {
  return [...(keyword ? (['keyword_hits'] as const) : []), ...(content ? (['word_hits'] as const) : [])]
}

/** The applications a person may see under these conditions, apart from the stage and its statuses. */
export function matchingApplications(query: ListQuery, caller: Reader<'candidates'>, now: Date): Matching {
  let matching: Matching = pipeline
    .selectFrom('applications')
    .where('applications.origin', '=', query.origin)
    // Written out: the indexes hold listed applications only, and a plan made for any value could not use them.
    .where(query.has_left ? sql<SqlBool>`not applications.is_listed` : sql<SqlBool>`applications.is_listed`)
  if (caller.scopes.candidates.kind !== 'organisation') matching = matching.where(withinScope(caller))
  for (const name of hitNames(query)) {
    // An array: its members are looked up in their order, many with one descent of the index.
    const hits = sql`array(select candidate_id from ${sql.ref(name)})`
    matching = matching.where(sql<SqlBool>`applications.candidate_id = any (${hits})`)
  }
  const asked = statusesAsked(query)
  if (asked) matching = matching.where(standsIn(asked))
  if (query.waits_for === 'me') matching = matching.where(waitsFor(caller))
  if (query.process_step_id?.length) matching = matching.where(inSteps(query.process_step_id))
  if (query.position_id?.length)
    matching = matching.where('applications.position_id', '=', anyOf(query.position_id))
  if (query.project_id?.length)
    matching = matching.where('applications.project_id', '=', anyOf(query.project_id))
  if (query.source?.length) matching = matching.where(cameFrom(query.source))
  if (query.owner_id?.length)
    matching = matching.where('applications.owner_user_id', '=', anyOf(query.owner_id))
  if (query.applied_from)
    matching = matching.where('applied_at', '>=', new Date(`${query.applied_from}T00:00:00`))
  if (query.applied_to) matching = matching.where('applied_at', '<', passesAt(query.applied_to))
  if (query.waiting_days) {
    matching = matching.where('status_since', '<', new Date(now.getTime() - query.waiting_days * 86_400_000))
  }
  if (query.tag_id?.length) {
    matching = matching.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('application_tags')
          .select('tag_id')
          .whereRef('application_tags.organisation_id', '=', 'applications.organisation_id')
          .whereRef('application_tags.application_id', '=', 'applications.id')
          .where('tag_id', 'in', query.tag_id ?? []),
      ),
    )
  }
  return wherePerson(whereMet(matching, query), query, now)
}

/** Conditions on who meets the candidate and who approves. */
function whereMet(matching: Matching, { interviewer_id, check_by_user_id }: ListQuery): Matching {
  const has = (parts: readonly Part[], ids: readonly number[]) => {
    return sql<SqlBool>`applications.id = any (array(select m.application_id from application_people m
      where m.user_id = any (${ids}::bigint[]) and m.part = any (${parts}::text[])))`
  }
  let met = matching
  if (interviewer_id?.length) met = met.where(has(['interviewer', 'main_interviewer'], interviewer_id))
  if (check_by_user_id?.length) met = met.where(has(['approver'], check_by_user_id))
  return met
}

/** Sources with all their codes, with one, or without any. */
function cameFrom(keys: readonly string[]) {
  return sql<SqlBool>`(applications.source = any(${keys}::text[])
    or applications.source || ':' || coalesce(applications.source_code, '') = any(${keys}::text[]))`
}

/** Steps, with those of other processes that are called the same. */
function inSteps(ids: readonly number[]) {
  return sql<SqlBool>`applications.process_step_id = any (array(
    select alike.id from process_steps named join process_steps alike on alike.organisation_id = named.organisation_id
      and alike.stage = named.stage and alike.title = named.title
    where named.id = any (${ids}::bigint[])))`
}

/** Conditions on the person, joined only where there is one. */
function wherePerson(matching: Matching, query: ListQuery, now: Date): Matching {
  const conditions = [
    query.city?.length ? sql<SqlBool>`candidates.city = any(${query.city}::text[])` : null,
    query.degree?.length ? sql<SqlBool>`candidates.degree = any(${query.degree}::text[])` : null,
    query.gender ? sql<SqlBool>`candidates.gender = ${query.gender}` : null,
    query.school ? sql<SqlBool>`strpos(lower(candidates.school), ${query.school.toLowerCase()}) > 0` : null,
    query.age_from
      ? sql<SqlBool>`left(candidates.birth_date, 4) <= ${String(now.getFullYear() - query.age_from)}`
      : null,
    query.age_to
      ? sql<SqlBool>`left(candidates.birth_date, 4) >= ${String(now.getFullYear() - query.age_to)}`
      : null,
  ].filter((condition) => condition !== null)
  if (conditions.length === 0) return matching
  return matching.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('candidates')
        .select('candidates.id')
        .whereRef('candidates.organisation_id', '=', 'applications.organisation_id')
        .whereRef('candidates.id', '=', 'applications.candidate_id')
        .where(({ and }) => and(conditions)),
    ),
  )
}

/** All of the organisation, or of some departments: what counts are kept of. */
const isWhole = ({ kind }: RecordScope) => kind === 'organisation' || kind === 'departments'

/** Whether only origin, stage, statuses, their colours, positions, projects and what waits for any of staff are asked for, so that the kept counts answer. */
export function isCountedAlready(query: ListQuery, caller: Pick<Caller, 'scopes'>): boolean {
  const { keyword, content, school, gender, age_from, age_to, applied_from, applied_to, waiting_days } = query
  const { city, degree, source, tag_id, owner_id, process_step_id, has_left } = query
  const { interviewer_id, check_by_user_id } = query
  const others = [keyword, content, school, gender, age_from, age_to, applied_from, applied_to, waiting_days]
  const lists = [city, degree, source, tag_id, owner_id, process_step_id, interviewer_id, check_by_user_id]
  if (!isWhole(caller.scopes.candidates) || has_left) return false
  if (query.waits_for === 'me') return false
  return others.every((value) => !value) && lists.every((list) => !list?.length)
}

/** One parameter, however many ids: each other number of parameters would be another statement to plan. */
const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`

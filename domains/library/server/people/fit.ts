import type { Reader } from '@bole/platform/server'
import { degrees } from '@bole/positions/model'
import { type RawBuilder, sql } from 'kysely'
import { seenOf } from './people-filter.ts'

/** What of a position people are held against. */
export interface Wanted {
  readonly title: string
  readonly cities: readonly string[]
  readonly degree: (typeof degrees)[number] | null
  readonly text: string
}

/** What of a person matches a position. */
export interface Fit {
  readonly skills: readonly string[]
  readonly title: string | null
  readonly city: string | null
  readonly degree: boolean
  /** How many stages beyond screening they came to with an application of the same title. */
  readonly reached: number
}

/** How much each match weighs; of skills each, five at most. */
export const weights = { title: 4, skill: 2, skillsAtMost: 5, city: 2, degree: 1, reached: 3 } as const

/** The strength of a match, from 0. The statement below orders by the same. */
export function strengthOf({ skills, title, city, degree, reached }: Fit): number {
  return (
    Math.min(skills.length, weights.skillsAtMost) * weights.skill +
    (title === null ? 0 : weights.title) +
    (city === null ? 0 : weights.city) +
    (degree ? weights.degree : 0) +
    (reached > 0 ? weights.reached : 0)
  )
}

/** Degrees that are enough; all where none is asked for. */
const enough = (degree: Wanted['degree']) =>
  degree === null ? [...degrees] : degrees.slice(0, degrees.indexOf(degree) + 1)

/**
 * What of a person of this statement matches, of applications as far as the reader sees them: their skills that the position's text names, their title or wish, where they are.
 */
export function fitWith(
  { title, cities, degree, text }: Wanted,
  reader: Reader<'candidates'>,
): RawBuilder<Fit> {
  const named = sql`lower(${text}::text)`
  return sql<Fit>`json_build_object(
    'skills', array(select distinct s from unnest(candidates.skills) s where length(s) > 1 and strpos(${named}, lower(s)) > 0 limit 8),
    'title', case when strpos(lower(${title}::text), lower(nullif(candidates.expected_position, ''))) > 0
        or strpos(lower(candidates.expected_position), lower(${title}::text)) > 0 then candidates.expected_position
      when strpos(lower(${title}::text), lower(nullif(candidates.job_title, ''))) > 0
        or strpos(lower(candidates.job_title), lower(${title}::text)) > 0 then candidates.job_title end,
    'city', case when candidates.city = any(${cities}::text[]) then candidates.city
      else (select place from unnest(candidates.expected_places) place where place = any(${cities}::text[]) limit 1) end,
    'degree', ${degree !== null} and candidates.degree = any(${enough(degree)}::text[]),
    'reached', (select count(distinct r.stage) from (${seenOf(reader)}) same
      join positions p on p.organisation_id = same.organisation_id and p.id = same.position_id
      join stage_records r on r.organisation_id = same.organisation_id and r.application_id = same.id
      where lower(p.title) = lower(${title}::text) and r.stage <> 1))`
}

/** The same strength as `strengthOf`, of a `fit` in a statement. */
export const strength = sql<number>`(least(json_array_length(fit -> 'skills'), ${sql.lit(weights.skillsAtMost)}) * ${sql.lit(weights.skill)}
  + case when fit ->> 'title' is null then 0 else ${sql.lit(weights.title)} end
  + case when fit ->> 'city' is null then 0 else ${sql.lit(weights.city)} end
  + case when (fit ->> 'degree')::boolean then ${sql.lit(weights.degree)} else 0 end
  + case when (fit ->> 'reached')::int > 0 then ${sql.lit(weights.reached)} else 0 end)`

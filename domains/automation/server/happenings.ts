import type { Facts, Happening, Passage, Place } from '@bole/automation/model'
import { sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import * as z from 'zod'
import { automation } from './rule-store.ts'

/** What happened to applications that changed where they stand, or left the list. */
export function changesOfPlace() {
  return automation
    .selectFrom('application_history')
    .innerJoin('applications', (join) =>
      sameTenant(join, 'applications.id', 'application_history.application_id'),
    )
    .select(['application_history.id', 'application_id', 'happened_at', 'actor', 'action', 'facts'])
    .select(['from_stage', 'from_step', 'from_detail', 'to_stage', 'to_step', 'to_detail'])
    .select('application_history.is_listed')
    .where(
      sql<SqlBool>`(from_stage is null or not application_history.is_listed
        or (from_stage, from_step, from_detail) is distinct from (to_stage, to_step, to_detail))`,
    )
}

/** The numbers of the labels on an application. */
const labelsOf = sql<number[]>`array(select g.tag_id from application_tags g
  where g.organisation_id = applications.organisation_id and g.application_id = applications.id)`

/** Dates that were agreed on, with where an application stood. */
export function appointments() {
  return automation
    .selectFrom('stage_records')
    .innerJoin('applications', (join) => sameTenant(join, 'applications.id', 'stage_records.application_id'))
    .select(['stage_records.id', 'application_id', 'stage_records.stage', 'stage_records.step'])
    .select(['stage_records.detail', 'opened_at', 'closed_at', 'meets_at', 'offer_valid_until', 'entry_date'])
}

/** Applications with what rules ask of them, and what people call them. */
export function applicationsKnown() {
  return automation
    .selectFrom('applications')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .select(['applications.id', 'applications.origin', 'applications.source', 'applications.position_id'])
    .select(['applications.owner_user_id', 'candidates.name', 'positions.title'])
    .select(['applications.stage', 'applications.step', 'applications.detail'])
    .select(labelsOf.as('labels'))
}

/** What rules ask of an application, out of any of these rows. */
export type KnownFacts = Omit<Facts, 'actedBefore' | 'isDecidedSince'>

interface FactsRow {
  readonly source: string
  readonly position_id: number
  readonly labels: readonly number[]
  readonly owner_user_id: number | null
}

export function factsIn({ source, position_id, labels, owner_user_id }: FactsRow): KnownFacts {
  return { source, positionId: position_id, labels, ownerId: owner_user_id }
}

interface ChangeRow {
  readonly id: number
  readonly application_id: number
  readonly happened_at: Date
  readonly actor: 'user' | 'candidate' | 'system'
  readonly action: string
  readonly facts: unknown
  readonly from_stage: number | null
  readonly from_step: number | null
  readonly from_detail: number | null
  readonly to_stage: number
  readonly to_step: number
  readonly to_detail: number
  readonly is_listed: boolean
}

const nowhere: Place = { stage: 0, step: 0, detail: 0 }

/** Where an application went; out of the list is nowhere. */
export function passageIn(row: ChangeRow): Passage {
  const { from_stage, from_step, from_detail } = row
  return {
    id: row.id,
    applicationId: row.application_id,
    at: row.happened_at,
    from: from_stage === null ? null : { stage: from_stage, step: from_step ?? 0, detail: from_detail ?? 0 },
    to: row.is_listed ? { stage: row.to_stage, step: row.to_step, detail: row.to_detail } : nowhere,
  }
}

const byRules = z.object({ rule: z.object({ chain: z.array(z.number()) }) })

/** What happened, as rules look at it; null for what takes something back or out: that is no entering. */
export function happeningIn(row: ChangeRow): Happening | null {
  if (!row.is_listed || row.action === 'undo' || row.action === 'restore') return null
  const { applicationId, at, from, to } = passageIn(row)
  const chain = byRules.safeParse(row.facts).data?.rule.chain ?? []
  return { key: `passage ${row.id}`, applicationId, at, from, to, ruleId: null, by: row.actor, chain }
}

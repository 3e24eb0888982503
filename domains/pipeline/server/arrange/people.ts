import { pipelineEvents } from '@bole/pipeline/contract'
import { prepared, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Arrangement } from '../../contract/schemas.ts'
import type { ApprovalRule } from '../../model/approval.ts'
import { pipeline } from '../application-store.ts'
import type { Part } from '../tables.ts'

type Given = Pick<Arrangement, 'interviewer_ids' | 'approver_ids' | 'approval_rule'>
/** Somebody's part in an application. */
export type Person = { readonly user_id: number; readonly part: Part }

/** Somebody who takes part in an application without owning it; of approvers whether it is their turn, and for whom they answer. */
export type Participant = Person & {
  readonly application_id: number
  readonly is_due: boolean
  readonly for_user_id: number | null
}

const interviewing = ['interviewer', 'main_interviewer'] as const satisfies readonly Part[]
const approving = ['approver'] as const satisfies readonly Part[]

/** What history keeps of the people a change replaced. */
const replaced = z.object({
  parts: z.array(z.enum([...interviewing, ...approving])),
  before: z.array(z.object({ user_id: z.number(), part: z.enum([...interviewing, ...approving]) })),
})

function partsOf({ interviewer_ids, approver_ids }: Given): readonly Part[] {
  return [...(interviewer_ids ? interviewing : []), ...(approver_ids ? approving : [])]
}

/** Makes these people, and nobody else, take these parts in applications: the first interviewer is the main one, once. `by` has asked them. */
export function savePeople(
  tx: Transaction,
  applicationIds: readonly number[],
  given: Given,
  by: number | null,
): void {
  const people = [
    ...[...new Set(given.interviewer_ids)].map((user_id, index): Person => {
      return { user_id, part: index === 0 ? 'main_interviewer' : 'interviewer' }
    }),
    ...[...new Set(given.approver_ids)].map((user_id, index) => {
      const is_due = given.approval_rule !== 'in_order' || index === 0
      return { user_id, part: 'approver' as const, is_due }
    }),
  ]
  replace(tx, applicationIds, partsOf(given), people)
  tellOf(tx, applicationIds, partsOf(given), by)
  if (given.approver_ids) tellOfApprovers(tx, applicationIds, given.approver_ids, by, given.approval_rule)
}

/** Whoever takes part now, and whoever did, may have to hear of it. */
export function tellOf(
  tx: Transaction,
  applicationIds: readonly number[],
  parts: readonly Part[],
  by: number | null,
) {
  if (parts.length === 0) return
  for (const application_id of applicationIds) {
    tx.emit(pipelineEvents.asked, { application_id, by, is_anew: false })
    tx.emit(pipelineEvents.wentOn, { application_id, is_other_status: false })
  }
}

/** Others approve now. */
export function tellOfApprovers(
  tx: Transaction,
  applicationIds: readonly number[],
  approverIds: readonly number[] | null,
  by: number | null,
  rule: ApprovalRule | null = null,
): void {
  for (const application_id of applicationIds)
    tx.emit(pipelineEvents.approvalWentOn, {
      application_id,
      approver_ids: approverIds && [...new Set(approverIds)],
      rule,
      taken_back: null,
      by,
    })
}

/** Who takes part in applications, owners aside. */
export function participantsIn(applicationIds: readonly number[]) {
  return pipeline
    .selectFrom('application_people')
    .select(['application_id', 'user_id', 'part', 'is_due', 'for_user_id'])
    .where('application_id', '=', sql<number>`any(${applicationIds}::bigint[])`)
    .where('part', '!=', 'owner')
    .orderBy('part', 'desc')
    .orderBy('user_id')
}

type PeopleFacts = { readonly people?: z.output<typeof replaced> }

/** The roles this change overwrites and who held them; stored in history so that undo can restore them. */
export function replacedBy(given: Given, people: readonly Participant[]): PeopleFacts {
  const parts = partsOf(given)
  if (parts.length === 0) return {}
  // Whoever answers for somebody else does so as long as that one approves.
  const before = people.filter(({ part, for_user_id }) => for_user_id === null && parts.includes(part))
  return { people: replaced.parse({ parts, before }) }
}

/** The same for several applications. */
export async function peopleBefore(
  tx: Transaction,
  applicationIds: readonly number[],
  given: Given,
): Promise<(applicationId: number) => PeopleFacts> {
  if (partsOf(given).length === 0) return () => ({})
  const [rows] = await tx.load(participantsIn(applicationIds))
  const known = Map.groupBy(rows, ({ application_id }) => application_id)
  return (applicationId) => replacedBy(given, known.get(applicationId) ?? [])
}

/** The roles a change overwrote and who held them before, out of its history row. */
export function replacedIn(facts: Readonly<Record<string, unknown>>) {
  return replaced.safeParse(facts.people).data
}

/** Undoes what a change did to the people of an application: each part goes back to whoever had it before, as the history row says. */
export function givePeopleBack(
  tx: Transaction,
  applicationId: number,
  facts: Readonly<Record<string, unknown>>,
  by: number | null,
): void {
  const gone = replacedIn(facts)
  if (!gone) return
  replace(tx, [applicationId], gone.parts, gone.before)
  tellOf(tx, [applicationId], gone.parts, by)
  if (gone.parts.includes('approver')) {
    const approvers = gone.before.filter(({ part }) => part === 'approver')
    tellOfApprovers(
      tx,
      [applicationId],
      approvers.map(({ user_id }) => user_id),
      by,
    )
  }
}

function replace(
  tx: Transaction,
  applicationIds: readonly number[],
  parts: readonly Part[],
  people: readonly (Person & { readonly is_due?: boolean })[],
): void {
  if (applicationIds.length === 0 || parts.length === 0) return
  tx.save(
    pipeline
      .deleteFrom('application_people')
      .where('application_id', '=', sql<number>`any(${applicationIds}::bigint[])`)
      .where('part', 'in', parts),
  )
  if (people.length === 0) return
  const users = people.map(({ user_id }) => user_id)
  const theirs = people.map(({ part }) => part)
  const due = people.map(({ is_due = true }) => is_due)
  tx.save(insertPeople(tx.organisationId, applicationIds, users, theirs, due))
}

// Text: a thousand applications with sixty people each are a hot path (docs/performance.md: a large batch).

/** Everybody for each application; as rows of values a thousand with thirty people each would be more than a statement takes. */
const insertPeople = prepared<object>(`
insert into application_people (organisation_id, application_id, user_id, part, is_due)
select $1, application_id, user_id, part, is_due
from unnest($2::bigint[]) application_id, unnest($3::bigint[], $4::text[], $5::boolean[]) person(user_id, part, is_due)
on conflict do nothing`)

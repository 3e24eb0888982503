import { applicationsSeenBy } from '@bole/pipeline/server'
import { type Caller, prepared, sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { interviews } from './interview-store.ts'
import type { Address } from './place-of.ts'

// Text: a number of a sequence, which Kysely cannot say.
/** The number that the next interview gets. */
export const nextInterview = prepared<{ id: number }>(
  `select nextval(pg_get_serial_sequence('interviews', 'id')) as id`,
)

/** Those of these applications the caller sees, each with the passage they are met in. */
export function passagesToMeet(caller: Caller, ids: readonly number[]) {
  return interviews
    .selectFrom('applications')
    .innerJoin('stage_records as record', (join) =>
      sameTenant(join, 'record.application_id', 'applications.id').on('record.closed_at', 'is', null),
    )
    .select(['applications.id', 'applications.origin', 'record.id as record_id', 'record.stage'])
    .where('applications.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('applications.id', 'in', applicationsSeenBy(caller))
}

/** The number a new interview gets, and whom it is with. */
export async function toMeet(tx: Transaction, caller: Caller, ids: readonly number[]) {
  const [met, [number]] = await tx.load(passagesToMeet(caller, ids), nextInterview())
  if (!number) throw new Error('a sequence answered no number')
  return { met, id: number.id }
}

interface NewInterview {
  readonly id: number
  readonly met: readonly { readonly id: number; readonly origin: number; readonly record_id: number }[]
  readonly from: Date
  readonly until: Date
  readonly address: Pick<Address, 'address' | 'directions' | 'reception_note'>
  readonly by: number | null
}

/** Writes an interview with those who are met in it; its people follow from the pipeline. */
export function saveInterview(
  tx: Transaction,
  { id, met, from, until, address: where, by }: NewInterview,
): void {
  const { address, directions, reception_note } = where
  const origin = met[0]?.origin ?? 2
  tx.save(
    interviews.insertInto('interviews').values({
      ...{
        organisation_id: tx.organisationId,
        id,
        origin,
        starts_at: from,
        ends_at: until,
      },
      ...{ state: 'ahead', is_multi: met.length > 1, address, directions, reception_note },
      ...{ finished_at: null, made_by: by },
    }),
    interviews.insertInto('interview_candidates').values(
      met.map((one) => ({
        ...{ organisation_id: tx.organisationId, interview_id: id, left_at: null },
        ...{ application_id: one.id, stage_record_id: one.record_id },
      })),
    ),
  )
}

import type { Reader } from '@bole/platform/server'
import { defineSlot } from '@bole/platform/slots'
import type { StatusCount } from '@bole/processes/model'
import type { RawBuilder, SqlBool } from 'kysely'

/** What a position has to know of those who apply; each for a query that has `positions` in it. */
export interface Applicants {
  /** Listed applications in each status; only those assigned to a reader who sees no others. */
  readonly countsFor: (reader: Reader) => RawBuilder<StatusCount[]>
  /** Whether anybody ever applied, people since removed included. */
  readonly hasAny: RawBuilder<boolean>
  /** Whether somebody takes part in the hiring for it. */
  readonly isHiredForBy: (userId: number) => RawBuilder<SqlBool>
}

/** Provided by the domain that keeps applications. */
export const applicants = defineSlot<Applicants>('positions.applicants')

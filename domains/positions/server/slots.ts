import type { Query, Reader, Transaction } from '@bole/platform/server'
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
  /** The numbers of everybody who does. */
  readonly hiredForBy: RawBuilder<number[]>
}

/** Provided by the domain that keeps applications. */
export const applicants = defineSlot<Applicants>('positions.applicants')

/** Where candidates see an open position of an organisation, below the server's address. Provided by the domain that keeps their pages. */
export const publicAddress = defineSlot<(slug: string, id: number) => string>('positions.publicAddress')

/** How many people came by a board and left no phone. Provided by the domain that keeps applications. */
export const withoutPhone = defineSlot<Query<{ readonly total: number }>>('positions.withoutPhone')

/** Whether the plug-in of some board fetches phones at this moment. Provided by the domain that keeps what comes in. */
export const fetchesPhones = defineSlot<(tx: Transaction) => Promise<boolean>>('positions.fetchesPhones')

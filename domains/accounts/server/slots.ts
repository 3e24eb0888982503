import type { Caller, Query, Reader, Transaction } from '@bole/platform/server'
import { defineSlot } from '@bole/platform/slots'
import type { MovedWork, WorkKind } from '../model/open-work.ts'
import type { SeenRecord } from '../model/who-sees.ts'

/** What a department has of what stands above accounts. */
export interface DepartmentUse {
  /** Positions in each of some departments, or in every one that has some; deleted ones are none. */
  readonly positions: (
    departmentIds: readonly number[] | null,
  ) => Query<{ readonly department_id: number; readonly positions: number; readonly open: number }>
}

/** Provided by the domain that keeps positions. */
export const departmentUse = defineSlot<DepartmentUse>('accounts.departmentUse')

/** A count of candidates in one of the statuses that are not known here. */
export interface Standing {
  readonly stage: number
  readonly step: number
  readonly detail: number
  readonly amount: number
}

/** Candidates under way in departments: what to ask, and what to make of the answer. */
export interface DepartmentCandidates {
  readonly standings: (departmentIds: readonly number[]) => Query<Standing>
  readonly underWay: (standings: readonly Standing[]) => number
}

/** Provided by the domain that keeps applications. */
export const departmentCandidates = defineSlot<DepartmentCandidates>('accounts.departmentCandidates')

/** How many people the talent pool of an organisation holds. Provided by the domain that keeps it. */
export const talentCount = defineSlot<Query<{ readonly used: number }>>('accounts.talentCount')

/** How many messages to candidates an organisation has used since a moment. Provided by the domain that keeps them. */
export const messageCount =
  defineSlot<(since: Date) => Query<{ readonly used: number }>>('accounts.messageCount')

/** Who hands open work to whom, and who does it. */
export interface Handing {
  readonly fromId: number
  readonly toId: number
  readonly caller: Caller
  readonly now: Date
}

/** The open work a domain keeps: what there is of somebody's, and how it goes to a colleague. */
export interface OpenWork {
  /** How much of each kind each of these people has; what they have none of is left out. */
  readonly count: (
    userIds: readonly number[],
  ) => Query<{ readonly user_id: number; readonly kind: WorkKind; readonly total: number }>
  /** What the first of each kind is called, as far as the reader may see it: a query a kind. */
  readonly titles: (
    reader: Caller,
    userId: number,
    most: number,
  ) => readonly Query<{ readonly kind: WorkKind; readonly title: string }>[]
  /** Moves it all, whether or not the caller sees each of it, and answers what it moved. */
  readonly give: (tx: Transaction, handing: Handing) => Promise<MovedWork>
  /** Moves back to `fromId` what `toId` still has of it. */
  readonly takeBack: (tx: Transaction, moved: MovedWork, handing: Handing) => Promise<void>
}

/** Each provided by the domain that keeps what is named; handed over in this order, so that no two who hand over wait for each other. */
export const openWork = {
  projects: defineSlot<OpenWork>('accounts.projectWork'),
  positions: defineSlot<OpenWork>('accounts.positionWork'),
  applications: defineSlot<OpenWork>('accounts.applicationWork'),
  pool: defineSlot<OpenWork>('accounts.poolWork'),
}

/** What decides who sees a record. */
export interface Sight extends SeenRecord {
  /** What the person asked about does for it; null where they take no part. */
  readonly part: string | null
}

/** A record as far as the reader sees it; of its people only the one asked about has to be named. */
export type SightOf = (
  reader: Reader,
  asked: { readonly id: number; readonly userId: number },
) => Query<Sight>

/** Provided by the domains that keep applications, and positions. */
export const sights = {
  application: defineSlot<SightOf>('accounts.applicationSight'),
  position: defineSlot<SightOf>('accounts.positionSight'),
}

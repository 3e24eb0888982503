import type { Query } from '@bole/platform/server'
import { defineSlot } from '@bole/platform/slots'

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

import type { Query } from '@bole/platform/server'
import { defineSlot } from '@bole/platform/slots'
import type { StepCount } from '@bole/processes/model'
import type { RawBuilder } from 'kysely'

/** How many positions follow a process, and how many of those are open: for a query that has `processes` in it. */
export interface Followers {
  readonly positions: RawBuilder<number>
  readonly open: RawBuilder<number>
}

/** Provided by the domain that keeps positions. */
export const followers = defineSlot<Followers>('processes.followers')

/** Provided by the domain that keeps applications: listed ones by step and status, over the positions that follow a process. */
export const standingsUnder = defineSlot<(processId: number) => Query<StepCount>>('processes.standingsUnder')

import type { Openable, PositionStanding } from '@bole/positions/model'
import { underWay } from '@bole/processes/model'
import type { PositionInFull } from './position-store.ts'

/** What the rules look at before a position is opened; positions of deleted projects are not seen at all. */
export function openableOf(row: PositionInFull): Openable {
  return {
    title: row.title,
    cities: row.cities,
    headCount: row.head_count,
    texts: [row.description, row.requirements],
    isProcessDeleted: row.is_process_deleted,
    isProjectDeleted: false,
  }
}

/** What the rules look at. */
export function standingOf(row: PositionInFull): PositionStanding {
  return { ...openableOf(row), state: row.state, live: underWay(row.counts) }
}

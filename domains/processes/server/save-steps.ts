import type { Transaction } from '@bole/platform/server'
import type { ProcessStep, WantedStep } from '@bole/processes/model'
import { processes } from './process-store.ts'

/** Makes a process consist of these steps; those it had and is to lose stay as rows that are gone. */
export function saveSteps(
  tx: Transaction,
  processId: number,
  wanted: readonly WantedStep[],
  existing: readonly ProcessStep[] = [],
): void {
  const kept = new Set(wanted.map(({ id }) => id))
  const gone = existing.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0)
    tx.save(processes.updateTable('process_steps').set({ is_gone: true }).where('id', 'in', gone))
  const placed = wanted.map((step, index) => ({ ...step, place: index + 1 }))
  for (const { id, title, place, colour = null } of placed) {
    if (id === undefined) continue
    tx.save(processes.updateTable('process_steps').set({ title, place, colour }).where('id', '=', id))
  }
  const added = placed.filter(({ id }) => id === undefined)
  if (added.length === 0) return
  const { organisationId: organisation_id } = tx
  const rows = added.map(({ stage, title, place, colour = null }) => ({
    organisation_id,
    process_id: processId,
    stage,
    title,
    place,
    colour,
  }))
  tx.save(processes.insertInto('process_steps').values(rows))
}

import { type Handler, notFound } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { lockMerge } from './merge-store.ts'
import { planUndo, type UndoPlan } from './plan-undo.ts'

export const previewUndo: Handler<typeof resumesApi.previewUndo> = async ({ query, caller, tx }) => {
  const merge = await lockMerge(tx, caller, query.id)
  const plan = merge.undone_at === null ? await planUndo(tx, merge, {}) : null
  if (!plan) throw notFound()
  return presentPlan(plan)
}

function presentPlan({ merge, asked, rows }: UndoPlan) {
  const told = { kept: 0, other: 0 }
  for (const byKind of Object.values(rows)) for (const side of byKind.values()) told[side] += 1
  return { id: merge.id, kept_name: merge.kept_name, other_name: merge.other_name, asked, told }
}

import type { approvalsApi } from '@bole/approvals/contract'
import type { Handler } from '@bole/platform/server'
import { latencyOfApprovers, latencyOfDepartments } from './latency-store.ts'

/** Answers of so many days count. */
const days = 90

/** How long approvers and departments take. */
export const getLatency: Handler<typeof approvalsApi.getLatency> = async ({ caller, tx, now }) => {
  const since = new Date(now.getTime() - days * 86_400_000)
  const [approvers, departments] = await tx.load(
    latencyOfApprovers(caller, since, now),
    latencyOfDepartments(caller, since, now),
  )
  return { approvers: approvers.map(present), departments: departments.map(present) }
}

type Row = Awaited<ReturnType<ReturnType<typeof latencyOfDepartments>['execute']>>[number]

function present({ id, name, waiting, answered, oldest, median }: Row) {
  return {
    id: id ?? 0,
    name: name ?? '',
    waiting,
    answered,
    oldest_days: oldest === null ? null : Math.floor(oldest / 24),
    median_hours: median === null ? null : Math.round(median * 10) / 10,
  }
}

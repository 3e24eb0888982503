import { dayOf, daysFrom, work } from '@bole/dashboard/model'
import type { Caller } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import type { Seen } from '../seen.ts'
import {
  candidateRequests,
  meetings,
  newcomers,
  overdueAnswers,
  owed,
  recruitersStages,
  refusedMails,
  serverWork,
  turns,
  uploads,
} from './work-store.ts'

interface Asked {
  readonly caller: Caller
  readonly seen: Seen
  readonly now: Date
  /** How many of the kind are needed. */
  readonly limit: number
}

const daysBefore = (now: Date) => new Date(now.getTime() - work.daysRemembered * 86_400_000)

/** The departments whose people somebody looks after; null for all of them. */
function departmentsOf({ scopes: { accounts } }: Caller): readonly number[] | null {
  if (accounts.kind === 'departments') return accounts.departmentIds
  return accounts.kind === 'organisation' || accounts.kind === 'nothing' ? null : []
}

/** What is asked of the database for a kind: one statement. */
export function waitingOf(kind: work.WorkKind, { caller, seen, now, limit }: Asked) {
  switch (kind) {
    case 'approval':
      return owed(seen, stages.stage.approval, caller.userId, limit)
    case 'feedback':
      return owed(seen, stages.stage.interview, caller.userId, limit)
    case 'interview': {
      const until = daysFrom(dayOf(now), work.daysAhead).at(-1)?.until ?? now
      return meetings(seen, caller.userId, now, until, limit)
    }
    case 'turn':
      return turns(seen, recruitersStages, limit, caller.userId)
    case 'answer':
      return overdueAnswers(seen, dayOf(now).date, limit, caller.userId)
    case 'request':
      return candidateRequests(seen, limit, caller.userId)
    case 'upload':
      return uploads(caller.userId, daysBefore(now), limit)
    case 'newcomer':
      return newcomers(daysBefore(now), limit, departmentsOf(caller))
    case 'mail':
      return refusedMails(now, limit)
    case 'server':
      return serverWork(limit)
  }
}

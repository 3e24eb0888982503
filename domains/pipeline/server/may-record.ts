import { type Caller, may } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { type Giving, mayGive, type Taking } from '../model/who-may-give.ts'

interface About {
  readonly stage: number
  readonly owner_user_id: number | null
  /** Everybody who takes part, by number; owners need not be among them. */
  readonly people: readonly { readonly id: number; readonly part: Taking; readonly is_due?: boolean }[]
}

/** Whether a person may record something of an application: whoever moves applications anything, others what is theirs to say. */
export function mayRecord(caller: Caller, { stage, owner_user_id, people }: About, giving: Giving): boolean {
  if (may(caller, 'pipeline.move')) return true
  const own = people
    .filter(({ id }) => id === caller.userId)
    // An approver whose turn has not come, or who has answered, may say something and decides nothing.
    .map(({ part, is_due = true }) => (part === 'approver' && !is_due ? 'onlooker' : part))
  const taking = new Set<Taking>(owner_user_id === caller.userId ? [...own, 'owner'] : own)
  return mayGive(stages.stageOf(stage), taking, giving)
}

import { afterEvent, type Decision, giveCandidateFeedback, type Standing } from '@bole/pipeline/model'
import type { Caller, Transaction } from '@bole/platform/server'
import { changeMany } from '../change/change-many.ts'

interface Asking {
  readonly tx: Transaction
  readonly caller: Caller
  readonly now: Date
}

type Seen = readonly { readonly post_id: number; readonly version: number }[]

/** Somebody has come to their interview, or has not after all. Who may say so is decided by whoever asks. */
export function signIn(context: Asking, seen: Seen, isSigned: boolean) {
  const action = isSigned ? 'sign_in' : 'un_sign_in'
  return changeMany(context, {
    seen,
    action: `candidate_${action}`,
    decide: (standing: Standing) => giveCandidateFeedback(standing, action),
    details: () => ({ candidateFeedback: { action, tags: [], text: '' } }),
  })
}

/** An interview was held: whoever was to come waits to be judged, whether or not they had said that they would. */
export function endMeetings(context: Asking, seen: Seen) {
  return changeMany(context, {
    seen,
    action: 'ended',
    decide: (standing: Standing): Decision => {
      const next = afterEvent(afterEvent(standing, 'began') ?? standing, 'ended')
      return next ? { next } : { refusal: 'action_not_in_stage' }
    },
  })
}

/** What happens to somebody in the hall of a queue, as history has it. */
export type InHall = 'queue_called' | 'queue_put_back' | 'began' | 'ended'

const afterHall = (standing: Standing, what: InHall): Standing | null => {
  if (what === 'began') return afterEvent(standing, 'began')
  return what === 'ended' ? afterEvent(afterEvent(standing, 'began') ?? standing, 'ended') : null
}

/** It is told in the history of whoever it happens to, also where their status stays: they were called, or met after the time of the queue. */
export function happenInHall(context: Asking, seen: Seen, what: InHall, room: string) {
  return changeMany(context, {
    seen,
    action: what,
    decide: (standing: Standing): Decision => ({ next: afterHall(standing, what) ?? standing }),
    note: { tags: [], text: room },
  })
}

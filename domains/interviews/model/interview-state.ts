/** What becomes of an interview, as it is kept: ahead, held and to be judged, judged, or not coming about. */
export const keptStates = ['ahead', 'held', 'done', 'off'] as const

export type KeptState = (typeof keptStates)[number]

/** The states interviews are looked at by (specification, section 2). */
export const interviewStates = ['to_be_interview', 'to_be_feedback', 'finish', 'expired'] as const

export type InterviewState = (typeof interviewStates)[number]

/** What is kept, as far as the clock says more: whoever was met, or should have been, is to be judged. */
export function stateAt(kept: KeptState, endsAt: Date, now: Date): InterviewState {
  if (kept === 'done') return 'finish'
  if (kept === 'off') return 'expired'
  return kept === 'held' || endsAt <= now ? 'to_be_feedback' : 'to_be_interview'
}

/** Why an interview cannot be ended; null where it can: it has begun, and somebody in it is still to be met. */
export function whyNotFinish(
  kept: KeptState,
  startsAt: Date,
  now: Date,
): 'interview_is_over' | 'not_begun' | null {
  if (kept !== 'ahead') return 'interview_is_over'
  return startsAt > now ? 'not_begun' : null
}

/** Why an interview cannot be called off; null where it can. Once it has begun its candidates came or are no-shows, and its time stays. */
export function whyNotCancel(
  state: KeptState,
  startsAt: Date,
  now: Date,
): 'interview_is_over' | 'already_begun' | null {
  if (state !== 'ahead') return 'interview_is_over'
  return startsAt <= now ? 'already_begun' : null
}

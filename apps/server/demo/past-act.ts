import type { PastAct } from '@bole/pipeline/server'
import type { PlanAction } from './story/index.ts'
import type { Agreed } from './story-clock.ts'

/** An event of a plan in the pipeline's words; null where it concerns something beside the pipeline. */
export function pastActOf(
  action: PlanAction,
  agreed: Agreed,
  userOf: (username: string) => number,
): PastAct | null {
  switch (action.do) {
    case 'take_up':
      return action
    case 'move':
      return {
        do: 'move',
        to: action.to,
        round: action.round ?? 1,
        approverIds: action.approver ? [userOf(action.approver)] : [],
      }
    case 'company_feedback':
      return {
        do: 'company_feedback',
        action: action.action,
        tags: action.tags ?? [],
        text: action.text ?? '',
      }
    case 'candidate_feedback':
      return { do: 'candidate_feedback', action: action.action, text: action.text ?? '' }
    case 'set_interview':
    case 'set_offer':
    case 'set_entry_date': {
      const { interviewers, ...dates } = agreed
      const people = interviewers ? { interviewer_ids: interviewers.map(userOf) } : {}
      return { do: 'arrange', arrangement: { ...dates, ...people } }
    }
    case 'notify':
      return { do: 'event', event: 'notified' }
    case 'happen':
      return { do: 'event', event: action.what }
    case 'apply':
    case 'note':
    case 'tag':
      return null
  }
}

/** Who did it: the plan lets the system open what was sent, but it is the candidate who opens it. */
export function actorOf(
  actor: string,
  action: PlanAction,
  userOf: (username: string) => number,
): { readonly actor: 'user' | 'candidate' | 'system'; readonly userId: number | null } {
  if (action.do === 'happen' && action.what === 'viewed') return { actor: 'candidate', userId: null }
  if (actor === 'candidate' || actor === 'system') return { actor, userId: null }
  return { actor: 'user', userId: userOf(actor) }
}

import { type Stage, stage } from './stages.ts'
import { type KnownStatus, knownStatus, type StatusCodes, type StatusName, statuses } from './statuses.ts'

/** Who of the company has to act next: whoever recruits, who approves, or who interviewed. */
export const turns = ['recruiter', 'approver', 'interviewer'] as const

export type Turn = (typeof turns)[number]

/** Nobody of the company: the candidate answers, a day is awaited, or it is over. */
const withoutTurn: readonly StatusName[] = [
  'eliminated',
  'refused',
  'withdrawn',
  'entered',
  'did_not_enter',
  'notified',
  'viewed',
  'not_started',
  'in_test',
  'checked_in',
  'interviewing',
  'considering',
  'awaiting_entry',
]

/** Elsewhere it is whoever recruits: to screen, arrange, decide, or take on whom a stage let through. */
const ofOthers: Partial<Record<Stage, Partial<Record<StatusName, Turn>>>> = {
  [stage.approval]: { in_approval: 'approver', awaiting_decision: 'approver' },
  [stage.interview]: { awaiting_evaluation: 'interviewer' },
}

/** Whose turn it is in a status; null where nobody of the company has to act. */
export function turnIn({ stage: code, name }: Pick<KnownStatus, 'stage' | 'name'>): Turn | null {
  if (withoutTurn.includes(name)) return null
  return ofOthers[code]?.[name] ?? 'recruiter'
}

/** The statuses in which it is the turn of one of these, stage by stage. */
export function statusesOfTurn(...whose: readonly Turn[]): readonly KnownStatus[] {
  return statuses.filter((status) => {
    const turn = turnIn(status)
    return turn !== null && whose.includes(turn)
  })
}

/** Whose turn it is where an application stands by its codes. */
export function turnAt(status: StatusCodes): Turn | null {
  const known = knownStatus(status)
  return known ? turnIn(known) : null
}

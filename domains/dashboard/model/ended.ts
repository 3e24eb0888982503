import type { Asked, Asking } from './asking.ts'

/** An unread notice about applications. */
export interface OpenNotice {
  readonly id: number
  readonly userId: number
  readonly kind: string
  /** When they were to meet, as it was told; null where nothing was said of it. */
  readonly at: string | null
  /** The applications it is about. */
  readonly about: readonly number[]
}

const askingOf: Readonly<Record<string, Asking>> = {
  asked_to_approve: 'asked_to_approve',
  asked_to_approve_many: 'asked_to_approve',
  reminded_to_approve: 'asked_to_approve',
  asked_to_interview: 'asked_to_interview',
  asked_to_interview_at: 'asked_to_interview',
  asked_to_interview_many: 'asked_to_interview',
  asked_for_feedback: 'asked_for_feedback',
  asked_for_feedback_many: 'asked_for_feedback',
}

/**
 * The notices whose matter is over: nothing of what they ask for is left to be done by whoever was told, or an interview they speak of
 * is at another time, which was told anew.
 */
export function endedOf(open: readonly OpenNotice[], asked: readonly Asked[]): readonly OpenNotice[] {
  const nowOf = new Map(asked.map((one) => [`${one.userId} ${one.kind} ${one.applicationId}`, one]))
  return open.filter(({ userId, kind, at, about }) => {
    const asking = askingOf[kind]
    if (!asking) return false
    const still = about.flatMap((id) => nowOf.get(`${userId} ${asking} ${id}`) ?? [])
    return !still.some(({ meetsAt }) => isAsTold(kind, at, meetsAt))
  })
}

function isAsTold(kind: string, at: OpenNotice['at'], meetsAt: Date | null): boolean {
  if (kind === 'asked_to_interview') return meetsAt === null
  return kind !== 'asked_to_interview_at' || at === meetsAt?.toISOString()
}

import type { Interview } from '@bole/interviews/contract'
import { meets, stateAt, tagOf, whyNotCancel, whyNotFinish } from '@bole/interviews/model'
import { type Caller, may } from '@bole/platform/server'
import type { FoundInterview } from './interview-store.ts'

/** Those who are still in it. */
export const stillMet = ({ candidates }: Pick<FoundInterview, 'candidates'>) =>
  candidates.filter(({ has_left }) => !has_left)

/** What a caller is in an interview; undefined where nothing. */
export const roleOf = ({ people }: Pick<FoundInterview, 'people'>, { userId }: Pick<Caller, 'userId'>) =>
  people.find(({ user_id }) => user_id === userId)?.role

/** Whether a caller may do in an interview what those in it do: they are, or arrange interviews. */
export function actsIn(interview: Pick<FoundInterview, 'people'>, caller: Caller): boolean {
  return may(caller, 'pipeline.move') || roleOf(interview, caller) !== undefined
}

/** An interview as the wire carries it. Once nobody is in it any more, those are shown who were. */
export function presentInterview(found: FoundInterview, caller: Caller, now: Date): Interview {
  const role = roleOf(found, caller)
  const [arranges, still] = [may(caller, 'pipeline.move'), stillMet(found)]
  const status = stateAt(found.state, found.ends_at, now)
  const shown = still.length > 0 ? still : found.candidates
  const [first] = shown
  const isOpen = found.state === 'ahead' || found.state === 'held'
  const acts = isOpen && may(caller, 'pipeline.feedback') && actsIn(found, caller)
  const canEdit = arranges && status === 'to_be_interview'
  return {
    id: found.id,
    version: found.version,
    interviewTime: found.starts_at.toISOString(),
    endTime: found.ends_at.toISOString(),
    isMulti: found.is_multi,
    isQueue: found.is_queue,
    schedule_id: first?.slot_id ?? null,
    status,
    canEdit,
    interviewerIds: found.people.flatMap(({ user_id, role: is }) => (meets(is) ? user_id : [])),
    interviewee: shown.map(({ name }) => name).join(', '),
    interviewCandidates: shown.map((met) => ({
      name: met.name,
      positionText: met.title,
      postId: met.application_id,
      trackerResumeId: met.application_id,
      interviewTime: new Date(met.meets_at ?? found.starts_at).toISOString(),
      tag: tagOf(met.step, met.detail, met.is_closed),
      version: met.version,
      hasLeft: met.has_left,
    })),
    interview_users: found.people.map(({ user_id, name, role: is }) => {
      return { user_id, name, nickname: name, is_first: is === 'main', role: is }
    }),
    address: {
      invite_type: first?.is_online ? 1 : 2,
      room: first?.place ?? '',
      address: found.address,
      directions: found.directions,
      reception_note: found.reception_note,
    },
    // Whoever is not in it does not learn what somebody needs.
    accommodations: shown.flatMap(({ application_id, name, wanted }) =>
      role === undefined || wanted === '' ? [] : [{ post_id: application_id, name, text: wanted }],
    ),
    hr_type: role ?? '',
    is_manage: arranges || role === 'manager',
    can: {
      edit: canEdit,
      transfer: status === 'to_be_interview' && (arranges || (acts && role !== 'manager')),
      feedback: acts,
      sign: acts,
      finish: acts && whyNotFinish(found.state, found.starts_at, now) === null,
      cancel: arranges && whyNotCancel(found.state, found.starts_at, now) === null,
    },
  }
}

import type { interviewsApi } from '@bole/interviews/contract'
import type { Handler, RefusalDetails, Transaction } from '@bole/platform/server'
import { conflictsWith } from './conflict-store.ts'

const presented = ({ from, until }: { readonly from: Date; readonly until: Date }) => ({
  interviewTime: from.toISOString(),
  endTime: until.toISOString(),
})

/** What stands in the way at a time, told before it is saved. */
export const findConflicts: Handler<typeof interviewsApi.findConflicts> = async ({ query, tx }) => {
  const wanted = {
    from: new Date(query.interviewTime),
    until: new Date(query.endTime),
    people: query.interviewer_id ?? [],
    room: query.room ?? '',
  }
  const { people, rooms } = await conflictsWith(tx, wanted, query.id ? [query.id] : [])
  return {
    people: people.map(({ user, interview }) => ({ user, ...presented(interview) })),
    rooms: rooms.map((interview) => ({ room: interview.room, ...presented(interview) })),
  }
}

interface Asking {
  readonly tx: Transaction
  readonly language: string
  readonly refuse: (code: 'time_is_taken', details: RefusalDetails) => Error
}

/** Warns where people or the room are taken, unless whoever asks has said that they mean to. */
export async function warnOfConflicts(
  { tx, language, refuse }: Asking,
  wanted: Parameters<typeof conflictsWith>[1] & { readonly isSure: boolean; readonly id: number | null },
): Promise<void> {
  if (wanted.isSure) return
  const { people, rooms } = await conflictsWith(tx, wanted, wanted.id ? [wanted.id] : [])
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const said = [
    ...people.map(({ user, interview }) => ({ what: user.name, interview })),
    ...rooms.map((interview) => ({ what: interview.room, interview })),
  ].map(({ what, interview }) => `${what} (${clock.formatRange(interview.from, interview.until)})`)
  if (said.length === 0) return
  const conflicts = new Intl.ListFormat(language).format([...new Set(said)].slice(0, 10))
  throw refuse('time_is_taken', { values: { conflicts }, isWarning: true })
}

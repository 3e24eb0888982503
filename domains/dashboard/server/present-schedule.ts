import { type Day, links } from '@bole/dashboard/model'
import { figure, presentStatus } from './present.ts'
import type { DayCounts, InterviewRow, JoiningRow, MeetingRow, PendingRow } from './schedule-store.ts'

function presentMeeting(row: MeetingRow) {
  return {
    id: row.id,
    post_id: row.application_id,
    candidate_id: row.candidate_id,
    name: row.name,
    position: { id: row.position_id, title: row.title },
    status: {
      ...presentStatus(row),
      process_status: row.step,
      process_detail_status: row.detail,
      title: row.step_title ?? '',
    },
    place: row.place,
  }
}

/** An interview of the schedule. */
export function presentInterview(row: InterviewRow) {
  return { ...presentUntimed(row), interview_date: row.meets_at.toISOString() }
}

/** What waits for somebody; an approval has no time, and that of an interview may never have been set. */
export function presentPending(row: PendingRow) {
  return {
    ...presentUntimed(row),
    interview_date: row.meets_at?.toISOString() ?? null,
    since: row.status_since.toISOString(),
  }
}

function presentUntimed(row: Omit<InterviewRow, 'meets_at'>) {
  return {
    ...presentMeeting(row),
    end_date: row.meets_until?.toISOString() ?? null,
    is_online: row.is_online,
    interviewers: row.interviewers ?? [],
  }
}

/** Somebody's first working day. */
export function presentJoining(row: JoiningRow) {
  return { ...presentMeeting(row), entry_date: row.entry_date }
}

/** A page of a day's list; at or past `most` the total was not counted further. */
export function pageOf<Item>(list: Item[], total: number | undefined, most: number) {
  return { list, total: total ?? 0, is_capped: (total ?? 0) >= most }
}

interface Watched {
  readonly origin: number
  readonly watchType: string
  readonly most: number
}

/** The calendar's days with their numbers; both open the schedule of that day. */
export function presentDays(days: readonly Day[], counts: readonly DayCounts[], watched: Watched) {
  const { origin, watchType, most } = watched
  return days.map(({ date }, index) => {
    const found = counts.find(({ number }) => number === index + 1)
    const link = (panel: 'interview' | 'joining') => links.toPanel(origin, panel, { date, watchType })
    return {
      date,
      interview: figure(Math.min(most, found?.interview ?? 0), link('interview'), most),
      joining: figure(Math.min(most, found?.joining ?? 0), link('joining'), most),
    }
  })
}

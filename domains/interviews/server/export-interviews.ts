import { Readable } from 'node:stream'
import { type Cell, workbookOf } from '@bole/accounts/table'
import type { interviewsApi } from '@bole/interviews/contract'
import { days } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { inStates, interviewsFound, onDay } from './find-interviews.ts'
import { inFull } from './interview-store.ts'
import { presentInterview } from './present.ts'
import { exportTexts } from './texts/export-texts.ts'

/** A file of more interviews than this takes too long for an answer. */
const mostInterviews = 10_000

/** By the company's clocks, as tables sort it. */
const clock = (moment: string) => new Date(moment).toLocaleString('sv').slice(0, 16)

/** What the list shows, a line for each candidate. */
export const exportInterviews: Handler<typeof interviewsApi.exportExcel> = async (context) => {
  const { body, caller, tx, now, language, refuse } = context
  const asking = body.day?.length ? body.day : days.interviewDays
  const found = interviewsFound(body, caller).where(({ or }) => or(asking.map((day) => onDay(day, now))))
  const [rows] = await tx.load(
    inFull(found.where(inStates(body.status, now)))
      .orderBy('interviews.starts_at')
      .orderBy('interviews.id')
      .limit(mostInterviews + 1),
  )
  if (rows.length === 0) throw refuse('nothing_to_export')
  if (rows.length > mostInterviews) throw refuse('too_many_lines', { values: { most: mostInterviews } })
  const texts = exportTexts[language]
  const lines = rows.flatMap((row) => {
    const { id, interviewTime, endTime, status, interviewCandidates, interview_users, address } =
      presentInterview(row, caller, now)
    const interviewers = interview_users.flatMap(({ name, role }) => (role === 'manager' ? [] : name))
    const room = address.invite_type === 1 ? texts.online : address.room
    return interviewCandidates.map(({ name, positionText }): Cell[] => [
      ...[String(id), clock(interviewTime), clock(endTime), name, positionText],
      ...[interviewers.join(', '), room, texts.states[status]],
    ])
  })
  async function* some() {
    yield lines
  }
  return {
    name: texts.fileName,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: Readable.from(workbookOf([...texts.titles], some()), { objectMode: false }),
  }
}

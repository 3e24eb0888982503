import type { codingApi } from '@bole/coding/contract'
import type { Handler } from '@bole/platform/server'
import { enterAsStaff } from '@bole/rooms/server'
import { documentOf, textIn } from './document.ts'
import { enterByProgram } from './enter-program.ts'
import { casesOf, presentProgram } from './present.ts'
import { programsOf, snapshotOf, updatesSinceSnapshot } from './program-store.ts'

type Api = typeof codingApi

export const listPrograms: Handler<Api['listPrograms']> = async ({ query, caller, tx, now }) => {
  const { room, part } = await enterAsStaff(tx, caller, query.schedule_id, now)
  const [rows] = await tx.load(programsOf(query.schedule_id))
  const [current] = rows
  return {
    list: rows.map((row) => ({
      program_map_id: row.id,
      schedule_id: row.interview_id,
      title: row.title,
      language: row.language,
      question_id: row.question_id,
      is_current: row === current,
      made_at: row.made_at.toISOString(),
    })),
    program_status: room.programBy === null ? 0 : 1,
    can: { set: (part?.acts ?? false) && !room.meeting.isOver },
  }
}

export const getProgram: Handler<Api['getProgram']> = async ({ query, caller, tx, now }) => {
  const { program } = await enterByProgram(tx, caller, query.program_map_id, now)
  const [[snapshot], since] = await tx.load(snapshotOf(program.id), updatesSinceSnapshot(program.id))
  const updates = [...(snapshot ? [snapshot.state] : []), ...since.map(({ update }) => update)]
  return {
    ...presentProgram(program),
    hidden_cases: casesOf(program, true),
    source: textIn(documentOf(updates), program.language),
  }
}

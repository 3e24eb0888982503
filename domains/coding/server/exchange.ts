import type { codingApi, Heard } from '@bole/coding/contract'
import { isCursorNews, isCursorShown } from '@bole/coding/model'
import type { BodyOf } from '@bole/platform/contract'
import { notFound, type Transaction } from '@bole/platform/server'
import { memberKey } from '@bole/rooms/model'
import type { Entering } from '@bole/rooms/server'
import { namesOf, presentProgram } from './present.ts'
import {
  coding,
  cursorsOf,
  type ProgramRow,
  programsOf,
  snapshotOf,
  updatesSinceSnapshot,
} from './program-store.ts'
import type { Refuse } from './refuse.ts'
import { newestRunOf, presentRun } from './run/run-store.ts'
import { writeUpdates } from './write-updates.ts'

interface Exchanging {
  readonly tx: Transaction
  readonly now: Date
  readonly refuse: Refuse<'room_finished' | 'bad_update' | 'too_long'>
}

type Saying = Omit<BodyOf<typeof codingApi.syncProgram>, 'schedule_id'>

const nothing = { program_map_id: 0, program: null, seq: 0, updates: [], cursors: [], run: null }

/**
 * One round of a window: takes what it wrote and where its cursor is, and answers what it does not have of the program that is shown.
 * What was written in a program that is no longer shown is taken, too.
 */
export async function exchange(context: Exchanging, entering: Entering, said: Saying): Promise<Heard> {
  const { tx, refuse } = context
  const { meeting, programBy } = entering.room
  const state = { program_status: programBy === null ? 0 : 1, is_finished: meeting.isOver }
  // Candidates and guests see a program while coding mode is on; staff prepare it before.
  if (programBy === null && entering.who.kind !== 'user') return { ...state, ...nothing }
  const [all] = await tx.load(programsOf(meeting.id))
  const written = all.find(({ id }) => id === said.program_map_id)
  if (!written && said.program_map_id !== undefined) await requireOf(tx, meeting.id, said.program_map_id)
  if (said.updates.length > 0 && meeting.isOver) throw refuse('room_finished')
  const author = memberKey(entering.who.kind, entering.who.id)
  if (written && said.updates.length > 0) await writeUpdates(context, written, author, said.updates)
  const [current] = all
  if (!current) return { ...state, ...nothing }
  const isKnown = current.id === said.program_map_id
  const own = isKnown && said.client > 0 && said.language === current.language && !meeting.isOver
  return {
    ...state,
    program_map_id: current.id,
    program: isKnown && said.version === current.version ? null : presentProgram(current),
    ...(await updatesFor(context, current, isKnown ? said.after : 0)),
    cursors: await cursorsFor(context, entering, current, said, own ? author : null),
    run: await runFor(context, entering, current, isKnown ? said.after_run : 0),
  }
}

/** Ends the call where a window names a program that never was in its room; one that was removed meanwhile is no fault of its own. */
async function requireOf(tx: Transaction, interviewId: number, programId: number): Promise<void> {
  const found = await tx.find(
    coding
      .selectFrom('coding_programs')
      .select('id')
      .where('id', '=', programId)
      .where('interview_id', '=', interviewId),
  )
  if (!found) throw notFound()
}

/** What was written after the update that a window has: the whole and what followed it, or only the latter. */
async function updatesFor({ tx }: Exchanging, { id }: ProgramRow, after: number) {
  const [[snapshot], since] = await tx.load(snapshotOf(id), updatesSinceSnapshot(id))
  const whole = snapshot && snapshot.seq > after ? [snapshot] : []
  const fresh = [
    ...whole.map(({ seq, state }) => ({ seq, update: state })),
    ...since.filter(({ seq }) => seq > after),
  ]
  return {
    seq: fresh.at(-1)?.seq ?? after,
    updates: fresh.map(({ update }) => Buffer.from(update).toString('base64')),
  }
}

/** The newest run that a window does not have. */
async function runFor({ tx }: Exchanging, entering: Entering, { id }: ProgramRow, after: number) {
  const run = await tx.find(newestRunOf(id, after))
  if (!run) return null
  const names = await namesOf(tx, entering, [run.author])
  return presentRun(run, names.get(run.author) ?? '')
}

/** Writes down where the window’s cursor is, where `author` says whose it is, and answers where the others’ are. */
async function cursorsFor(
  { tx, now }: Exchanging,
  entering: Entering,
  program: ProgramRow,
  said: Saying,
  author: string | null,
) {
  const [rows] = await tx.load(cursorsOf(program.id))
  const { client, anchor, head } = said
  const place = { language: program.language, anchor, head }
  const before = rows.find((row) => row.client === client && row.author === author)
  const isTaken = rows.some((row) => row.client === client && row.author !== author)
  if (
    author !== null &&
    !isTaken &&
    isCursorNews(before ? { ...before, seenAt: before.seen_at } : null, place, now)
  )
    tx.save(
      coding
        .insertInto('coding_cursors')
        .values({
          ...{ organisation_id: tx.organisationId, program_id: program.id, client, author },
          ...{ ...place, seen_at: now },
        })
        .onConflict((conflict) =>
          conflict
            .columns(['organisation_id', 'program_id', 'client'])
            .doUpdateSet({ ...place, seen_at: now }),
        ),
    )
  const shown = rows.filter(
    (row) => row.client !== client && row.language === program.language && isCursorShown(row.seen_at, now),
  )
  const names = await namesOf(
    tx,
    entering,
    shown.map((row) => row.author),
  )
  return shown.map((row) => ({
    ...{ client: row.client, im_username: row.author, name: names.get(row.author) ?? '' },
    ...{ anchor: row.anchor, head: row.head },
  }))
}

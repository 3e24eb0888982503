import type { codingApi, Run } from '@bole/coding/contract'
import { type CaseResult, resultsOf } from '@bole/coding/model'
import { type Handler, inserted, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { memberKey } from '@bole/rooms/model'
import type { Entering } from '@bole/rooms/server'
import { documentOf, textIn } from '../document.ts'
import { enterAsVisitor, enterByProgram } from '../enter-program.ts'
import { namesOf } from '../present.ts'
import { coding, type ProgramRow, programsOf, snapshotOf, updatesSinceSnapshot } from '../program-store.ts'
import type { Refuse } from '../refuse.ts'
import { codeRunner } from '../sandbox/code-runner.ts'
import { presentRun, type RunRow } from './run-store.ts'

type Api = typeof codingApi

interface Running {
  readonly tx: Transaction
  readonly now: Date
  readonly refuse: Refuse<'room_finished' | 'no_sandbox' | 'no_compiler' | 'runner_busy'>
}

/** What a program is run with: the cases of its question, or one input that nothing is expected of. */
type Given = { readonly kind: 'run' } | { readonly kind: 'debug'; readonly input: string }

async function runProgram(
  { tx, now, refuse }: Running,
  entering: Entering,
  program: ProgramRow,
  given: Given,
): Promise<Run> {
  if (entering.room.meeting.isOver) throw refuse('room_finished')
  const { id: program_id, language, cases } = program
  const [[snapshot], since] = await tx.load(snapshotOf(program_id), updatesSinceSnapshot(program_id))
  const updates = [...(snapshot ? [snapshot.state] : []), ...since.map(({ update }) => update)]
  const source = textIn(documentOf(updates), language)
  const inputs = given.kind === 'run' ? cases.map(({ input }) => input) : [given.input]
  // A run takes seconds, in which nobody waits for its connection.
  await tx.commit()
  const ran = await providedFor(codeRunner).run({ language, source, inputs })
  if (ran.kind === 'busy') throw refuse('runner_busy')
  if (ran.kind === 'no_sandbox' || ran.kind === 'no_compiler') throw refuse(ran.kind)
  const outcomes = ran.kind === 'ran' ? ran.outcomes : []
  const results: readonly CaseResult[] =
    given.kind === 'run'
      ? resultsOf(cases, outcomes)
      : outcomes.map(({ ending, ...rest }) => ({ verdict: ending, ...rest, isHidden: false }))
  const author = memberKey(entering.who.kind, entering.who.id)
  const row: Omit<RunRow, 'id'> = {
    ...{ author, language, kind: given.kind, ran_at: now },
    ...{ fault: ran.kind === 'not_compiled' ? ran.complaint : null, results: [...results] },
  }
  const { id } = inserted(
    await tx.find(
      coding
        .insertInto('coding_runs')
        .values({
          ...{ ...row, organisation_id: tx.organisationId, program_id, source },
          ...{ input: given.kind === 'debug' ? given.input : '', results: JSON.stringify(results) },
        })
        .returning('id'),
    ),
  )
  tx.announce('coding_program', { interview: program.interview_id })
  return presentRun({ ...row, id }, (await namesOf(tx, entering, [author])).get(author) ?? '')
}

/** The program that candidates and guests see, for one of them; ends the call where there is none. */
async function enterShown(
  {
    tx,
    now,
    refuse,
  }: {
    readonly tx: Transaction
    readonly now: Date
    readonly refuse: Refuse<'not_in_room' | 'room_finished' | 'no_program'>
  },
  token: string,
) {
  const entering = await enterAsVisitor(tx, token, now, refuse)
  const [[program]] = await tx.load(programsOf(entering.room.meeting.id))
  if (!program || entering.room.programBy === null) throw refuse('no_program')
  return { entering, program }
}

export const run: Handler<Api['run']> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const { program, entering } = await enterByProgram(tx, caller, body.program_map_id, now)
  if (program.cases.length === 0) throw refuse('no_cases')
  return runProgram(context, entering, program, { kind: 'run' })
}

export const debug: Handler<Api['debug']> = async (context) => {
  const { body, caller, tx, now } = context
  const { program, entering } = await enterByProgram(tx, caller, body.program_map_id, now)
  return runProgram(context, entering, program, { kind: 'debug', input: body.input })
}

export const visitorRun: Handler<Api['visitorRun']> = async (context) => {
  const { program, entering } = await enterShown(context, context.body.token)
  if (program.cases.length === 0) throw context.refuse('no_cases')
  return runProgram(context, entering, program, { kind: 'run' })
}

export const visitorDebug: Handler<Api['visitorDebug']> = async (context) => {
  const { program, entering } = await enterShown(context, context.body.token)
  return runProgram(context, entering, program, { kind: 'debug', input: context.body.input })
}

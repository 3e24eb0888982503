import type { codingApi } from '@bole/coding/contract'
import type { CodingLanguage } from '@bole/coding/model'
import type { Handler, Transaction } from '@bole/platform/server'
import { enterAsVisitor, enterByProgram, requireSetting } from './enter-program.ts'
import { coding, type ProgramRow, programsOf } from './program-store.ts'
import type { Refuse } from './refuse.ts'

type Api = typeof codingApi

export const changeProgram: Handler<Api['changeProgram']> = async ({ body, caller, tx, now, refuse }) => {
  const { program, entering } = await enterByProgram(tx, caller, body.program_map_id, now)
  requireSetting(entering, refuse)
  const { id, interview_id } = program
  const [, [current]] = await tx.load(tx.hold(`programs ${interview_id}`), programsOf(interview_id))
  if (current && current.id !== id)
    tx.save(
      coding
        .updateTable('coding_programs')
        .set({ turn: current.turn + 1 })
        .where('id', '=', id),
    )
  tx.announce('coding_program', { interview: interview_id })
  return { program_map_id: id }
}

export const deleteProgram: Handler<Api['deleteProgram']> = async ({ body, caller, tx, now, refuse }) => {
  const { program, entering } = await enterByProgram(tx, caller, body.program_map_id, now)
  requireSetting(entering, refuse)
  tx.save(coding.updateTable('coding_programs').set({ removed_at: now }).where('id', '=', program.id))
  tx.announce('coding_program', { interview: program.interview_id })
  return { program_map_id: program.id }
}

function turnTo(
  { tx, refuse }: { readonly tx: Transaction; readonly refuse: Refuse<'not_this_language'> },
  { id, interview_id, languages, language: before, version }: ProgramRow,
  language: CodingLanguage,
) {
  if (!languages.includes(language)) throw refuse('not_this_language')
  if (language === before) return { version }
  tx.save(
    coding
      .updateTable('coding_programs')
      .set((set) => ({ language, version: set('version', '+', 1) }))
      .where('id', '=', id),
  )
  tx.announce('coding_program', { interview: interview_id })
  return { version: version + 1 }
}

export const changeLanguage: Handler<Api['changeLanguage']> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const { program, entering } = await enterByProgram(tx, caller, body.program_map_id, now)
  if (entering.room.meeting.isOver) throw refuse('room_finished')
  return turnTo(context, program, body.language)
}

export const visitorLanguage: Handler<Api['visitorLanguage']> = async (context) => {
  const { body, tx, now, refuse } = context
  const entering = await enterAsVisitor(tx, body.token, now, refuse)
  const [[program]] = await tx.load(programsOf(entering.room.meeting.id))
  if (!program || entering.room.programBy === null) throw refuse('no_program')
  return turnTo(context, program, body.language)
}

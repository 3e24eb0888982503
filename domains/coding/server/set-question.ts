import type { codingApi } from '@bole/coding/contract'
import { type Case, type CodingLanguage, faultOfQuestion } from '@bole/coding/model'
import { type Caller, type Handler, inserted, type Transaction } from '@bole/platform/server'
import { memberKey } from '@bole/rooms/model'
import { enterAsStaff } from '@bole/rooms/server'
import { newDocument } from './document.ts'
import { requireSetting } from './enter-program.ts'
import { questionIn } from './library/library-questions.ts'
import { coding, mostPrograms, programsOf } from './program-store.ts'
import type { Refuse } from './refuse.ts'

type Api = typeof codingApi

interface Setting {
  readonly tx: Transaction
  readonly now: Date
  readonly caller: Caller
  readonly refuse: Refuse<'not_yours' | 'room_finished' | 'too_many'>
}

interface NewProgram {
  readonly questionId: number | null
  readonly title: string
  readonly description: string
  readonly languages: readonly CodingLanguage[]
  readonly language: CodingLanguage
  readonly cases: readonly Case[]
}

/** Ends the call where the caller may not set a question in a room, or it has as many as it may; answers the turn of the next. */
async function nextTurn({ tx, now, refuse, caller }: Setting, interviewId: number): Promise<number> {
  const entering = await enterAsStaff(tx, caller, interviewId, now)
  requireSetting(entering, refuse)
  const [, rows] = await tx.load(tx.hold(`programs ${interviewId}`), programsOf(interviewId))
  if (rows.length >= mostPrograms) throw refuse('too_many', { values: { most: mostPrograms } })
  return (rows[0]?.turn ?? 0) + 1
}

/** Adds a program with how its input is read in each language as the first update. */
async function addProgram(
  { tx, now, caller }: Setting,
  interviewId: number,
  turn: number,
  given: NewProgram,
) {
  const { questionId: question_id, title, description, languages, language, cases } = given
  const { organisationId: organisation_id } = tx
  const { id } = inserted(
    await tx.find(
      coding
        .insertInto('coding_programs')
        .values({
          ...{ organisation_id, interview_id: interviewId, question_id, title, description, language },
          ...{ languages: [...languages], cases: JSON.stringify(cases), turn },
          ...{ made_by: caller.userId, made_at: now, last_seq: 1 },
        })
        .returning('id'),
    ),
  )
  tx.save(
    coding.insertInto('coding_updates').values({
      ...{ organisation_id, program_id: id, seq: 1, author: memberKey('user', caller.userId) },
      ...{ made_at: now, update: Buffer.from(newDocument(languages)) },
    }),
  )
  tx.announce('coding_program', { interview: interviewId })
  return { program_map_id: id }
}

export const setFromLibrary: Handler<Api['setFromLibrary']> = async (context) => {
  const { body, refuse, language } = context
  const turn = await nextTurn(context, body.schedule_id)
  const question = questionIn(language, body.question_id)
  if (!question) throw refuse('unknown_question')
  const chosen = body.language ?? question.languages[0]
  if (chosen === undefined || !question.languages.includes(chosen)) throw refuse('not_this_language')
  return addProgram(context, body.schedule_id, turn, {
    ...question,
    questionId: question.id,
    language: chosen,
  })
}

export const setFromHr: Handler<Api['setFromHr']> = async (context) => {
  const { schedule_id, title, description, languages, cases: given } = context.body
  const turn = await nextTurn(context, schedule_id)
  const cases = given.map(({ input, expected, is_hidden }) => ({ input, expected, isHidden: is_hidden }))
  const fault = faultOfQuestion(languages, cases)
  const [language] = languages
  if (fault !== null || language === undefined) throw context.refuse(fault ?? 'no_language')
  const distinct = [...new Set(languages)]
  return addProgram(context, schedule_id, turn, {
    ...{ questionId: null, title, description, languages: distinct, language, cases },
  })
}

import { buffer } from 'node:stream/consumers'
import { readTable } from '@bole/accounts/table'
import { type libraryApi, libraryRefusals, neededTitles, scoreTitles } from '@bole/library/contract'
import { type ScoreRow, scoreOf, scoreRowsOf, takenOn } from '@bole/library/model'
import type { Handler } from '@bole/platform/server'
import { library } from '../library-store.ts'
import { type Found, findPeople } from './find-people.ts'

const rowsAtMost = 1000

type Fault = 'nobody_found' | 'several_found' | 'score_invalid' | 'exam_missing' | 'day_invalid'

function faultOf(row: ScoreRow, people: readonly Found[]): Fault | null {
  if (people.length !== 1) return people.length === 0 ? 'nobody_found' : 'several_found'
  if (row.exam === '') return 'exam_missing'
  if (scoreOf(row.score) === null) return 'score_invalid'
  return takenOn(row.taken_on) === undefined ? 'day_invalid' : null
}

/** What is right in a table is taken in, a score of the same test replaced; of each other row is said why not. */
export const uploadExamScores: Handler<typeof libraryApi.uploadExamScores> = async (context) => {
  const { caller, tx, now, files, store, language, refuse } = context
  const [file] = files
  if (!file) throw refuse('no_file')
  const table = await readTable(await buffer(await store.read(file.key)))
  // Who uploaded it keeps it; nothing names it here, so that it is cleared.
  const rows = table && scoreRowsOf(table, scoreTitles)
  if (!table) throw refuse('table_unreadable')
  if (!rows) throw refuse('columns_missing', { values: { columns: neededTitles[language] } })
  if (rows.length > rowsAtMost) throw refuse('too_many_rows', { values: { most: rowsAtMost } })
  const peopleOf = await findPeople(tx, caller, rows)
  const read = rows.map((row) => ({ row, people: peopleOf(row), fault: faultOf(row, peopleOf(row)) }))
  const right = read.flatMap(({ row, people: [person], fault }) =>
    fault || !person ? [] : [{ row, person }],
  )
  for (const { row, person } of right) {
    const whose = { organisation_id: tx.organisationId, candidate_id: person.id }
    const facts = {
      score: scoreOf(row.score) ?? 0,
      taken_on: takenOn(row.taken_on) ?? null,
      ...{ user_id: caller.userId, created_at: now },
    }
    tx.save(
      library
        .insertInto('exam_scores')
        .values({ ...whose, exam: row.exam.slice(0, 120), ...facts })
        .onConflict((same) => same.columns(['organisation_id', 'candidate_id', 'exam']).doUpdateSet(facts)),
    )
  }
  tx.announce('exam_score')
  const errors = libraryRefusals[language]
  return {
    done: right.length,
    rows: read.map(({ row, fault }) => {
      return { row: row.row, name: row.name, exam: row.exam, score: row.score, error: fault && errors[fault] }
    }),
  }
}

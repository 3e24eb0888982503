import { sameTenant } from '@bole/platform/server'
import { type Provided, provide } from '@bole/platform/slots'
import { people } from '@bole/resumes/server'
import { type SqlBool, sql } from 'kysely'
import { library } from '../library-store.ts'

const among = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`
const none = sql<number | null>`null::bigint`

/** The values of an organisation's own fields: a record has one of each field. */
const extras = provide(people.heldAbove.extra, {
  of: (candidateId) =>
    library
      .selectFrom('extra_values')
      .innerJoin('extra_fields', (join) => sameTenant(join, 'extra_fields.id', 'extra_values.field_id'))
      .select(['extra_values.id', none.as('application_id'), 'extra_values.updated_at as at'])
      .select(sql<string>`left(extra_fields.label || ': ' || extra_values.value, 200)`.as('title'))
      .where('extra_values.candidate_id', '=', candidateId)
      .orderBy('extra_values.id'),
  move: (tx, ids, candidate_id) => {
    if (ids.length === 0) return
    tx.save(
      library
        .updateTable('extra_values')
        .set({ candidate_id })
        .where('id', '=', among(ids))
        .where(
          sql<SqlBool>`not exists (select from extra_values has where has.organisation_id = extra_values.organisation_id
            and has.candidate_id = ${candidate_id} and has.field_id = extra_values.field_id)`,
        ),
    )
  },
})

/** Scores of tests taken elsewhere: a record has one of each test. */
const scores = provide(people.heldAbove.score, {
  of: (candidateId) =>
    library
      .selectFrom('exam_scores')
      .select(['id', none.as('application_id'), 'created_at as at'])
      .select(sql<string>`left(exam || ': ' || score, 200)`.as('title'))
      .where('candidate_id', '=', candidateId)
      .orderBy('id'),
  move: (tx, ids, candidate_id) => {
    if (ids.length === 0) return
    tx.save(
      library
        .updateTable('exam_scores')
        .set({ candidate_id })
        .where('id', '=', among(ids))
        .where(
          sql<SqlBool>`not exists (select from exam_scores has where has.organisation_id = exam_scores.organisation_id
            and has.candidate_id = ${candidate_id} and has.exam = exam_scores.exam)`,
        ),
    )
  },
})

/** Whom somebody wants to have called: each goes with its application. */
const calls = provide(people.heldAbove.call, {
  of: (candidateId) =>
    library
      .selectFrom('call_imports')
      .select(['id', sql<number | null>`application_id`.as('application_id'), 'created_at as at'])
      .select(sql<string>`''`.as('title'))
      .where('candidate_id', '=', candidateId)
      .orderBy('id'),
  move: (tx, ids, candidate_id) => {
    if (ids.length === 0) return
    tx.save(library.updateTable('call_imports').set({ candidate_id }).where('id', '=', among(ids)))
  },
})

/** Whose record what the library keeps of people is of, when records are merged and parted. */
export const libraryFillings: readonly Provided[] = [extras, scores, calls]

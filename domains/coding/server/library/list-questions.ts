import type { codingApi } from '@bole/coding/contract'
import type { Handler } from '@bole/platform/server'
import { coding } from '../program-store.ts'
import { examPointsIn, questionsIn } from './library-questions.ts'

type Api = typeof codingApi

/** How often each question of the library was set in the company. */
const timesSet = () =>
  coding
    .selectFrom('coding_programs')
    .select(({ fn }) => ['question_id', fn.countAll<number>().as('count')])
    .where('question_id', 'is not', null)
    .groupBy('question_id')

export const listQuestions: Handler<Api['listQuestions']> = async ({ query, tx, language }) => {
  const { page, page_size, keyword = '', exam_point } = query
  const [counts] = await tx.load(timesSet())
  const word = keyword.toLocaleLowerCase()
  const found = questionsIn(language).filter(
    ({ title, description, points }) =>
      `${title}\n${description}`.toLocaleLowerCase().includes(word) &&
      (exam_point === undefined || points.some(({ id }) => id === exam_point)),
  )
  const list = found.slice((page - 1) * page_size, page * page_size)
  return {
    data: {
      list: list.map(({ id, title, description, points, languages, cases }) => ({
        ...{ id, title, description, languages: [...languages], case_count: cases.length },
        exam_points: [...points],
        hr_select_count: Number(counts.find(({ question_id }) => question_id === id)?.count ?? 0),
      })),
    },
    total: found.length,
  }
}

export const listExamPoints: Handler<Api['listExamPoints']> = async ({ language }) => ({
  list: examPointsIn(language),
})

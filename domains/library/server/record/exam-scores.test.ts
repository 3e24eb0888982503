import { libraryApi } from '@bole/library/contract'
import { startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeTable from 'write-excel-file/node'

const { world, organisation, hr } = await startCompany()
let position: number

beforeAll(async () => {
  position = await world.position(organisation)
})
afterAll(() => world.end())

const added = (facts: Parameters<typeof world.application>[2] = {}) =>
  world.application(organisation, position, facts)

describe('scores from a table', () => {
  const upload = async (rows: readonly (readonly string[])[]) => {
    const bytes = await writeTable(
      rows.map((row) => row.map((value) => ({ value, type: String }))),
    ).toBuffer()
    const body = new FormData()
    body.append('files', new Blob([new Uint8Array(bytes)]), 'scores.xlsx')
    return hr.send(libraryApi.uploadExamScores, { body })
  }

  test('are kept on the people they name; each other row says why not', async () => {
    const post_id = await added({ phone: '13800000010', email: 'score@example.com' })
    const head = ['姓名', '手机', 'Email', 'Test', 'Score']
    const answer = await upload([
      head,
      ['A', '138 0000 0010', '', 'Java', '88.5'],
      ['B', '', 'SCORE@example.com', 'English', '70'],
      ['C', '13800000010', '', '', '70'],
      ['D', '13800000010', '', 'Go', 'good'],
      ['E', '13999999999', '', 'Go', '1'],
    ])
    expect(answer.data?.done).toBe(2)
    expect(answer.data?.rows.map(({ row, error }) => [row, error === null])).toEqual([
      [2, true],
      [3, true],
      [4, false],
      [5, false],
      [6, false],
    ])
    await upload([head, ['A', '13800000010', '', 'Java', '90']])
    const { exam_score } = await hr.ask(libraryApi.listExamHistory, { query: { post_id } })
    expect(exam_score.map(({ exam, score }) => [exam, score])).toEqual([
      ['English', 70],
      ['Java', 90],
    ])
  })

  test('say of which row the day is none, and take in the others with theirs', async () => {
    const post_id = await added({ phone: '13800000011' })
    const row = (exam: string, day: string) => ['13800000011', exam, '80', day]
    const days = [row('Java', '2026-02-31'), row('Go', '2026/2/1'), row('SQL', ''), row('AI', '1.2.2026')]
    const answer = await upload([['Phone', 'Test', 'Score', 'Date'], ...days])
    expect(answer.data).toMatchObject({ done: 2 })
    expect(answer.data?.rows.map(({ exam, error }) => [exam, error === null])).toEqual([
      ['Java', false],
      ['Go', true],
      ['SQL', true],
      ['AI', false],
    ])
    const kept = await world.rows(
      `select exam, taken_on::text from exam_scores s join applications a on a.candidate_id = s.candidate_id
       where a.id = $1 order by exam`,
      post_id,
    )
    expect(kept).toEqual([
      { exam: 'Go', taken_on: '2026-02-01' },
      { exam: 'SQL', taken_on: null },
    ])
  })

  test('are taken in all or, where there are too many for one table, none', async () => {
    await added({ phone: '13800000012' })
    const rows = Array.from({ length: 1001 }, (_, index) => ['13800000012', `Test ${index}`, '80'])
    const answer = await upload([['Phone', 'Test', 'Score'], ...rows])
    expect(answer.code).toBe('too_many_rows')
    expect(answer.message).toContain('1000')
  })

  test('need the columns that say whose score of what it is', async () => {
    const missing = await upload([['Name', 'Score']])
    expect(missing.code).toBe('columns_missing')
    expect(missing.message).toContain('Phone / Email, Test, Score')
    const body = new FormData()
    body.append('files', new Blob(['no table']), 'scores.xlsx')
    expect((await hr.send(libraryApi.uploadExamScores, { body })).code).toBe('table_unreadable')
  })
})

import { expect, it } from 'vitest'
import { folded, simplified } from './folded.ts'

it.each([
  ['工作經歷', '工作经历'],
  ['國立臺灣大學', '国立台湾大学'],
  ['工作经历 2019', '工作经历 2019'],
])('simplified(%j) is %j', (given, wanted) => expect(simplified(given)).toBe(wanted))

it.each([
  ['Formação acadêmica', 'Formacao academica'],
  ['RÉSUMÉ', 'RESUME'],
  ['學歷 – Łódź', '学历 – Łodz'],
])('folded(%j) is %j, as long as it was', (given, wanted) => {
  expect(folded(given)).toBe(wanted)
  expect(folded(given)).toHaveLength(given.length)
})

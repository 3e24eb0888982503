import { expect, test } from 'vitest'
import { groupFields } from './group-fields.ts'
import type { ResumeField } from './use-detail.ts'

const field = (path: string): ResumeField => ({
  path,
  label: path,
  value: path,
  read_value: path,
  confidence: 1,
  source: null,
  is_corrected: false,
  is_told: false,
  changes: [],
})

test('fields of one school stay together, single ones stand alone', () => {
  const grouped = groupFields(
    ['name', 'schools.0.school', 'schools.1.school', 'schools.0.major', 'skills.0'].map(field),
  )
  expect(grouped.single.map(({ path }) => path)).toEqual(['name'])
  expect(grouped.lists.get('schools')?.items.map(({ fields }) => fields.length)).toEqual([2, 1])
  expect(grouped.lists.get('skills')?.items).toHaveLength(1)
  expect(grouped.lists.get('schools')?.next).toBe(2)
})

test('an entry that was taken away is not shown, and its place is not given again', () => {
  const gone = { ...field('schools.4.school'), value: null }
  const schools = groupFields([field('schools.0.school'), gone]).lists.get('schools')
  expect(schools?.items.map(({ key }) => key)).toEqual(['schools.0'])
  expect(schools?.next).toBe(5)
})

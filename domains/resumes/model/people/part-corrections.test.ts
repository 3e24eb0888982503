import { describe, expect, test } from 'vitest'
import type { Corrections } from '../resume-fields.ts'
import { choicesCorrectedIn, joinCorrections, partCorrections } from './part-corrections.ts'
import { ofEachKind, partRows } from './part-people.ts'

const since = new Date('2026-03-01T08:00:00.000Z')
const change = (value: string, at: string) => ({ value, was: null, by: 7, at })
const before = '2026-02-01T08:00:00.000Z'
const later = '2026-03-02T08:00:00.000Z'

const corrections: Corrections = {
  phone: [change('1', before), change('2', later)],
  email: [change('a@x.cn', later)],
  'schools.0.school': [change('武汉大学', later)],
  'employers.0.title': [change('工程师', before)],
}

describe('corrections after a merge', () => {
  test('go with the value they corrected; those in lists stay with the file', () => {
    expect(
      partCorrections(corrections, 'kept', { since, changed: { phone: 'other', email: 'both' } }),
    ).toEqual({
      staying: { ...corrections, phone: [change('1', before)] },
      leaving: { phone: [change('2', later)], email: [change('a@x.cn', later)] },
    })
    expect(partCorrections(corrections, 'kept', { since, changed: {} })).toEqual({
      staying: corrections,
      leaving: {},
    })
  })
  test('in a list tell whose the facts are that follow from them', () => {
    expect(choicesCorrectedIn(corrections, since)).toEqual(['education'])
  })
  test('are added to those there are', () => {
    expect(joinCorrections({ phone: [change('1', before)] }, { phone: [change('2', later)] })).toEqual({
      phone: [change('1', before), change('2', later)],
    })
  })
})

describe('rows after a merge', () => {
  const row = (id: number, application_id: number | null = null, resume_id: number | null = null) => ({
    id,
    application_id,
    resume_id,
  })
  test('go back to whom they were of, with their application, or are asked about', () => {
    const held = {
      ...ofEachKind(() => []),
      application: [row(1), row(2), row(3)],
      resume: [row(4), row(5)],
      note: [row(6, 2), row(7, 1), row(8, 3), row(9)],
      report: [row(10, 3, 4)],
    }
    const entry = {
      rowsOfKept: { application: [1], resume: [4] },
      rowsOfOther: { application: [2], note: [7] },
    }
    const { rows, asked } = partRows(held, entry, {})
    expect(asked).toEqual([
      { kind: 'application', key: '3' },
      { kind: 'resume', key: '5' },
      { kind: 'note', key: '9' },
    ])
    expect([...rows.note]).toEqual([
      [6, 'other'],
      [7, 'other'],
    ])
    expect([...rows.report]).toEqual([[10, 'kept']])
    const told = partRows(held, entry, { 'application:3': 'other', 'resume:5': 'kept', 'note:9': 'kept' })
    expect(told.asked).toEqual([])
    expect(told.rows.note.get(8)).toBe('other')
  })
})

import { faultCodes, importStates, meanings } from '@bole/imports/model'
import { languages } from '@bole/platform/contract'
import { describe, expect, test } from 'vitest'
import { importsApi } from './api.ts'
import { importWords } from './words.ts'

const whole = {
  id: 1,
  version: 1,
  mapping: ['name', null],
  positions: [],
  statuses: [],
  position_id: null,
  skips_known: false,
}

test.each<[object, boolean]>([
  [{}, true],
  [{ mapping: ['shoe_size'] }, false],
  [{ mapping: Array.from({ length: 201 }, () => null) }, false],
  [{ positions: [{ word: '前端', position_id: 7 }] }, true],
  [{ positions: [{ word: '前端', position_id: null }] }, true],
  [{ positions: [{ word: ' ', position_id: 7 }] }, false],
  [{ positions: [{ word: '前端', position_id: 0 }] }, false],
  [{ statuses: [{ word: '面试', standing: 'interview' }] }, true],
  [{ statuses: [{ word: '面试', standing: '面试' }] }, false],
  [{ position_id: 'x' }, false],
  [{ skips_known: 'yes' }, false],
  [{ version: 0 }, false],
])('choices with %j are taken: %s', (changed, isTaken) =>
  expect(importsApi.checkImport.body.safeParse({ ...whole, ...changed }).success).toBe(isTaken),
)

test.each<[object, boolean]>([
  [{ id: '7' }, true],
  [{ id: '7', outcome: 'refused', format: 'csv' }, true],
  [{ id: '7', format: 'pdf' }, false],
  [{ id: '7', undone: 'perhaps' }, false],
  [{}, false],
])('a report of %j is given: %s', (query, isTaken) =>
  expect(importsApi.getReport.query.safeParse(query).success).toBe(isTaken),
)

test('every call is kept from whoever is kept from anything: rows hold whatever the old system knew', () => {
  expect(
    Object.values(importsApi).every((call) => call.keptBy === 'any' && call.access === 'candidates.import'),
  ).toBe(true)
})

describe.each(languages)('in %s', (language) => {
  const words = importWords[language]

  test('everything that is told of rows has words, each told apart', () => {
    expect(Object.keys(words.meanings).sort()).toEqual([...meanings].sort())
    expect(Object.keys(words.faults).sort()).toEqual([...faultCodes].sort())
    expect(Object.keys(words.kept).sort()).toEqual([...importStates.keptReasons].sort())
    for (const listed of [words.meanings, words.faults, words.kept, words.outcomes, words.undone])
      expect(new Set(Object.values(listed)).size).toBe(Object.keys(listed).length)
  })
})

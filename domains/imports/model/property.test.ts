import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bounds } from './bounds.ts'
import { draftOfRow } from './draft-of-row.ts'
import { guessMapping } from './guess-mapping.ts'
import { type Mapping, meanings } from './meanings.ts'
import { draftOfCandidate } from './opencats.ts'
import { readDate, readList } from './read-cell.ts'

const none = { positions: new Map<string, number | null>(), standings: new Map() }
const cell = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    '',
    '13911110001',
    'a@b.cn',
    '1990-05-17',
    '本科',
    '男',
    '=1+1',
    "O'Neill",
    '\u0000',
    '王小明',
  ),
)
const anyMapping = fc
  .array(fc.option(fc.constantFrom(...meanings)), { minLength: 1, maxLength: 12 })
  .map((mapping): Mapping => mapping)

describe('whatever a row holds', () => {
  test('what is taken of it is within the bounds of its places', () => {
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 14 }), anyMapping, (cells, mapping) => {
        const { facts, faults, labels, notes } = draftOfRow(cells, mapping, none)
        if (faults.length === 0) expect([...facts.name].length).toBeGreaterThan(0)
        if (faults.length === 0) expect(facts.name.length).toBeLessThanOrEqual(100)
        for (const text of [facts.city, facts.school, facts.employer, facts.job_title])
          expect(text?.length ?? 0).toBeLessThanOrEqual(200)
        expect(labels.every((label) => label.length > 0 && label.length <= 40)).toBe(true)
        expect(notes.every(({ text }) => text.length > 0 && text.length <= 4000)).toBe(true)
        expect(facts.skills.length).toBeLessThanOrEqual(50)
      }),
      { numRuns: 1000 },
    )
  })

  test('each fault names a column of the file, or none', () => {
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 14 }), anyMapping, (cells, mapping) => {
        for (const { column } of draftOfRow(cells, mapping, none).faults)
          if (column !== null) expect(mapping[column]).toBeTruthy()
      }),
      { numRuns: 1000 },
    )
  })

  test('a date that is read is one of the calendar, and reads as itself', () => {
    const written = fc.oneof(
      fc.string(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.nat(99_999).map(String),
    )
    fc.assert(
      fc.property(written, (text) => {
        const read = readDate(text)
        if ('fault' in read) return
        expect(read.value).toMatch(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/)
        expect(readDate(read.value)).toEqual(read)
      }),
      { numRuns: 2000 },
    )
  })

  test('a list has no member twice, and none that is empty', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const list = readList(text)
        expect(new Set(list).size).toBe(list.length)
        expect(list.every((member) => member.trim() !== '')).toBe(true)
      }),
    )
  })
})

test('whatever titles a file has, a meaning there is one of is given once, and none to a column that is not there', () => {
  const title = fc.oneof(
    fc.string(),
    fc.constantFrom('姓名', 'Name', 'E-Mail', '手机', 'Phone', 'Tags', 'Notes', 'Vaga'),
  )
  const columns = fc.array(fc.record({ title, samples: fc.array(fc.string(), { maxLength: 3 }) }), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(columns, (given) => {
      const mapping = guessMapping(given)
      expect(mapping).toHaveLength(given.length)
      const once = mapping.filter((meaning) => meaning !== null && meaning !== 'note')
      expect(new Set(once).size).toBe(once.length)
    }),
  )
})

test('whatever a dump says of where a file lies, it lies within the folder of attachments', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('..', '.', '/', 'site_1/0xxx', '../..', 'a/../b', '\\..\\'),
  )
  fc.assert(
    fc.property(part, part, (directory_name, stored_filename) => {
      const attachment = [{ directory_name, stored_filename, original_filename: 'cv.pdf' }]
      const parts = { pipeline: [], status: [], activity: [], attachment, titles: new Map<string, string>() }
      for (const { path } of draftOfCandidate({ first_name: 'A' }, parts, none).files) {
        expect(path.startsWith('attachments/')).toBe(true)
        expect(path.split('/')).not.toContain('..')
      }
    }),
    { numRuns: 1000 },
  )
})

test('bounds stand in the order that makes sense of them', () => {
  expect(bounds.rows).toBeGreaterThanOrEqual(100_000)
  expect(bounds.attachmentBytes).toBeLessThan(bounds.fileBytes)
  expect(bounds.fileBytes).toBeLessThan(bounds.textBytes)
})

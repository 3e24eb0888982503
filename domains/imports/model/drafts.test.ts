import { describe, expect, test } from 'vitest'
import type { Words } from './draft.ts'
import { draftOfRow } from './draft-of-row.ts'
import type { Mapping } from './meanings.ts'
import { type DumpRow, draftOfCandidate, isTaken } from './opencats.ts'

const words: Words = {
  positions: new Map([
    ['php developer', 7],
    ['old job', null],
  ]),
  standings: new Map([
    ['talking', 'interview'],
    ['odd', null],
  ]),
}

describe('a row', () => {
  const draft = (mapping: Mapping, ...cells: readonly string[]) => draftOfRow(cells, mapping, words)

  test.each<[Mapping, string[], string]>([
    [['first_name', 'last_name'], ['Ann', 'Lee'], 'Ann Lee'],
    [['first_name', 'last_name'], ['小明', '王'], '王小明'],
    [['name'], ['  Ann   Lee '], 'Ann Lee'],
  ])('%j %j names %s', (mapping, cells, name) => expect(draft(mapping, ...cells).facts.name).toBe(name))

  test('names the column of each fault, and the missing name', () => {
    const { faults } = draft(['name', 'phone', 'email', 'degree', 'city'], '', 'x', 'y', 'z', 'c'.repeat(201))
    expect(faults).toEqual([
      { code: 'name_missing', column: 0 },
      { code: 'invalid_phone', column: 1 },
      { code: 'invalid_email', column: 2 },
      { code: 'invalid_degree', column: 3 },
      { code: 'too_long', column: 4 },
    ])
  })

  test('goes to the position its title means, and stands where its status says', () => {
    const { applications, faults } = draft(
      ['name', 'position', 'status', 'applied_at'],
      'A',
      'PHP Developer',
      'Talking',
      '2019-05',
    )
    expect(faults).toEqual([])
    expect(applications).toEqual([
      { positionId: 7, at: new Date('2019-05-01'), passages: [{ standing: 'interview', at: null }] },
    ])
  })

  test('keeps in words what was said to have no place here, and refuses what nobody spoke of', () => {
    const kept = draft(['name', 'position', 'status', 'note'], 'A', 'Old job', 'odd', 'fine')
    expect(kept.faults).toEqual([])
    expect(kept.notes.map(({ text }) => text)).toEqual(['fine', 'Old job · odd'])
    const refused = draft(['name', 'position', 'status'], 'A', 'Nobody knows', 'neither')
    expect(refused.faults.map(({ code, column }) => [code, column])).toEqual([
      ['unknown_position', 1],
      ['unknown_status', 2],
    ])
  })

  test('is a list where several columns or one cell hold several, and text where it looks like a formula', () => {
    const { facts, labels, notes } = draft(
      ['name', 'skills', 'labels', 'labels', 'note'],
      'A',
      'Go、SQL',
      'x',
      'y,x',
      '=1+1',
    )
    expect([facts.skills, labels, notes[0]?.text]).toEqual([['Go', 'SQL'], ['x', 'y'], '=1+1'])
  })

  test('that is shorter than its titles says less', () => {
    expect(draft(['name', 'phone', 'note'], 'A').faults).toEqual([])
  })
})

describe('a candidate of OpenCATS', () => {
  const none = { pipeline: [], status: [], activity: [], attachment: [], titles: new Map<string, string>() }
  const row: DumpRow = { first_name: 'Ann', last_name: 'Lee', date_created: '2019-01-02 03:04:05' }

  test('has their contacts where they are some, and the rest in words', () => {
    const given = { ...row, phone_cell: '', phone_home: 'call me', email2: 'ann@x.org', source: '(none)' }
    const { facts, notes, labels } = draftOfCandidate(given, none, words)
    expect(facts).toMatchObject({ name: 'Ann Lee', phone: null, email: 'ann@x.org' })
    expect(notes).toEqual([{ text: 'call me', at: new Date('2019-01-02T03:04:05Z') }])
    expect(labels).toEqual([])
  })

  test('stands at each job order that is a position here, and is told of the others', () => {
    const order = (id: string, status: string) => ({
      joborder_id: id,
      status,
      date_created: '2019-02-01 00:00:00',
      date_modified: '1000-01-01 00:00:00',
    })
    const moved = (status_to: string, date: string) => ({ joborder_id: '1', status_to, date })
    const { applications, notes } = draftOfCandidate(
      row,
      {
        ...none,
        titles: new Map([
          ['1', 'PHP developer'],
          ['2', 'Gardener'],
        ]),
        pipeline: [order('1', '800'), order('2', '700')],
        status: [moved('500', '2019-03-01 00:00:00'), moved('200', '2019-02-02 00:00:00')],
      },
      words,
    )
    expect(applications).toHaveLength(1)
    expect(applications[0]?.passages).toEqual([
      { standing: 'screening', at: new Date('2019-02-02') },
      { standing: 'interview', at: new Date('2019-03-01') },
      { standing: 'hired', at: null },
    ])
    expect(notes.map(({ text }) => text)).toEqual(['Gardener: eliminated'])
  })

  test.each([
    ['site_1/0xxx/abc', 'a.pdf', 'attachments/site_1/0xxx/abc/a.pdf'],
    ['site_1/', 'a.pdf', 'attachments/site_1/a.pdf'],
    ['../../etc', 'passwd', undefined],
    ['site_1', '../x', undefined],
    ['', 'a.pdf', undefined],
  ])('has a file in %j under %j at %j', (directory_name, stored_filename, path) => {
    const attachment = [{ directory_name, stored_filename, original_filename: 'cv.pdf' }]
    const { files } = draftOfCandidate(row, { ...none, attachment }, words)
    expect(files[0]?.path).toBe(path)
  })

  test('is taken unless hidden, and of what was said only what was said of candidates', () => {
    expect(isTaken('candidate', { is_admin_hidden: '1' })).toBe(false)
    expect(isTaken('candidate', {})).toBe(true)
    expect(isTaken('activity', { data_item_type: '200' })).toBe(false)
    expect(isTaken('attachment', { data_item_type: '100' })).toBe(true)
  })
})

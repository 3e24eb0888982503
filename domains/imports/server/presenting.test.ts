import { describe, expect, test } from 'vitest'
import type { ImportRecord } from './import-store.ts'
import { presentDetail, presentImport } from './present.ts'
import { presentRow } from './present-row.ts'
import { wordsOf } from './words/words-of.ts'

const record: ImportRecord & { readonly user_name: string } = {
  ...{ organisation_id: 1, id: 7, user_id: 3, user_name: '何静', file_id: 9, name: 'a.csv', kind: 'csv' },
  ...{
    state: 'checked',
    reason: null,
    position_id: null,
    skips_known: false,
    progress_id: null,
    rows_read: 4,
  },
  columns: [
    { title: '姓名', samples: ['王'] },
    { title: '手机', samples: [] },
  ],
  mapping: ['name', 'phone'],
  words: { positions: { cook: 5, baker: null }, statuses: { gone: 'refused', odd: null } },
  found: {
    positions: ['Cook', 'Baker', 'Waiter', 'Gardener'].map((word, rows) => ({ word, rows })),
    statuses: ['gone', 'odd', 'Offer', '???'].map((word, rows) => ({ word, rows })),
  },
  ...{ sums: { new: 2 }, version: 3, ended_at: null, created_at: new Date('2026-11-20T08:00:00Z') },
}
const byTitle = new Map([
  ['waiter', 6],
  ['cook', 8],
])

describe('an import', () => {
  test('has every sum, whatever is known of it', () => {
    expect(presentImport(record)).toMatchObject({
      sums: { new: 2, known: 0, refused: 0, done: 0, removed: 0, in_part: 0, kept: 0 },
      ...{ user: { id: 3, name: '何静' }, create_time: '2026-11-20T08:00:00.000Z', end_time: null },
      can: { open: true, remove: true },
    })
    expect(presentImport({ ...record, state: 'done' }).can.remove).toBe(false)
  })

  test('says of each title what somebody said, else what its own words tell, else that nothing is settled', () => {
    const { positions } = presentDetail(record, byTitle, [])
    expect(positions.map(({ word, position_id, is_settled }) => [word, position_id, is_settled])).toEqual([
      ['Cook', 5, true],
      ['Baker', null, true],
      ['Waiter', 6, true],
      ['Gardener', null, false],
    ])
  })

  test('says the same of each status', () => {
    const { statuses } = presentDetail(record, byTitle, [])
    expect(statuses.map(({ word, standing, is_settled }) => [word, standing, is_settled])).toEqual([
      ['gone', 'refused', true],
      ['odd', null, true],
      ['Offer', 'offer', true],
      ['???', null, false],
    ])
  })

  test('means by its words, when it runs, what was shown of them', () => {
    const words = wordsOf(record, byTitle)
    for (const { word, position_id, is_settled } of presentDetail(record, byTitle, []).positions)
      expect(words.positions.get(word.toLowerCase())).toBe(is_settled ? position_id : undefined)
    for (const { word, standing, is_settled } of presentDetail(record, byTitle, []).statuses)
      expect(words.standings.get(word.toLowerCase())).toBe(is_settled ? standing : undefined)
  })
})

describe('a row', () => {
  const row: Parameters<typeof presentRow>[0] = {
    ...{ place: 3, name: '王', outcome: 'refused', applications: [], undone: null, kept_because: null },
    faults: [
      { code: 'invalid_phone', column: 1 },
      { code: 'no_position', column: null },
      { code: 'too_long', column: 40 },
    ],
  }

  test.each([
    [
      'en-US',
      '手机: Not a valid phone number; No position is named, and no default position was chosen; Longer than 200 characters',
    ],
    ['zh-CN', '手机: 手机号格式不正确; 未写明应聘职位，也未选择默认职位; 内容超过 200 个字符'],
  ] as const)('names row, column and reason in %s', (language, told) => {
    const shown = presentRow(row, record, language)
    expect([shown.id, shown.reason_text]).toEqual([3, told])
    expect(shown.faults.map(({ column }) => column)).toEqual(['手机', '', ''])
  })

  test('leads to its first application, and to none once that was taken out', () => {
    const made = [4, 5].map((id) => ({ id, version: 1, tags: [] }))
    const shown = (undone: 'removed' | 'kept' | null) =>
      presentRow({ ...row, faults: [], applications: made, undone }, record, 'pt-BR').post_id
    expect([shown(null), shown('kept'), shown('removed')]).toEqual([4, 4, null])
  })

  test('that stays says why', () => {
    const kept = presentRow({ ...row, faults: [], undone: 'kept', kept_because: 'went_on' }, record, 'zh-TW')
    expect(kept.reason_text).toBe('應徵流程已有進展')
  })
})

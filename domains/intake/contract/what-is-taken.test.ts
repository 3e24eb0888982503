import { itemReasons, itemStates } from '@bole/intake/model'
import { describe, expect, test } from 'vitest'
import { intakeApi, intakeItem } from './api.ts'
import { reasonTexts } from './reason-texts.ts'

const { upload, listItems, retry } = intakeApi

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

describe('an upload', () => {
  test.each<[object, boolean]>([
    [{ position_id: '7' }, true],
    [{ position_id: '7', source: 'referral' }, true],
    [{ position_id: '7', source: '内部推荐' }, false],
    [{ position_id: '7', source: '' }, false],
    [{ position_id: '7', source: 'x'.repeat(41) }, false],
    [{ position_id: '7', source: 'a\u0000' }, false],
    [{ position_id: '0' }, false],
    [{}, false],
  ])('with %j is taken: %s', (fields, isTaken) => expect(takes(upload.body, fields)).toBe(isTaken))

  test('says where its people come from when nobody said', () => {
    expect(upload.body.parse({ position_id: '7' })).toEqual({ position_id: 7, source: 'upload' })
  })

  test('is bounded in files and in bytes of each', () => {
    expect(upload.uploads).toEqual({ files: 500, bytes: 20 * 2 ** 20 })
  })
})

describe('completing a file by hand', () => {
  test.each<[unknown, boolean]>([
    [undefined, true],
    [{ name: '王小明' }, true],
    [{ name: '王小明', phone: '13800138000', email: 'wang@example.com' }, true],
    [{ name: ' ' }, false],
    [{ phone: '13800138000' }, false],
    [{ name: 'x'.repeat(101) }, false],
    [{ name: '王小明', phone: '1'.repeat(41) }, false],
    [{ name: '王小明', email: `${'x'.repeat(199)}@x` }, false],
    [null, false],
  ])('as %j is taken: %s', (by_hand, isTaken) =>
    expect(takes(retry.body, { item_id: 1, by_hand })).toBe(isTaken),
  )
})

describe('the files of an upload', () => {
  test('can be asked for in every state and in no other', () => {
    const ask = (state: string) => takes(listItems.query, { progress_id: 1, state })
    expect(itemStates.map(ask)).toEqual(itemStates.map(() => true))
    expect([ask(''), ask('lost')]).toEqual([false, false])
  })

  test('carry every reason there is, each told apart in every language', () => {
    const item = {
      id: 1,
      position_id: 5,
      name: 'a.pdf',
      bytes: null,
      state: 'failed',
      post_id: null,
      candidate: null,
      can_retry: true,
      has_file: true,
    }
    for (const texts of Object.values(reasonTexts)) {
      expect(new Set(Object.values(texts)).size).toBe(itemReasons.length)
      for (const reason of itemReasons)
        expect(takes(intakeItem, { ...item, reason, reason_text: texts[reason] })).toBe(true)
    }
    expect(takes(intakeItem, { ...item, reason: 'too_late', reason_text: '' })).toBe(false)
  })
})

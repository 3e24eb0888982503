import { languages } from '@bole/platform/contract'
import { describe, expect, test } from 'vitest'
import { intakeApi, intakeRefusals } from './index.ts'

const { createFolder, updateFolder, removeFolder, sortFolders, listFolders, listArrivals } = intakeApi

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

const folder = {
  ...{ origin: 2, name: '研发邮箱', theme_id: null, position_id: null, doors: ['mailbox'] },
  ...{ is_shared: true, user_ids: [] },
}

describe('a folder', () => {
  test.each<[object, boolean]>([
    [{}, true],
    [{ origin: 1 }, true],
    [{ origin: 3 }, false],
    [{ name: ' ' }, false],
    [{ name: 'x'.repeat(60) }, true],
    [{ name: 'x'.repeat(61) }, false],
    [{ theme_id: 4, position_id: 5 }, true],
    [{ theme_id: 0 }, false],
    [{ position_id: 'five' }, false],
    [{ doors: [] }, true],
    [{ doors: ['fax'] }, false],
    [{ is_shared: false, user_ids: [1, 2] }, true],
    [{ user_ids: [0] }, false],
    [{ user_ids: Array.from({ length: 51 }, (_, at) => at + 1) }, false],
  ])('with %j is taken: %s', (changes, isTaken) =>
    expect(takes(createFolder.body, { ...folder, ...changes })).toBe(isTaken),
  )

  test('keeps its name to one line', () => {
    expect(createFolder.body.parse({ ...folder, name: ' 研发\n邮箱 ' }).name).toBe('研发 邮箱')
  })

  test('is changed and removed at the version seen', () => {
    const { origin: _, ...rest } = folder
    expect(takes(updateFolder.body, { ...rest, id: 1, version: 2 })).toBe(true)
    expect(takes(updateFolder.body, { ...rest, id: 1 })).toBe(false)
    expect(takes(removeFolder.body, { id: 1, version: 0 })).toBe(false)
    expect(removeFolder.body.parse({ id: 1, version: 1 }).move_to).toBeNull()
    expect(takes(removeFolder.body, { id: 1, version: 1, move_to: 7 })).toBe(true)
  })

  test('is put in order among others', () => {
    expect([[1], [2, 1]].map((ids) => takes(sortFolders.body, { ids }))).toEqual([false, true])
  })
})

describe('looking', () => {
  test('is for one kind of hiring, social unless said', () => {
    expect(listFolders.query.parse({}).origin).toBe(2)
    expect(listFolders.query.parse({ origin: '1' }).origin).toBe(1)
    expect(takes(listFolders.query, { origin: '4' })).toBe(false)
  })

  test('narrows what arrived to a folder', () => {
    expect(listArrivals.query.parse({ folder_id: '3' }).folder_id).toBe(3)
    expect(takes(listArrivals.query, { folder_id: 'all' })).toBe(false)
  })
})

test('every refusal of folders says something of its own in every language', () => {
  const codes = [...createFolder.refusals, ...updateFolder.refusals, ...removeFolder.refusals]
  for (const language of languages) {
    const texts = new Set(codes.map((code) => intakeRefusals[language][code]))
    expect(texts.size).toBe(new Set(codes).size)
  }
})

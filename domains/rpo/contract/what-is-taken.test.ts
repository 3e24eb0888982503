import { languages } from '@bole/platform/contract'
import { recordReasons } from '@bole/rpo/model'
import { describe, expect, test } from 'vitest'
import { rpoApi, rpoReasons } from './index.ts'

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

describe('what is taken', () => {
  test.each<[object, boolean]>([
    [{ id: 1, version: 1, remark: '' }, true],
    [{ id: 1, version: 1, remark: 'x'.repeat(1000) }, true],
    [{ id: 1, version: 1, remark: 'x'.repeat(1001) }, false],
    [{ id: 1, version: 0, remark: 'x' }, false],
    [{ id: 0, version: 1, remark: 'x' }, false],
    [{ id: 1, remark: 'x' }, false],
  ])('of a remark, %j: %s', (body, isTaken) => expect(takes(rpoApi.updateRemark.body, body)).toBe(isTaken))

  test.each<[object, boolean]>([
    [{ name: 'Java' }, true],
    [{ name: ' ' }, false],
    [{ name: 'x'.repeat(61) }, false],
    [{ id: null, name: 'x' }, true],
    [{ id: 0, name: 'x' }, false],
  ])('of a folder, %j: %s', (body, isTaken) => expect(takes(rpoApi.saveFolder.body, body)).toBe(isTaken))

  test('of rows, at least one and at most a thousand', () => {
    const many = (count: number) =>
      takes(rpoApi.deleteImport.body, { ids: Array.from({ length: count }, (_, at) => at + 1) })
    expect([many(0), many(1), many(1000), many(1001)]).toEqual([false, true, true, false])
  })

  test('of states, those there are', () => {
    const of = (status: string) => takes(rpoApi.listRecords.query, { status })
    expect([of('read,rejected'), of('lost'), of('')]).toEqual([true, false, true])
  })
})

test('every reason says something, and no agency is told what only recruiters can do', () => {
  for (const language of languages) {
    for (const reason of recordReasons) expect(rpoReasons[language][reason], reason).not.toBe('')
    const { archive, archive_in_archive } = rpoReasons[language]
    expect(archive).not.toBe(archive_in_archive)
  }
})

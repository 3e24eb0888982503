import { languages } from '@bole/platform/contract'
import { describe, expect, test } from 'vitest'
import { parseAdministrationApi, parseAdministrationRefusals } from './index.ts'

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

describe('what is taken', () => {
  test('of files to be read again, at least one and at most two hundred', () => {
    const many = (count: number) =>
      takes(parseAdministrationApi.readFilesAgain.body, {
        ids: Array.from({ length: count }, (_, at) => at + 1),
      })
    expect([many(0), many(1), many(200), many(201)]).toEqual([false, true, true, false])
  })

  test.each<[object, boolean]>([
    [{ id: 1, version: 1, decision: 'accept' }, true],
    [{ id: 1, version: 1, decision: 'keep' }, true],
    [{ id: 1, version: 1, decision: 'open' }, false],
    [{ id: 1, version: 0, decision: 'keep' }, false],
    [{ id: 0, version: 1, decision: 'keep' }, false],
    [{ id: 1, decision: 'keep' }, false],
  ])('of a decision, %j: %s', (body, isTaken) =>
    expect(takes(parseAdministrationApi.settleNewer.body, body)).toBe(isTaken),
  )

  test.each<[object, boolean]>([
    [{}, true],
    [{ state: 'read', only: 'older' }, true],
    [{ state: 'reading' }, false],
    [{ only: 'newer' }, false],
  ])('of conditions, %j: %s', (query, isTaken) =>
    expect(takes(parseAdministrationApi.listFiles.query, query)).toBe(isTaken),
  )

  test('newer readings are those that wait, unless others are asked for', () => {
    expect(parseAdministrationApi.listNewer.query.parse({}).state).toBe('open')
  })
})

test('every refusal says something in every language', () => {
  for (const language of languages)
    for (const text of Object.values(parseAdministrationRefusals[language])) expect(text).not.toBe('')
})

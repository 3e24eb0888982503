import { describe, expect, test } from 'vitest'
import { processesApi } from './api.ts'
import { defaultNames } from './default-names.ts'

const { listProcesses, createProcess, updateProcess, copyProcess } = processesApi

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

const whole = { origin: 2, name: '技术岗', stages: [1, 12, 5, 6] }

describe('a new process', () => {
  test.each<[object, boolean]>([
    [{}, true],
    [{ origin: '1' }, true],
    [{ origin: 0 }, false],
    [{ origin: 3 }, false],
    [{ origin: undefined }, false],
    [{ name: '' }, false],
    [{ name: 'x'.repeat(61) }, false],
    [{ stages: [] }, true],
    [{ stages: [1, 100] }, false],
    [{ stages: [-1] }, false],
    [{ stages: ['1'] }, false],
    [{ stages: [1.5] }, false],
    [{ stages: Array.from({ length: 21 }, () => 1) }, false],
    [{ stages: undefined }, true],
    [{ steps: [{ stage: 1 }, { stage: 12, title: 'First' }] }, true],
    [{ steps: [{ stage: 12, title: 'x'.repeat(41) }] }, false],
    [{ steps: [{ title: 'First' }] }, false],
    [{ steps: [{ id: 0, stage: 1 }] }, false],
  ])('of %j is taken: %s', (changes, isTaken) =>
    expect(takes(createProcess.body, { ...whole, ...changes })).toBe(isTaken),
  )
})

describe('a change of a process', () => {
  const change = (changes: object) => takes(updateProcess.body, { id: 1, version: 1, ...changes })

  test('makes one the default and never takes that away', () => {
    expect([change({ is_default: true }), change({ is_default: false })]).toEqual([true, false])
  })

  test('is of a version that was seen; what is left out stays', () => {
    expect([change({}), change({ version: 0 }), change({ version: undefined })]).toEqual([true, false, false])
    expect(updateProcess.body.parse({ id: 1, version: 1, name: ' x ' })).toEqual({
      id: 1,
      version: 1,
      name: 'x',
    })
  })

  test('says every way it may be refused', () => {
    expect(updateProcess.refusals).toEqual(
      expect.arrayContaining([...(createProcess.refusals ?? []), 'stale']),
    )
  })
})

test('the list opens with social hiring, deleted ones and all', () => {
  expect(listProcesses.query.parse({})).toEqual({ origin: 2, page: 1, page_size: 500 })
  expect(listProcesses.query.parse({ is_deleted: '0' })).toMatchObject({ origin: 2, is_deleted: false })
  expect(takes(listProcesses.query, { is_deleted: 'no' })).toBe(false)
})

test('a copy may have a name of its own, which is one', () => {
  expect([takes(copyProcess.body, { id: 1 }), takes(copyProcess.body, { id: 1, name: ' ' })]).toEqual([
    true,
    false,
  ])
})

test('what an organisation starts with could be entered as it is named, one for each origin', () => {
  for (const names of Object.values(defaultNames)) {
    expect(names[1]).not.toBe(names[2])
    for (const name of Object.values(names))
      expect(createProcess.body.parse({ ...whole, name }).name).toBe(name)
  }
})

describe('a step', () => {
  test.each<[object, boolean]>([
    [{}, true],
    [{ colour: 'orange' }, true],
    [{ colour: 'grey' }, true],
    [{ colour: undefined }, true],
    [{ colour: 'mauve' }, false],
    [{ colour: '' }, false],
    [{ colour: null }, false],
    [{ id: 7 }, true],
    [{ id: '7' }, true],
    [{ id: 'seven' }, false],
    [{ stage: undefined }, false],
    [{ title: null }, false],
  ])('with %j is taken: %s', (more, isTaken) =>
    expect(takes(processesApi.previewProcess.body, { id: 1, steps: [{ stage: 12, ...more }] })).toBe(isTaken),
  )

  test('is asked about of one process', () => {
    expect([
      takes(processesApi.previewProcess.body, {}),
      takes(processesApi.previewProcess.body, { id: 1 }),
    ]).toEqual([false, true])
  })
})

import { pipelineApi, pipelineRefusals } from '@bole/pipeline/contract'
import { languages } from '@bole/platform/contract'
import { describe, expect, test } from 'vitest'
import { firstReasons } from '../model/reject-reasons.ts'
import { reasonNames } from './texts/reason-names.ts'

const { createTag, createTagGroup, updateTagGroup, mergeTags, retireTag, sortTagGroups } = pipelineApi
const { createReason, listTags } = pipelineApi

describe('a label', () => {
  test.each<[object, boolean]>([
    [{ name: '紧急' }, true],
    [{ name: ' ' }, false],
    [{ name: 'x'.repeat(40) }, true],
    [{ name: 'x'.repeat(41) }, false],
    [{ name: 'x', color: 'blue' }, true],
    [{ name: 'x', color: '#3a68c6' }, false],
    [{ name: 'x', group_id: null }, true],
    [{ name: 'x', group_id: 0 }, false],
    [{}, false],
  ])('%j is taken: %s', (body, isTaken) => {
    expect(createTag.body.safeParse(body).success).toBe(isTaken)
  })

  test.each<[object, boolean]>([
    [{ id: 1, version: 1, into_id: 2 }, true],
    [{ id: 1, version: 1 }, false],
    [{ id: 1, version: 0, into_id: 2 }, false],
    [{ id: 1, into_id: 2 }, false],
  ])('is merged by %j: %s', (body, isTaken) => {
    expect(mergeTags.body.safeParse(body).success).toBe(isTaken)
  })

  test('is retired at the version that was seen', () => {
    const takes = (body: object) => retireTag.body.safeParse(body).success
    expect(takes({ id: 1, version: 3, is_retired: true })).toBe(true)
    expect(takes({ id: 1, version: 3 })).toBe(false)
    expect(takes({ id: 1, is_retired: true })).toBe(false)
  })

  test('is found by its state as an address writes it', () => {
    expect(listTags.query.safeParse({ is_retired: 'true' })).toMatchObject({ data: { is_retired: true } })
    expect(listTags.query.safeParse({ is_retired: 'maybe' }).success).toBe(false)
  })
})

describe('a group of labels', () => {
  test.each<[object, boolean]>([
    [{ name: 'Skills' }, true],
    [{ name: 'Skills', roles: ['DepAdmin', 'User2'] }, true],
    [{ name: 'Skills', roles: ['Everybody'] }, false],
    [{ name: 'x'.repeat(41) }, false],
  ])('%j is taken: %s', (body, isTaken) => {
    expect(createTagGroup.body.safeParse(body).success).toBe(isTaken)
  })

  test('is changed as a whole', () => {
    const whole = { id: 1, version: 1, name: 'Skills', color: 'red', roles: [] }
    expect(updateTagGroup.body.safeParse(whole).success).toBe(true)
    for (const left of ['name', 'color', 'roles', 'version'])
      expect(updateTagGroup.body.safeParse({ ...whole, [left]: undefined }).success, left).toBe(false)
  })

  test('is placed among others', () => {
    expect(sortTagGroups.body.safeParse({ ids: [1] }).success).toBe(false)
    expect(sortTagGroups.body.safeParse({ ids: [2, 1] }).success).toBe(true)
  })
})

describe('a reason to turn somebody down', () => {
  test.each(languages)('has a name in %s, another one for each', (language) => {
    const names = firstReasons.map((code) => reasonNames[language][code])
    expect(names.every((name) => createReason.body.safeParse({ name }).success)).toBe(true)
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(firstReasons.length)
  })
})

test('what is refused of a label or a reason has words in every language', () => {
  for (const language of languages)
    for (const code of [
      'name_taken',
      'same_tag',
      'tag_retired',
      'tag_of_others',
      'changed_meanwhile',
    ] as const)
      expect(pipelineRefusals[language][code].length, `${language} ${code}`).toBeGreaterThan(5)
})

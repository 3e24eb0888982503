import { describe, expect, test } from 'vitest'
import { themesApi } from './api.ts'

const { createTheme, updateTheme, copyTheme, listThemes } = themesApi

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

const question = (key: unknown, name = '') => ({ key, name, is_checked: true, is_necessary: false })
const change = (changes: object) => takes(updateTheme.body, { id: 1, version: 1, ...changes })

describe('a change of a project', () => {
  test.each<[object, boolean]>([
    [{}, true],
    [{ theme_name: '2027 校招' }, true],
    [{ theme_name: ' ' }, false],
    [{ theme_name: 'x'.repeat(81) }, false],
    [{ type: 'sz' }, true],
    [{ type: 'social' }, false],
    [{ post_limit: null }, true],
    [{ post_limit: 1 }, true],
    [{ post_limit: 0 }, false],
    [{ post_limit: 1001 }, false],
    [{ post_limit: 2.5 }, false],
    [{ limit_time: '2030-01-01T00:00:00+08:00' }, true],
    [{ limit_time: '2030-01-01' }, false],
    [{ limit_time: '2030-13-01T00:00:00Z' }, false],
    [{ limit_time: null }, true],
    [{ owner_id: null }, true],
    [{ owner_id: 0 }, false],
    [{ company: {} }, true],
    [{ company: { company_name: 'x'.repeat(121) } }, false],
    [{ company: { company_description: 'x'.repeat(20_000) } }, true],
    [{ company: { company_description: 'x'.repeat(20_001) } }, false],
    [{ is_nt: '1', is_volunteer: 0 }, true],
    [{ is_nt: 2 }, false],
    [{ limit_field: null }, true],
    [{ limit_field: { basic: ['name'] } }, true],
    [{ limit_field: { basic: [' '] } }, false],
    [{ limit_field: { basic: 'name' } }, false],
    [{ station_list: [{ name: '杭州' }] }, true],
    [{ station_list: [{ name: '杭州', type: 'village' }] }, false],
    [{ station_list: [{ name: '' }] }, false],
    [{ question_list: [] }, true],
    [{ question_list: [question('own_1', '能否出差？')] }, true],
    [{ question_list: [question(undefined, '能否出差？')] }, true],
    [{ question_list: [question('Own 1')] }, false],
    [{ question_list: [question('1own')] }, false],
    [{ question_list: [question(`a${'b'.repeat(40)}`)] }, false],
    [{ question_list: [question('constructor')] }, true],
    [{ question_list: [question('__proto__')] }, false],
    [{ question_list: [question('own_1', 'x'.repeat(201))] }, false],
    [{ question_list: [{ key: 'own_1', name: 'x' }] }, false],
    [{ question_list: Array.from({ length: 61 }, (_, at) => question(`own_${at}`)) }, false],
    [{ version: 0 }, false],
    [{ version: undefined }, false],
    [{ id: undefined }, false],
  ])('to %j is taken: %s', (changes, isTaken) => expect(change(changes)).toBe(isTaken))

  test('leaves what is not given out, so that it stays', () => {
    const read = updateTheme.body.parse({ id: '3', version: 2, company: { trade: ' 软件 ' } })
    expect(read).toEqual({ id: 3, version: 2, company: { trade: '软件' } })
  })
})

test('a new project needs a name and a type, a copy may have a name of its own', () => {
  const make = (given: object) => takes(createTheme.body, given)
  expect([make({ theme_name: 'x', type: 'xz' }), make({ theme_name: 'x' }), make({ type: 'xz' })]).toEqual([
    true,
    false,
    false,
  ])
  expect([takes(copyTheme.body, { id: 1 }), takes(copyTheme.body, { id: 1, theme_name: '' })]).toEqual([
    true,
    false,
  ])
})

describe('a list of projects', () => {
  test('opens with school hiring, the first thirty of those not deleted', () => {
    const opened = { type: 'xz', scenario: 'list', is_deleted: false, page: 1, page_size: 30 }
    expect(listThemes.query.parse({})).toEqual(opened)
  })

  test.each<[object, boolean]>([
    [{ is_deleted: '1' }, true],
    [{ is_deleted: 'false' }, true],
    [{ is_deleted: 'yes' }, false],
    [{ scenario: 'params' }, true],
    [{ scenario: 'everything' }, false],
    [{ keyword: 'x'.repeat(101) }, false],
    [{ page: '0' }, false],
    [{ page: '10001' }, false],
    [{ page_size: '201' }, false],
  ])('asked with %j is given: %s', (query, isTaken) => expect(takes(listThemes.query, query)).toBe(isTaken))
})

import { describe, expect, test } from 'vitest'
import { differing, fieldAt, pathsIn, valueAt } from './paths.ts'

const fields = { name: 'a', cities: ['x'], company: { trade: 'b', size: null }, owner: null }

test.each([
  ['name', 'a'],
  ['company.trade', 'b'],
  ['company.size', null],
  ['owner.name', undefined],
  ['nothing.here', undefined],
])('at %s stands %j', (path, value) => {
  expect(valueAt(fields, path)).toBe(value)
})

test('all paths are those of its fields, of a group each', () => {
  expect(pathsIn(fields)).toEqual(['name', 'cities', 'company.trade', 'company.size', 'owner'])
})

describe('differing', () => {
  const paths = ['name', 'cities', 'company.trade', 'owner']
  test.each([
    ['nothing', {}, []],
    ['a text', { name: 'b' }, ['name']],
    ['a list', { cities: ['x', 'y'] }, ['cities']],
    ['one field of several', { company: { trade: 'c', size: null } }, ['company.trade']],
    ['nothing where null stands for what is not there', { owner: undefined }, []],
    ['nothing that is not asked for', { company: { trade: 'b', size: 'c' } }, []],
  ])('finds %s', (_, change, found) => {
    expect(differing(fields, { ...fields, ...change }, paths)).toEqual(found)
  })
})

test.each([
  ['cities', 'cities'],
  ['cities.3', 'cities'],
  ['company.trade', 'company.trade'],
  ['company.size', 'company'],
  ['cit', null],
  ['citiesOf', null],
  ['version', null],
])('a fault at %s belongs to %s', (path, field) => {
  expect(fieldAt(path, ['cities', 'company', 'company.trade'])).toBe(field)
})

import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { defineApi } from '../platform/contract/index.ts'
import { faultsOf, whatExists } from './coverage-count.ts'
import { coverageDocument, coverageText } from './coverage-text.ts'
import { reachedIn } from './reached.ts'

const { view } = defineApi('cases', {
  view: { method: 'GET', path: 'case/{id}', summary: 'One case', access: 'signed_in', reply: z.object({}) },
})
const domains = [
  {
    calls: [view],
    screens: [{ name: 'cases.view', isInMenu: false, addresses: [{ path: '/case/{id}/view' }] }],
  },
]
const lists = {
  calls: [
    ['case', 'GET', 'case/{x}'],
    ['case', 'POST', 'case/{x}'],
  ],
  routes: [
    ['case', '/case/{id}/view', 'ALL', ''],
    ['case', '/case/list', 'ALL', ''],
    ['site', '/site', '-', 'redirects to /site/login'],
  ],
  unnamed: [
    ['call', 'cases', 'detail'],
    ['screen', 'cases', 'home'],
  ],
}

const all = reachedIn(['casesApi.view', 'addressOf(casesScreens.view)'])

describe('coverage', () => {
  const exists = (mapping: Record<string, string>, reached = all) =>
    whatExists(lists, domains, mapping, reached)
      .filter((one) => one.exists)
      .map(({ item }) => item)

  test('an address counts by its method and its place, whatever its parameter is called', () => {
    expect(exists({})).toEqual(['GET case/{x}', '/case/{id}/view'])
  })

  test('an item without a path is its call or screen; what is asked for twice counts once', () => {
    const items = (mapping: Record<string, string>) =>
      whatExists(lists, domains, mapping, all).map(({ item }) => item)
    expect(items({ 'call/cases/detail': 'cases.view' })).not.toContain('detail')
    expect(items({ 'call/cases/detail': 'cases.other' })).toContain('detail')
    expect(items({ 'screen/cases/home': '/case/{id}/view' })).not.toContain('home')
    expect(items({ 'screen/cases/home': 'cases.view' })).toContain('home')
  })

  test('both generations of a screen are one, which exists where both do', () => {
    const view = (...paths: string[]) => [
      { name: 'cases.view', isInMenu: true, addresses: paths.map((path) => ({ path })) },
    ]
    const routes = [
      ['case', '/case/one2/list', 'ALL', ''],
      ['case2', '/case2/one/list', 'ALL', ''],
    ]
    const of = (...paths: string[]) =>
      whatExists(
        { ...lists, calls: [], unnamed: [], routes },
        [{ calls: [], screens: view(...paths) }],
        {},
        all,
      )
    expect(of('/case/one2/list', '/case2/one/list')).toMatchObject([
      { item: '/case/one2/list', exists: true },
    ])
    expect(of('/case/one2/list')).toMatchObject([{ exists: false }])
  })

  test('what nobody can reach does not count, and is named', () => {
    expect(exists({}, reachedIn([]))).toEqual([])
    expect(exists({}, reachedIn(['const { other, view } = casesApi']))).toEqual(['GET case/{x}'])
    expect(exists({}, reachedIn(['<PlaceLink place={{ path: addressOf(casesScreens.view) }}>']))).toEqual([
      '/case/{id}/view',
    ])
    const text = coverageDocument(whatExists(lists, domains, {}, reachedIn([])))
    expect(text).toContain('## There, and out of reach\n\n- `GET case/{x}`\n- `/case/{id}/view`')
    expect(text).toContain('0 of 3 (0 %)')
  })

  test('a domain of several words is written as one', () => {
    expect([...reachedIn(['talentPoolApi.listPeople']).calls]).toEqual(['talent-pool.listPeople'])
  })

  test('the text names what is missing and counts what is there', () => {
    const text = coverageText(whatExists(lists, domains, {}, all))
    expect(text).toContain('  case: 1 of 2 (50 %)\n    missing POST case/{x}')
    expect(text).toContain('all calls: 1 of 3 (33 %)')
    expect(text).toContain('all screens: 1 of 3 (33 %)')
  })

  test('a mapping to nothing, or of nothing, is a fault', () => {
    const mapping = { 'call/cases/detail': 'cases.gone', 'call/cases/unasked': 'cases.view' }
    expect(faultsOf(lists.unnamed, domains, mapping)).toEqual([
      'call/cases/detail: there is no cases.gone',
      'call/cases/unasked is not in docs/spec/unnamed.tsv',
    ])
  })
})

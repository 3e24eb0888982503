import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { defineApi } from '../platform/contract/index.ts'
import { coverageText, faultsOf, whatExists } from './coverage-count.ts'

const { view } = defineApi('cases', {
  view: { method: 'GET', path: 'case/{id}', summary: 'One case', access: 'signed_in', reply: z.object({}) },
})
const domains = [{ calls: [view], screens: [{ addresses: [{ path: '/case/{id}/view' }] }] }]
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

describe('coverage', () => {
  const exists = (mapping: Record<string, string>) =>
    whatExists(lists, domains, mapping)
      .filter((one) => one.exists)
      .map(({ item }) => item)

  test('an address counts by its method and its place, whatever its parameter is called', () => {
    expect(exists({})).toEqual(['GET case/{x}', '/case/{id}/view'])
  })

  test('an item without a path counts once its call or screen exists', () => {
    expect(exists({ 'call/cases/detail': 'cases.view' })).toContain('detail')
    expect(exists({ 'call/cases/detail': 'cases.other' })).not.toContain('detail')
    expect(exists({ 'screen/cases/home': '/case/{id}/view' })).toContain('home')
    expect(exists({ 'screen/cases/home': 'cases.view' })).not.toContain('home')
  })

  test('the text names what is missing and counts what is there', () => {
    const text = coverageText(whatExists(lists, domains, {}))
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

import { describe, expect, test } from 'vitest'
import * as fromAddress from '../web/address-fields.ts'
import { eachOf, shapeOf, valuesAt } from './address.ts'
import { addressOf, conditionsOf, defineScreens } from './define-screens.ts'

declare module '@bole/platform/web' {
  interface TextCatalogue {
    cases: { readonly titles: { readonly list: string; readonly view: string } }
  }
}

const fields = { owner_id: fromAddress.several(fromAddress.id), state: fromAddress.oneOf(['open']) }
const load = async () => ({ default: () => null })
const cases = defineScreens('cases', {
  list: {
    addresses: { social: '/case/list', campus: '/case2/list' },
    title: 'titles.list',
    menu: null,
    needs: 'signed_in',
    load,
  },
  view: {
    addresses: { social: '/case/{id}/view', campus: '/case2/view/{id}' },
    title: { social: 'titles.view', campus: 'titles.list' },
    menu: { below: 'list' },
    needs: 'signed_in',
    load,
  },
  make: {
    addresses: { social: '/case/list?case=new', campus: '/case2/create' },
    title: 'titles.view',
    menu: null,
    needs: 'signed_in',
    load,
  },
  // Both generations share it, and it says in its address which it is of.
  flow: { addresses: '/flow/{origin}', title: 'titles.list', menu: null, needs: 'signed_in', load },
  found: {
    addresses: '/found?tab=all',
    title: 'titles.list',
    menu: null,
    needs: 'signed_in',
    load,
    conditions: conditionsOf<typeof fields>(),
  },
  mine: { addresses: '/mine', title: 'titles.list', menu: null, needs: 'signed_in', load },
})

test('a screen knows its name and its domain', () => {
  expect([cases.list.name, cases.view.domain]).toEqual(['cases.list', 'cases'])
})

test.each([
  [addressOf(cases.list, { origin: 2 }), '/case/list'],
  [addressOf(cases.list, { origin: 1 }), '/case2/list'],
  [addressOf(cases.view, { origin: 2, id: 12 }), '/case/12/view'],
  [addressOf(cases.view, { origin: 1, id: 12 }), '/case2/view/12'],
  [addressOf(cases.make, { origin: 2 }), '/case/list?case=new'],
  [addressOf(cases.make, { origin: 1 }), '/case2/create'],
  [addressOf(cases.flow, { origin: 1 }), '/flow/1'],
  [addressOf(cases.mine), '/mine'],
  [
    addressOf(cases.found, {}, { owner_id: [3, 4], state: 'open' }),
    '/found?tab=all&owner_id=3%2C4&state=open',
  ],
  [addressOf(cases.found, {}, { owner_id: undefined }), '/found?tab=all'],
])('%s is %s', (address, expected) => expect(address).toBe(expected))

test('what a record or a link mistypes does not compile', () => {
  const given = { menu: null, needs: 'signed_in', load } as const
  const mistyped = [
    // @ts-expect-error -- the address has an id
    () => addressOf(cases.view, { origin: 2 }),
    // @ts-expect-error -- it is called id
    () => addressOf(cases.view, { origin: 2, pid: 12 }),
    // @ts-expect-error -- the generations have two addresses
    () => addressOf(cases.list),
    // @ts-expect-error -- there is nothing to fill in
    () => addressOf(cases.mine, { origin: 2 }),
    // @ts-expect-error -- it reads no such condition
    () => addressOf(cases.found, {}, { owner: [3] }),
    // @ts-expect-error -- owners are numbers
    () => addressOf(cases.found, {}, { owner_id: [true] }),
    // @ts-expect-error -- it says of no condition that it reads it
    () => addressOf(cases.mine, {}, { state: 'open' }),
    // @ts-expect-error -- no such screen
    () => addressOf(cases.lists),
    // @ts-expect-error -- the domain has no such text
    () => defineScreens('cases', { a: { ...given, addresses: '/a', title: 'titles.lost' } }),
    // @ts-expect-error -- nor are there such texts at all
    () => defineScreens('casses', { a: { ...given, addresses: '/a', title: 'titles.list' } }),
    () =>
      // @ts-expect-error -- nobody holds such a permission
      defineScreens('cases', { a: { ...given, addresses: '/a', title: 'titles.list', needs: 'case.vew' } }),
    () =>
      defineScreens('cases', {
        // @ts-expect-error -- the domain has no such screen
        a: { ...given, addresses: '/a', title: 'titles.list', menu: { below: 'b' } },
      }),
    () =>
      defineScreens('cases', {
        // @ts-expect-error -- the menu has no such group
        a: { ...given, addresses: '/a', title: 'titles.list', menu: { group: 'reruit', order: 1 } },
      }),
  ]
  expect(mistyped).toHaveLength(13)
})

describe('an address', () => {
  test('stands for the origins of its generations, or for both', () => {
    expect(eachOf('/mine')).toEqual([{ path: '/mine', origin: null }])
    expect(eachOf(cases.list.addresses)).toEqual([
      { path: '/case/list', origin: 2 },
      { path: '/case2/list', origin: 1 },
    ])
    expect(eachOf({ campus: '/case2/list' })).toEqual([{ path: '/case2/list', origin: 1 }])
  })

  test.each([
    ['/case/{id}/view', '/case/12/view', { id: '12' }],
    ['/case/{id}/view', '/Case/12/View', { id: '12' }],
    ['/case/{id}/view', '/case//view', null],
    ['/case/{id}/view', '/case/12', null],
    ['/case/{id}/view', '/case/12/view/', null],
    ['/case/list', '/case/list', {}],
    ['/case/list', '/case/12', null],
  ])('%s at %s says %j', (path, address, values) => expect(valuesAt(path, address)).toEqual(values))

  test('is the same whatever its parameters are called', () => {
    expect(shapeOf('/a/{id}/B')).toBe(shapeOf('/a/{pid}/b'))
    expect(shapeOf('/a/{id}')).not.toBe(shapeOf('/a/b'))
  })
})

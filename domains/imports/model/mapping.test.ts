import { describe, expect, test } from 'vitest'
import { guessMapping, titleKey, titlesKey } from './guess-mapping.ts'
import { whatCanBeDone } from './import-states.ts'
import { faultOfMapping, type Mapping } from './meanings.ts'
import { keysOfPerson } from './person-keys.ts'

const columns = (...titles: readonly string[]) => titles.map((title) => ({ title, samples: [] }))

describe('what columns mean', () => {
  test.each<[string[], Mapping]>([
    [
      ['姓名', '手机号', '电子邮箱', '毕业院校'],
      ['name', 'phone', 'email', 'school'],
    ],
    [
      ['First Name', 'Last Name', 'E-Mail', 'Phone (Cell)', 'Key Skills'],
      ['first_name', 'last_name', 'email', 'phone', 'skills'],
    ],
    [
      ['Nome completo', 'Telefone', 'Vaga', 'Observações'],
      ['name', 'phone', 'position', 'note'],
    ],
    [
      ['姓名', '姓名', '备注', '说明'],
      ['name', null, 'note', 'note'],
    ],
    [
      ['Shoe size', ''],
      [null, null],
    ],
  ])('%j are %j', (titles, mapping) => expect(guessMapping(columns(...titles))).toEqual(mapping))

  test('is told by what stands in them where the title says nothing', () => {
    const given = [
      { title: 'x', samples: ['a@b.cn', 'c@d.org'] },
      { title: 'y', samples: ['13911110001', '+86 139 1111 0002'] },
      { title: 'z', samples: ['13911110001', 'no phone'] },
      { title: 'e', samples: [] },
    ]
    expect(guessMapping(given)).toEqual(['email', 'phone', null, null])
  })

  test('is as it was remembered, also that a column is left out', () => {
    expect(guessMapping(columns('Who', '手机'), { who: 'name', 手机: null })).toEqual(['name', null])
  })

  test('is known again by the titles, in whatever order and writing', () => {
    expect(titlesKey(['E-Mail', 'Name'])).toBe(titlesKey(['name', 'EMAIL']))
    expect(titleKey('Observações ')).toBe('observacoes')
  })
})

test.each<[Mapping, unknown]>([
  [['name', 'phone'], null],
  [['last_name'], null],
  [['phone', null], { code: 'no_name' }],
  [['name', 'phone', 'phone'], { code: 'twice', meaning: 'phone' }],
  [['name', 'note', 'note', 'labels', 'labels'], null],
])('the mapping %j has the fault %j', (mapping, fault) => expect(faultOfMapping(mapping)).toEqual(fault))

test('rows of one person share a key, and two people with one phone do not', () => {
  const keys = (name: string, phone: string | null, email: string | null) =>
    keysOfPerson({ name, phone, email })
  expect(keys('王 小明', '139', null)).toEqual(keys('王小明', '139', null))
  expect(keys('Ann Lee', null, 'A@B.cn')).toEqual(keys('ann lee', null, 'a@b.cn '))
  expect(keys('Ann', '139', null)).not.toEqual(keys('Bob', '139', null))
  expect(keys('Ann', null, null)).toEqual([])
})

test.each([
  ['reading', ''],
  ['unreadable', 'remove'],
  ['read', 'map check remove'],
  ['checking', ''],
  ['checked', 'map check run remove'],
  ['running', ''],
  ['done', 'undo'],
  ['undoing', ''],
  ['undone', 'remove'],
] as const)('an import that is %s can: %s', (state, can) => {
  const possible = Object.entries(whatCanBeDone(state)).flatMap(([name, is]) => (is ? name : []))
  expect(possible.join(' ')).toBe(can)
})

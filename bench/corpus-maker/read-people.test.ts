import { expect, test } from 'vitest'
import { expectedOf, phoneOf } from './expected.ts'
import { readPeople } from './read-people.ts'
import { viewOf } from './view.ts'

const SOURCE = `
@ dev pdf classic dates=cn
name 欧阳 修远
gender 男
phone +86 150-0000-1234
city 广州-天河区 => 广州
edu 2010-09 2014-06 | 某某大学 | 本科 | 历史学
work 2014-07 2018-01 | 甲公司 | 编辑 | 出版部
- 一行说明
work 2018-02 now | 乙公司 | 主编
intern 2013-07 2013-09 | 丙报社 | 实习生
proj 2016-01 2016-12 | 地方志整理 | 统筹
prose 会用 {Excel}，略懂 {Python}。
lang 英语:CET-6

@ heldout txt text-ruled
name HAYES, Ann => Ann Hayes
phone (415) 555-0132 => +14155550132
`

test('a block becomes what a reader should make of the page', () => {
  const [first] = readPeople(SOURCE)
  expect(first?.stays[0]?.lines).toEqual(['一行说明'])
  expect(first && expectedOf(first, 'chromium', 'cn')).toMatchObject({
    ...{
      language: 'zh',
      name: '欧阳修远',
      gender: 'male',
      phone: '15000001234',
      city: '广州',
      degree: 'bachelor',
    },
    employers: [
      { employer: '甲公司', title: '编辑', start: '2014-07', end: '2018-01' },
      { employer: '乙公司', title: '主编', start: '2018-02', end: 'present' },
      { employer: '丙报社', title: '实习生' },
    ],
    ...{ skills: ['Excel', 'Python'], languages: ['英语'], projects: [{ name: '地方志整理' }], email: null },
  })
})

test('English people keep the printed and the meant name apart', () => {
  const second = readPeople(SOURCE)[1]
  expect(second?.name).toEqual({ shown: 'HAYES, Ann', meant: 'Ann Hayes' })
  expect(second?.language).toBe('en')
})

const INBOX = `
@ blind2 pdf cargo-lines dates=us
name ANA LÚCIA => Ana Lúcia
language pt
word work Onde trabalhei
work 2019-03 now = desde março de 2019 | Loja | Vendedora
edu | Escola | Ensino médio
`

test('a page may word its titles and its dates as it likes', () => {
  const [person] = readPeople(INBOX)
  if (person === undefined) throw new Error('nobody read')
  const view = viewOf(person, 'blind2-001')
  const work = view.sections.find(({ kind }) => kind === 'work')
  expect(work).toMatchObject({ title: 'Onde trabalhei', entries: [{ period: 'desde março de 2019' }] })
  expect(expectedOf(person, 'chromium', view.form)).toMatchObject({
    ...{ language: 'pt', name: 'Ana Lúcia', degree: 'secondary' },
    employers: [{ employer: 'Loja', title: 'Vendedora', start: '2019-03', end: 'present' }],
    schools: [{ school: 'Escola', start: null, end: null }],
  })
})

test('sections stand in the order the source asks for, what it leaves out last', () => {
  const [person] = readPeople(
    INBOX.replace('dates=us', 'order=lang,edu,work').concat('lang Português\nskills PDV'),
  )
  const kinds = person && viewOf(person, 'blind2-001').sections.map(({ kind }) => kind)
  expect(kinds).toEqual(['lang', 'edu', 'work', 'skills'])
})

test('a word the reader does not know is an error', () => {
  expect(() => readPeople('@ dev pdf classic\nname 张三\nsalary 1')).toThrow('salary')
})

test('numbers are written one way', () => {
  expect(phoneOf('0086-13600003871')).toBe('13600003871')
  expect(phoneOf('+44 7700 900451')).toBe('+447700900451')
  expect(phoneOf('+1 (415) 555-0132')).toBe('+14155550132')
  expect(() => phoneOf('020 7946 0321')).toThrow('country')
})

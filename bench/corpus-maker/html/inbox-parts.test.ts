import { expect, test } from 'vitest'
import { readPeople } from '../read-people.ts'
import { type View, viewOf } from '../view.ts'
import { byOrganisation, lengthOf, sidesOf } from './inbox-parts.ts'

const viewFor = (source: string): View => {
  const [person] = readPeople(source)
  if (person === undefined) throw new Error('nobody read')
  return viewOf(person, 'blind2-001')
}
const entriesOf = (view: View) => view.sections.find(({ kind }) => kind === 'work')?.entries ?? []

const ENGLISH = viewFor(`
@ blind2 pdf saved-profile dates=mon
name Ann Hayes
work 2021-06 now | Alpha | Head
work 2018-01 2021-05 | Alpha | Clerk
work 2016 2017 | Beta | Clerk
work 2015-03 2015-03 | Alpha | Trainee
`)

test('posts stand below their employer as long as nobody else comes between', () => {
  const groups = byOrganisation(entriesOf(ENGLISH)).map((posts) => posts.map(({ role }) => role))
  expect(groups).toEqual([['Head', 'Clerk'], ['Clerk'], ['Trainee']])
  expect(byOrganisation([])).toEqual([])
})

test('the length of a post counts its first and last month, and is silent where months are not known', () => {
  const lengths = entriesOf(ENGLISH).map((one) => lengthOf(one, ENGLISH))
  expect(lengths).toEqual(['4 years 6 months', '3 years 5 months', '', '1 month'])
})

test.each([
  ['语', '3 年 5 个月'],
  ['Zé\nlanguage pt', '3 anos 5 meses'],
])('lengths speak the language of the page: %s', (name, length) => {
  const view = viewFor(`@ blind2 pdf saved-profile\nname ${name}\nwork 2018-01 2021-05 | A | B`)
  expect(entriesOf(view).map((one) => lengthOf(one, view))).toEqual([length])
})

test('first and last day are two texts; what is not told is empty', () => {
  const [head, , , trainee] = entriesOf(ENGLISH)
  expect(head && sidesOf(head, ENGLISH)).toEqual(['Jun 2021', 'Present'])
  expect(trainee && sidesOf({ ...trainee, start: null }, ENGLISH)).toEqual(['', 'Mar 2015'])
})

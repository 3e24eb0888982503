import { personOf } from '@bole/accounts/testing'
import { serve, showScreen } from '@bole/platform/web-testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../texts/index.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { leftFor } from './where-one-was.ts'

test.each<[unknown, string | undefined, object]>([
  [
    { from: '/regulation2/recruitment2/12/update?tab=a' },
    '/regulation2/recruitment2/{id}/update',
    { id: '12' },
  ],
  [{ from: '/candidate/filter/list?keyword=a' }, '/candidate/filter/list', {}],
  [{ from: 'https://elsewhere.example/candidate/filter/list' }, undefined, {}],
  [{ from: '/nowhere' }, undefined, {}],
  [{}, undefined, {}],
  [undefined, undefined, {}],
])('an exception at %j stands for %s', (search, path, params) => {
  expect(leftFor(search)).toEqual(path === undefined ? null : { path, params })
})

test('the way to what an exception stands for has it as its last step, a link for who may see it', async () => {
  serve()
  const left = leftFor({ from: '/regulation2/recruitment2/12/update' })
  if (!left) throw new Error('the screen is not known')
  await showScreen(() => <Breadcrumb {...left} user={personOf('SuperAdmin')} isWhole />)
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/regulation2/recruitment2/list',
    '/regulation2/recruitment2/12/update',
  ])
})

import { showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlaceLink } from './place-link.tsx'
import { useAddress } from './use-address.ts'

const load = async () => ({ default: () => null })
const record = { domain: 'cases', title: '', menu: null, needs: 'signed_in', load } as const
const view = {
  ...record,
  name: 'cases.view',
  addresses: { social: '/case/{id}/view', campus: '/case2/view/{id}' },
} as const
const flow = {
  ...record,
  name: 'cases.flow',
  addresses: { social: '/flow/{origin}', campus: '/flow2/{origin}' },
} as const

const viewed = () => useAddress(view)
const flowing = () => useAddress(flow)

test.each([
  [viewed, '/case/12/view', { id: 12, origin: 2 }],
  [viewed, '/case2/view/12', { id: 12, origin: 1 }],
  [viewed, '/elsewhere', { origin: 2 }],
  [flowing, '/flow/1', { origin: 1 }],
  [flowing, '/flow2/2', { origin: 2 }],
  [flowing, '/flow2/7', { origin: 1 }],
])('%o at %s has %j', async (useValues, address, values) => {
  const Shown = () => <p>{JSON.stringify(useValues())}</p>
  await showScreen(Shown, address)
  expect(JSON.parse(screen.getByText(/origin/).textContent ?? '')).toEqual(values)
})

test('a link to the state of a screen has its conditions and those of the link', async () => {
  await showScreen(() => (
    <PlaceLink place={{ path: '/case/list?case=new', query: { page: 2 } }}>new</PlaceLink>
  ))
  expect(screen.getByText('new').getAttribute('href')).toBe('/case/list?case=new&page=2')
})

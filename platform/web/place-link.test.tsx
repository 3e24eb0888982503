import { showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlaceLink, ReachProvider } from './place-link.tsx'

test('leads to the screen with its conditions, and is plain text for who cannot open it', async () => {
  const canReach = (path: string) => path !== '/secret'
  await showScreen(() => (
    <ReachProvider value={canReach}>
      <PlaceLink place={{ path: '/open', query: { origin: 2 } }} label="两条">
        2
      </PlaceLink>
      <PlaceLink place={{ path: '/secret' }} className="strong">
        3
      </PlaceLink>
      <PlaceLink place={{ path: '.', query: { open: 7 } }}>这里</PlaceLink>
    </ReachProvider>
  ))
  expect(screen.getByRole('link', { name: '两条' }).getAttribute('href')).toBe('/open?origin=2')
  expect(screen.getByRole('link', { name: '这里' }).getAttribute('href')).toBe('/?open=7')
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.getByText('3').className).toBe('strong')
})

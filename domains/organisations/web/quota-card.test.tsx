import { serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { QuotaCard } from './quota-card.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const accounts = {
  serviceType: 1,
  total: { hr: 10, hiring_manager: null },
  used: { hr: 5, hiring_manager: 7 },
  canUse: { hr: 5, hiring_manager: null },
}
const pool = {
  serviceType: 2,
  total: { talent: 200 },
  used: { talent: 50 },
  canUse: { talent: 150 },
}

async function show(quotas: Parameters<typeof QuotaCard>[0]['quotas']) {
  serve()
  await showScreen(() => <QuotaCard quotas={quotas} />, '/organization/index', '/organization/index')
  await screen.findByText('HR 账号')
}

test('says of each service how much of it is taken', async () => {
  await show([accounts, pool])
  expect(screen.getByText('人才库人数')).toBeTruthy()
  const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))
  expect(bars).toEqual(['50', '25'])
})

test('has no line for a service that there is none of', async () => {
  await show([accounts])
  expect(screen.queryByText('人才库人数')).toBeNull()
  expect(screen.getAllByRole('progressbar')).toHaveLength(1)
})

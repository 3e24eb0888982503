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

const messages = {
  serviceType: 3,
  total: { message: 1000 },
  used: { message: 1000 },
  canUse: { message: 0 },
}

async function show(quotas: Parameters<typeof QuotaCard>[0]['quotas']) {
  serve()
  await showScreen(() => <QuotaCard quotas={quotas} />, '/organization/index', '/organization/index')
  await screen.findByText('HR 账号')
}

test('says of each service how much of it is taken', async () => {
  await show([accounts, pool, messages])
  expect(screen.getByText('人才库人数')).toBeTruthy()
  expect(screen.getByText('发给候选人的消息')).toBeTruthy()
  const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))
  expect(bars).toEqual(['50', '25', '100'])
})

test('has no line for a service that there is none of', async () => {
  await show([accounts])
  expect(screen.queryByText('人才库人数')).toBeNull()
  expect(screen.getAllByRole('progressbar')).toHaveLength(1)
})

test('says of each kind of skin how many are worn', async () => {
  await show([
    accounts,
    {
      serviceType: 5,
      total: { campus_pc: 4, campus_mobile: null, social_pc: 0, social_mobile: null },
      used: { campus_pc: 1, campus_mobile: 2, social_pc: 0, social_mobile: 0 },
      canUse: { campus_pc: 3, campus_mobile: null, social_pc: 0, social_mobile: null },
    },
  ])
  const lineOf = (name: string) => screen.getByText(name).textContent
  expect(lineOf('官网皮肤（校招电脑端）')).toContain('已用 1 / 共 4')
  expect(lineOf('官网皮肤（校招手机端）')).toContain('已用 2，不限数量')
  expect(lineOf('官网皮肤（社招电脑端）')).toContain('已用 0 / 共 0')
  const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))
  // Of none there is nothing left.
  expect(bars).toEqual(['50', '25', '100'])
})

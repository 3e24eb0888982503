import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { organisationsApi, type PeriodService, type ServicePeriod } from '@bole/organisations/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PeriodsCard } from './periods-card.tsx'

const { getPeriods, createPeriod, copyPeriod, updateService, switchService } = organisationsApi

const seats: PeriodService = {
  id: 31,
  serviceId: 1,
  type: 'hr',
  quantity: 20,
  expire_time: null,
  isNotOpen: false,
  version: 2,
}
const period: ServicePeriod = {
  ...{
    id: 5,
    start_time: '2026-01-01T00:00:00Z',
    expire_time: '2027-01-01T00:00:00Z',
    state: 'running' as const,
  },
  ...{ seller: '王销售', note: '', version: 1, can: { edit: true } },
  services: [{ ...seats, id: 32, serviceId: 2, type: 'talent', quantity: null }, seats],
}
const answered = (servicePeriod: ServicePeriod[], edit = true) =>
  answering(getPeriods, {
    servicePeriod,
    systemService: [],
    organization: { id: 7, name: '渡光能源' },
    can: { edit },
  })
const Card = () => <PeriodsCard agencyId={7} />
const at = '/agency/7/view'
const save = (form: ReturnType<typeof within>) =>
  fireEvent.click(form.getByText(/^(确\s?定|保\s?存)$/).closest('button') ?? document.body)
const saved = { id: 1, version: 1 }

test('a quantity is changed, and a service is closed by its switch', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answered([period]),
    answering(updateService, saved),
    answering(switchService, saved),
  )
  await showScreen(Card, at)
  const row = within(await screen.findByRole('row', { name: /招聘账号/ }))
  expect(within(screen.getByRole('row', { name: /人才库/ })).getByText('不限')).toBeTruthy()
  fireEvent.click(row.getByRole('button', { name: /修\s?改/ }))
  const form = within(await screen.findByRole('dialog'))
  fireEvent.change(form.getByLabelText('数量'), { target: { value: '50' } })
  save(form)
  const own = { organisation_id: 7, id: 31, version: 2 }
  await waitFor(() =>
    expect(server.bodiesOf(updateService)).toEqual([
      { ...own, quantity: 50, expire_time: null, isNotOpen: false },
    ]),
  )
  fireEvent.click(row.getByRole('switch', { name: '开放“招聘账号”' }))
  await waitFor(() => expect(server.bodiesOf(switchService)).toEqual([{ ...own, isNotOpen: true }]))
})

test('a copy begins where the period ends, and a wrong end is said at its field', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answered([period]),
    refusing(copyPeriod, 'ends_before_start', { message: '到期时间须晚于开始时间' }),
  )
  await showScreen(Card, at)
  fireEvent.click(await screen.findByRole('button', { name: /复\s?制/ }))
  const form = within(await screen.findByRole('dialog'))
  save(form)
  expect(await form.findByText('到期时间须晚于开始时间')).toBeTruthy()
  expect(server.bodiesOf(copyPeriod)).toMatchObject([
    { organisation_id: 7, copy_of: 5, start_time: '2027-01-01T00:00:00Z', seller: '王销售' },
  ])
})

test('without a period it says what holds, and a company that looks changes nothing', async () => {
  const server = serve(answering(accountsApi.getCurrentUser, administrator), answered([], false))
  await showScreen(Card, at)
  expect(await screen.findByText(/不受服务期限制/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(server.bodiesOf(createPeriod)).toEqual([])
})

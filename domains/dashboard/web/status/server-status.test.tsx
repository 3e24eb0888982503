import { accountsApi } from '@bole/accounts/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aRecruiter } from '../testing/examples.ts'
import ServerStatus from './server-status.tsx'

const { getServerStatus } = dashboardApi
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const well = getServerStatus.reply.parse({
  checked_at: ago(0),
  machine: {
    faults: [],
    server: {
      version: '0.1.0',
      pages: 'abcdef0123456789',
      node: 'v24.1.0',
      role: 'all',
      time_zone: 'Asia/Shanghai',
      started_at: ago(180),
      memory_bytes: 412_000_000,
    },
    database: {
      version: '18.1',
      bytes: 96_000_000,
      connections: 9,
      connections_at_most: 100,
      migration: '0111-server-status.sql',
      milliseconds: 3,
    },
    storage: {
      kind: 'folder',
      disks: [{ of: 'files', bytes: 5e11, free_bytes: 1.2e11, reserve_bytes: 1e9 }],
    },
    queue: { waiting: 0, running: 1, later: 2, failed: 0, oldest_since: null, jobs: [] },
    readers: { formats: ['pdf', 'docx', 'unheard'], pictures: 'bundled' },
  },
  organisations: {
    total: 1,
    list: [
      {
        id: 1,
        name: '云帆科技',
        state: 'enabled',
        create_time: ago(9999),
        users: 12,
        positions: 3,
        applications: 227,
        seen_at: ago(120),
      },
    ],
  },
})
type Machine = NonNullable<(typeof well)['machine']>
const but = (more: Partial<Machine>) => ({ ...well, machine: well.machine && { ...well.machine, ...more } })
const show = async (status: typeof well) => {
  const server = serve(answering(accountsApi.getCurrentUser, aRecruiter), answering(getServerStatus, status))
  await showScreen(ServerStatus, '/agency/status')
  await screen.findByText('云帆科技')
  return server
}

test('says at once that all is well, and what there is', async () => {
  await show(well)
  expect(screen.getByRole('alert').textContent).toMatch(/服务器运行正常.*3小时前启动/)
  expect(screen.getByText(/PostgreSQL 18.1/).textContent).toContain('96 MB')
  expect(screen.getByText(/可用 120 GB，共 500 GB/)).toBeTruthy()
  expect(screen.getByText(/PDF.*Word.*unheard/)).toBeTruthy()
  const organisations = within(screen.getByRole('region', { name: '企业' }))
  expect(organisations.getByText('227')).toBeTruthy()
})

test('names what has to be looked after first', async () => {
  const queue = { running: 1, later: 2, failed: 2, waiting: 4, oldest_since: ago(61) }
  const jobs = [{ name: 'intake.read_file', waiting: 4, running: 0, later: 0, failed: 2 }]
  await show(but({ faults: ['queue_late', 'jobs_failed'], queue: { ...queue, jobs } }))
  const told = within(screen.getByRole('alert')).getAllByRole('listitem')
  expect(told.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('超过 5 分钟未开始'),
    expect.stringContaining('不会再自动重试'),
  ])
  expect(screen.getByText('等待 4 · 失败 2')).toBeTruthy()
  expect(screen.getByText('最早的任务1小时前到期')).toBeTruthy()
})

test('a disk that cannot be read is named, and has no figures', async () => {
  const gone = { of: 'database' as const, bytes: null, free_bytes: null, reserve_bytes: 1e9 }
  await show(but({ faults: ['disk_unreadable'], storage: { kind: 'folder', disks: [gone] } }))
  expect(within(screen.getByRole('alert')).getByText(/有磁盘无法读取/)).toBeTruthy()
  expect(screen.getByText('无法读取')).toBeTruthy()
})

test('is, for whoever belongs to a company, that company alone', async () => {
  await show({ ...well, machine: null })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/PostgreSQL/)).toBeNull()
})

test('is asked anew while somebody looks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const server = await show(well)
    vi.advanceTimersByTime(10_000)
    // Not by `waitFor`: it looks again by an interval, which stands still here.
    await expect.poll(() => server.queriesOf(getServerStatus)).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

import { expect, test } from '@playwright/test'
import { read, send } from './setting/calls.ts'
import { choose, dayAhead } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

test('设置面试场次，从候选人列表分配，名额用完的事先说明', {
  tag: ['@pipeline'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  const word = `场次${Date.now() % 100_000}`
  const { list: positions } = await read(page, 'careers/positions?slug=demo&origin=2')
  for (const [index, name] of ['甲', '乙'].entries())
    await send(page, 'careers/apply', {
      slug: 'demo',
      position_id: positions[0].id,
      idempotency_key: `key-that-slots-made-${Date.now()}-${index}`,
      name: `${word}${name}`,
      phone: `+86 139 0000 57${index}1`,
      email: `slots${index}-${Date.now()}@example.com`,
      consent: true,
    })
  const { list } = await read(
    page,
    `tracker/resume/list?origin=2&page_size=5&keyword=${encodeURIComponent(word)}`,
  )
  const applications = list.map(({ post_id, version }: { post_id: number; version: number }) => ({
    post_id,
    version,
  }))
  expect(applications).toHaveLength(2)
  await send(page, 'tracker/resume/batch-change-process', { applications, stage: 12 })
  const waiting = await read(page, `tracker/resume/schedule-waiting?post_id=${applications[0].post_id}`)
  const { list: rounds } = await read(page, 'tracker/process/queue-process-list?origin=2')
  const round = rounds.find(({ id }: { id: number }) => id === waiting.list[0].process_step_id)

  const day = dayAhead(40)
  await page.goto('/candidate/slot/list')
  await page.getByRole('button', { name: '设置场次' }).first().click()
  const setting = page.getByRole('dialog')
  await choose(setting.getByLabel('轮次'), `${round.name} · ${round.title || '面试'}`)
  await setting.getByLabel('结束', { exact: true }).fill('09:30')
  await setting.getByLabel('地点').fill(word)
  // Enter would save what is filled in.
  await setting.getByLabel('首日').fill(day)
  await setting.getByLabel('首日').press('Tab')
  await expect(setting.getByText('将设置 1 个场次')).toBeVisible()
  await setting.getByRole('button', { name: /保\s?存/ }).click()
  await expect(setting).toBeHidden()

  await page.goto(`/candidate/filter/list?tracker_status=12&keyword=${encodeURIComponent(word)}`)
  for (const name of ['甲', '乙'])
    await page.getByRole('checkbox', { name: `选择 ${word}${name}` }).check({ timeout: 60_000 })
  const bar = page.getByRole('toolbar', { name: '批量操作' })
  await bar.getByRole('button', { name: '分配场次' }).click()
  const dialog = page.getByRole('dialog')
  // Of many slots a list draws the first alone.
  await dialog.getByLabel('使用的场次').fill(word)
  await choose(dialog.getByLabel('使用的场次'), new RegExp(word))
  await dialog.getByText('使用的场次').click()
  await expect(dialog.getByText(/将为 1 位候选人安排面试 · 1 位没有场次/)).toBeVisible()
  await dialog.getByRole('button', { name: /分\s?配/ }).click()
  await expect(page.getByText(/以下候选人没有可用场次：场次/)).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto(`/candidate/slot/list?from_day=${day}&until_day=${day}`)
  const row = page.getByRole('row').filter({ hasText: word })
  await expect(row).toContainText('1 / 1')
  await expect(row.getByRole('link', { name: new RegExp(word) })).toHaveCount(1)
})

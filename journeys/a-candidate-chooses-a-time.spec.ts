import { expect, test } from '@playwright/test'
import { read, send } from './setting/calls.ts'
import { choose, dayAhead, typeDate } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

test('招聘专员提供可选时间，候选人在手机上选一个，日历里随即出现这场面试', {
  tag: ['@interviews'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  const word = `自选${Date.now() % 100_000}`
  const { list: positions } = await read(page, 'careers/positions?slug=demo&origin=2')
  const { token } = await send(page, 'careers/apply', {
    slug: 'demo',
    position_id: positions[0].id,
    idempotency_key: `key-that-offers-made-${Date.now()}`,
    name: word,
    phone: '+86 139 0000 5911',
    email: `offers-${Date.now()}@example.com`,
    consent: true,
  })
  const { list } = await read(page, `tracker/resume/list?origin=2&keyword=${encodeURIComponent(word)}`)
  const applications = list.map(({ post_id, version }: { post_id: number; version: number }) => ({
    post_id,
    version,
  }))
  await send(page, 'tracker/resume/batch-change-process', { applications, stage: 12 })
  const me = await read(page, 'org/user/current')
  const day = dayAhead(33)

  await page.goto('/interview/list?view=offers')
  await page.getByRole('button', { name: '让候选人自选时间' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('候选人', { exact: true }).fill(word)
  await choose(dialog.getByLabel('候选人', { exact: true }), new RegExp(word))
  await dialog.getByLabel('面试官', { exact: true }).fill(me.name)
  await choose(dialog.getByLabel('面试官', { exact: true }), new RegExp(me.name))
  await dialog.getByLabel('面试房间').fill(word)
  for (const hour of ['10:00', '14:00']) {
    await typeDate(dialog.getByLabel('手动添加时间'), `${day} ${hour}`)
    await dialog.getByRole('button', { name: /添\s?加/ }).click()
    await expect(dialog.getByText(new RegExp(`${hour}–`))).toBeVisible()
  }
  await typeDate(dialog.getByLabel('请候选人在此之前选择'), `${dayAhead(20)} 18:00`)
  await dialog.getByRole('button', { name: '提供时间' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: word })
  await expect(row).toContainText('待选择')
  await expect(row).toContainText('剩余 2 / 2 个时间')

  const phone = await browser.newContext({
    ...{ viewport: { width: 360, height: 780 }, hasTouch: true },
    ...{ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
  })
  const hand = await phone.newPage()
  await hand.goto(`/careers/application/${token}`)
  await expect(hand.getByText('请选择面试时间')).toBeVisible()
  await expect(hand.getByText(me.name, { exact: true })).toBeVisible()
  await hand.getByRole('button', { name: /14:00/ }).click()
  await hand.getByRole('button', { name: '确认此时间' }).click()
  await expect(hand.getByText('更改面试时间')).toBeVisible()
  const isWithin = await hand.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  expect(isWithin).toBe(true)
  await phone.close()

  await expect(row).toContainText('已选择')
  await page.goto(`/interview/list?view=calendar&shape=day&on=${day}&keyword=${encodeURIComponent(word)}`)
  await expect(page.locator('[data-interview]').filter({ hasText: word })).toBeVisible()
})

import { expect, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { windowOf } from './setting/people.ts'

test('报表：从常用报表新建，一个数字打开到候选人，导出 Excel', { tag: ['@reports', '@alone'] }, async ({
  browser,
}) => {
  const page = await windowOf(browser, 'lin')
  const title = `漏斗${Date.now() % 100_000}`

  await test.step('从常用报表新建', async () => {
    await page.goto('/datas/reports/list')
    await page.getByRole('button', { name: '新建报表' }).first().click()
    await page.getByRole('button', { name: '职位进展' }).click()
    await expect(page.getByLabel('报表名称')).toHaveValue('职位进展')
    await page.getByLabel('报表名称').fill(title)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^保\s?存$/ }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })

  const total = page.getByRole('row').filter({ hasText: '合计' })
  await test.step('合计的申请人数打开同样多的候选人', async () => {
    await expectAccessible(page)
    const figure = total.getByRole('button', { name: /申请人数/ })
    const amount = Number(((await figure.textContent()) ?? '').replaceAll(',', ''))
    expect(amount).toBeGreaterThan(0)
    await figure.click()
    const rows = page.getByRole('dialog')
    await expect(rows.getByRole('link').first()).toBeVisible()
    const id = /reports\/(\d+)\//.exec(page.url())?.[1]
    const counted = await page.request.get(`/api/data/report/rows?report_id=${id}&column=applications`)
    expect((await counted.json()).total).toBe(amount)
    await rows.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/candidate\/detail\//)
    await page.goBack()
  })

  await test.step('导出的文件带着报表的名字', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '导出 Excel' }).click(),
    ])
    expect(download.suggestedFilename()).toContain(title)
  })

  await test.step('手机上也读得到每个数字', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(360)
    await expect(total).toBeVisible()
  })
})

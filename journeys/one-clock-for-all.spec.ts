import { expect, type Page, test } from '@playwright/test'
import { choose, chooseAlso, dayAhead, typeSpan } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

const record = (page: Page) => page.getByRole('dialog', { name: '候选人详情' })

/** A zone in which it is another day now than where the company is. */
const abroadNow = () =>
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => dayAhead(0, zone) !== dayAhead(0)) ?? ''

test('在国外的招聘人员和国内的同事看到同一个时间、同一个今天', {
  tag: ['@alone', '@dashboard', '@pipeline'],
}, async ({ browser }) => {
  const abroad = await windowOf(browser, 'he', { timezoneId: abroadNow() })
  const colleague = await windowOf(browser, 'lin')

  await test.step('今天是公司的今天', async () => {
    // Walked over midnight it is another day at the end: then it is looked at once more.
    await expect(async () => {
      const today = dayAhead(0)
      await abroad.goto('/dashboard/social')
      await expect(abroad.getByText(today.replaceAll('-', '/'))).toBeVisible()
      await expect(abroad.getByRole('link', { name: '今日新增' })).toHaveAttribute(
        'href',
        new RegExp(`applied_from=${today}`),
      )
      await abroad.goto('/candidate/filter/list')
      await abroad.getByRole('button', { name: '更多筛选' }).click()
      await abroad.getByLabel('投递日期').first().click()
      await expect(abroad.locator('.ant-picker-cell-today').first()).toHaveAttribute('title', today)
    }).toPass({ timeout: 90_000 })
  })

  await test.step('国外约的 09:30，国内看到的也是 09:30', async () => {
    await abroad.goto('/candidate/filter/list?tracker_status=1')
    await abroad.locator('fieldset').getByText('待初筛').first().click()
    await expect(abroad).toHaveURL(/statuses=/)
    const waiting = abroad.getByRole('row').filter({ hasText: /初筛\s*待初筛/ })
    await waiting.first().getByRole('cell').getByRole('button').first().click()
    await record(abroad).getByRole('button', { name: '开始处理' }).click()
    await record(abroad).getByRole('button', { name: '切换流程' }).click()
    const dialog = abroad.getByRole('dialog', { name: /移至/ })
    await choose(dialog.getByLabel('阶段'), '专业面试')
    await expect(dialog.getByText('Asia/Shanghai')).toBeVisible()
    const on = dayAhead(5)
    await typeSpan(dialog, `${on} 09:30`, `${on} 10:30`)
    await chooseAlso(dialog.getByLabel('面试官'), /^高翔/)
    await dialog.getByRole('button', { name: '切换', exact: true }).click()
    await expect(dialog).toBeHidden()
    const [, month, day] = on.split('-')
    await expect(record(abroad).getByText(`${month}/${day} GMT+8 09:30`)).toBeVisible()
    await colleague.goto(abroad.url())
    await expect(record(colleague).getByText(`${month}/${day} 09:30`, { exact: true })).toBeVisible()
  })
})

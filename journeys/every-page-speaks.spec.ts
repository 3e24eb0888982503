import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'

const widths = [360, 1440] as const

/** At both widths: no barrier, and nothing past the edge. */
async function expectGood(page: Page, what: string): Promise<void> {
  for (const width of widths)
    await test.step(`${what}, ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(wide).toBeLessThanOrEqual(width)
    })
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`每个候选人页面都能被读屏软件读懂：${colorScheme}`, {
    tag: ['@careers', ...(colorScheme === 'dark' ? ['@long'] : [])],
  }, async ({ browser }) => {
    const page = await (await browser.newContext({ colorScheme, locale: 'fr-FR' })).newPage()
    await page.goto('/careers/demo')
    // Who reads none of the four languages is offered English.
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('open positions')
    const keyword = page.getByLabel('Position, skill or city')
    const wide = (await keyword.boundingBox())?.width ?? 0
    for (const choice of await page.getByRole('combobox').all())
      expect((await choice.boundingBox())?.width ?? 0).toBeLessThan(wide)
    await expectGood(page, 'the front page')
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('combobox', { name: /^City/ })).toBeVisible()
    await expectGood(page, 'the front page with its filters unfolded')
    // A position of the demo company: those that other journeys open may ask more than this one answers.
    await page.getByRole('link', { name: '电力电子硬件工程师' }).first().click()
    await expect(page.getByRole('link', { name: 'Apply' })).toBeVisible()
    await expectGood(page, 'a position')
    await page.getByRole('link', { name: 'Apply' }).click()
    const send = page.getByRole('button', { name: 'Send application' })
    await expect(send).toBeVisible()
    await expectGood(page, 'the form')
    await send.click()
    await expect(page.getByText('Name is required').first()).toBeVisible()
    await expectGood(page, 'the form with what is missing')
    await page.getByLabel('Name', { exact: true }).fill(`Axe ${colorScheme}`)
    // Somebody who has not applied before, however often this is walked.
    const digits = String(Date.now())
    await page.getByLabel('Phone').fill(`135${digits.slice(-8)}`)
    await page.getByLabel('Email').fill(`axe-${digits}@example.net`)
    await page.getByLabel('I have read this and agree').check()
    await send.click()
    await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible()
    await expectGood(page, 'the private page')
    await page.getByText('Withdraw application').click()
    await expectGood(page, 'withdrawing')
    for (const address of [
      '/careers/demo/positions/999999',
      '/careers/nobody',
      '/careers/application/none',
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expectGood(page, address)
    }
  })

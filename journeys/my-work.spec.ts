import { expect, type Page, test } from '@playwright/test'
import { menu } from './setting/menu.ts'
import { windowOf } from './setting/people.ts'

const managers = ['xu', 'pan', 'deng', 'feng', 'gao']
const rowsOf = (page: Page) => page.getByRole('list', { name: '等我处理的事项' }).getByRole('listitem')

/** A hiring manager whom approvals wait for. */
async function whoWasAsked(open: (username: string) => Promise<Page>): Promise<string> {
  for (const username of managers) {
    const page = await open(username)
    const answer = await (await page.request.get('/api/home/work/index?kind=approval')).json()
    await page.context().close()
    if (answer.total > 0) return username
  }
  throw new Error('nobody was asked to approve')
}

/** Goes on with the keyboard until this has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('dialog').getByRole('button', { name, exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await target.evaluate((button) => button === document.activeElement)).toBe(true)
  }).toPass()
}

test('用人经理在我的待办里找到一项审批，用键盘当场决定，两台设备上都不再有它', {
  tag: ['@dashboard', '@pipeline'],
}, async ({ browser }) => {
  const username = await whoWasAsked((who) => windowOf(browser, who))
  const page = await windowOf(browser, username)
  await page.goto('/')
  await menu(page).getByRole('link', { name: '我的待办' }).click()
  await page.getByText(/^待我审批 \d/).click()
  await expect(page).toHaveURL(/kind=approval/)
  const answer = await page.request.get('/api/home/work/index?kind=approval&page_size=30')
  // The rows of all kinds stay until those of this one are here.
  await expect(rowsOf(page)).toHaveCount((await answer.json()).data.list.length)
  const elsewhere = await windowOf(browser, username)
  await elsewhere.goto('/usercenter/work')

  const before = await rowsOf(page).count()
  const link = rowsOf(page).first().getByRole('link')
  const way = (await link.getAttribute('href')) ?? ''
  const there = elsewhere.locator(`a[href="${way}"]`)
  await expect(there).toBeVisible()
  await link.press('p')
  const words = page
    .getByRole('dialog')
    .getByRole('textbox', { name: '说明' })
    .or(page.getByRole('dialog').locator('textarea'))
  await expect(words.first()).toBeFocused()
  await page.keyboard.type('同意')
  await tabTo(page, '通过')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator(`a[href="${way}"]`)).toHaveCount(0)
  await expect(there).toHaveCount(0)
  if (before > 1) await expect(rowsOf(page).first().getByRole('link')).toBeFocused()
})

import { expect, type Page, test } from '@playwright/test'
import { choose } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

const openTab = async (page: Page, stage: string) => {
  const tab = page.getByRole('tab', { name: new RegExp(`^${stage}`) })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Chooses so many of those who stand at this status: the rows of another condition may still be there. */
const tick = (page: Page, status: RegExp, count: number) =>
  Array.from({ length: count }).reduce<Promise<void>>(async (done) => {
    await done
    await page
      .getByRole('row')
      .filter({ hasText: status })
      .getByRole('checkbox', { name: /^选择 /, checked: false })
      .first()
      .check()
  }, Promise.resolve())

/** The numbers in the tabs, once they have arrived. */
async function counts(page: Page) {
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await expect(tabs.first()).toHaveText(/\d/)
  return tabs.allInnerTexts()
}

test('跨阶段选中几位候选人一起移动，办不到的事先说明，还能整批撤销', {
  tag: ['@alone', '@pipeline'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  await page.goto('/candidate/filter/list')
  const before = await counts(page)
  await openTab(page, '初筛')
  await page.getByRole('group', { name: '状态' }).getByText('待初筛').click()
  await expect(page).toHaveURL(/statuses=/)
  await tick(page, /初筛\s*待初筛/, 2)
  await openTab(page, '面试')
  const there = page.getByRole('row').filter({ hasText: /专业面试\s*待安排/ })
  await there.first().getByRole('checkbox').check()

  const bar = page.getByRole('toolbar', { name: '批量操作' })
  await expect(bar.getByText('已选 3 人')).toBeVisible()
  await bar.getByRole('button', { name: '切换流程…' }).click()
  // Two of them were chosen in another tab: they are named before anything is begun with them.
  await page
    .getByRole('dialog', { name: /当前未显示/ })
    .getByRole('button', { name: /继\s?续/ })
    .click()
  const dialog = page.getByRole('dialog', { name: '将候选人移至' })
  await choose(dialog.getByLabel('阶段'), '专业面试')
  await expect(dialog.getByText(/跳过 1 位（已在此状态）/)).toBeVisible()
  await dialog.getByRole('button', { name: '切换', exact: true }).click()

  // What offers the way back goes after seconds, but not while the pointer is on it.
  const undo = page.getByText('2 位候选人 已').getByRole('button', { name: '撤销' })
  await undo.hover()
  await expect(bar).toBeHidden()
  await expect(async () => expect(await counts(page)).not.toEqual(before)).toPass()

  await undo.click()
  await expect(async () => expect(await counts(page)).toEqual(before)).toPass()
})

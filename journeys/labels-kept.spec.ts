import { expect, type Page, test } from '@playwright/test'
import { windowOf } from './setting/people.ts'

/** Chooses what a field of a dialog offers. */
async function pick(page: Page, label: string, option: string) {
  await page.getByRole('dialog').getByLabel(label).click()
  await page.getByRole('dialog').getByLabel(label).fill(option)
  await page.locator('.ant-select-item-option-content').filter({ hasText: option }).first().click()
}

const save = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /保\s?存|合\s?并/ })
    .click()

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** What is done with a row, from its buttons or the menu behind them. */
async function doWith(page: Page, name: string, action: string) {
  const row = rowOf(page, name)
  const button = row.getByRole('button', { name: action, exact: true })
  // Its buttons come with it.
  await expect(row).toBeVisible()
  if (!(await button.isVisible())) await row.getByRole('button', { name: /更多|操作/ }).click()
  const inRow = await button.isVisible()
  await (inRow ? button : page.getByRole('menuitem', { name: action, exact: true })).click()
}

test('标签组与标签：建立、使用、合并、停用', { tag: ['@pipeline'] }, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  const word = `标${Date.now() % 100_000}`
  await page.goto('/config/tag-group/list')
  await page.getByRole('button', { name: '新建标签组' }).click()
  await page.getByRole('dialog').getByLabel('名称').fill(`${word}组`)
  await pick(page, '颜色', '绿色')
  await save(page)
  await expect(rowOf(page, `${word}组`)).toContainText('所有人')

  await page.goto('/config/tag/list')
  for (const name of [`${word}甲`, `${word}乙`]) {
    await page.getByRole('button', { name: '新建标签' }).click()
    await page.getByRole('dialog').getByLabel('名称').fill(name)
    await pick(page, '标签组', `${word}组`)
    await save(page)
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  const list = await page.request.get('/api/tracker/resume/list?origin=2&page_size=1')
  const post_id = (await list.json()).data.list[0].post_id
  const send = (path: string, data: object) =>
    page.request.post(`/api/${path}`, { headers: { 'x-requested-with': 'bole' }, data })
  await send('tracker/resume/add-tags', { post_ids: [post_id], tags: [`${word}甲`] })

  await page.goto(`/config/tag/list?keyword=${encodeURIComponent(word)}`)
  await expect(rowOf(page, `${word}甲`)).toContainText('1')
  await doWith(page, `${word}甲`, '合并到…')
  await pick(page, '合并到', `${word}乙`)
  await save(page)
  await expect(rowOf(page, `${word}甲`)).toHaveCount(0)
  await rowOf(page, `${word}乙`).getByRole('link', { name: '1' }).click()
  await expect(page).toHaveURL(/tag_id=/)
  await expect(page.getByText(`${word}乙`).first()).toBeVisible()

  await page.goBack()
  await doWith(page, `${word}乙`, '停用')
  await expect(rowOf(page, `${word}乙`)).toContainText('已停用')
  const refused = await (
    await send('tracker/resume/add-tags', { post_ids: [post_id], tags: [`${word}乙`] })
  ).json()
  expect(refused).toMatchObject({ code: 'tag_retired' })
})

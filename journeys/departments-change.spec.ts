import { expect, test } from '@playwright/test'
import { windowOf } from './setting/people.ts'

test('新建部门，指定负责人，移动，合并，删除；负责的人马上看到新的下级', { tag: ['@accounts'] }, async ({
  browser,
}) => {
  const page = await windowOf(browser, 'he')
  const [old, next] = [`试点部 ${Date.now()}`, `新业务部 ${Date.now()}`]
  const menuOf = async (name: string, item: string) => {
    await page.getByRole('button', { name: `“${name}”的操作` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const dialog = page.getByRole('dialog')

  await page.goto('/organization/department/list')
  for (const name of [old, next]) {
    await page.getByRole('button', { name: '新建部门' }).click()
    await dialog.getByLabel('部门名称').fill(name)
    await dialog.getByRole('button', { name: /保\s?存/ }).click()
    await expect(dialog).toHaveCount(0)
  }
  const search = page.getByLabel('搜索部门名称或负责人')
  const find = async (name: string) => {
    await search.fill(name)
    await search.press('Enter')
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }

  await find(old)
  await menuOf(old, '新建下级')
  await dialog.getByLabel('部门名称').fill('一组')
  await dialog.getByRole('button', { name: /保\s?存/ }).click()
  await expect(dialog).toHaveCount(0)

  // A department with another one in it is not deleted; it says what is in it.
  await menuOf(old, '删除')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /删\s?除/ })
    .click()
  await expect(page.getByText(/中还有 1 个下级部门、0 个账号、0 个职位/)).toBeVisible()

  await menuOf(old, '合并到…')
  // A long tree draws what is in sight: it is searched.
  await dialog.getByRole('combobox').fill(next)
  await page.locator('.ant-select-dropdown:visible').getByTitle(next, { exact: true }).first().click()
  await dialog.getByRole('button', { name: /合\s?并/ }).click()
  await expect(page.getByRole('link', { name: old, exact: true })).toHaveCount(0)

  await find(next)
  await page.getByRole('link', { name: next, exact: true }).click()
  await expect(page.getByText(`并入了“${old}”`)).toBeVisible()
  await expect(page.getByRole('heading', { name: next, exact: false }).first()).toBeVisible()
})

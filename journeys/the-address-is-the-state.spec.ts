import { expect, type Page, test } from '@playwright/test'
import { chooseAlso } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

/** What a person sees of the list's state. */
async function seen(page: Page) {
  const record = page.getByRole('dialog', { name: '候选人详情' })
  await expect(record.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page.locator('.ant-skeleton, [aria-busy=true]')).toHaveCount(0)
  return {
    tab: await page.locator('[role=tab][aria-selected=true]').first().innerText(),
    columns: await page.getByRole('columnheader').allInnerTexts(),
    names: await page.getByRole('row').allInnerTexts(),
    chips: await page.getByText('学历: ').innerText(),
    keyword: await page.getByLabel('搜索姓名、手机、邮箱、公司、职务、技能').inputValue(),
    // Who else looks at the record stands beside its name.
    open: (await record.getByRole('heading', { level: 2 }).innerText()).split('\n')[0],
  }
}

test('筛选、排序、列、阶段与打开的候选人都在地址里，刷新和转发链接看到的一样', {
  tag: ['@alone', '@pipeline'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  await page.goto('/candidate/filter/list')
  await page.getByRole('tab', { name: /^面试/ }).click()
  await expect(page).toHaveURL(/tracker_status=12/)
  await chooseAlso(page.getByRole('combobox', { name: '学历' }), '本科')
  await expect(page).toHaveURL(/degree=bachelor/)
  await page.getByLabel('搜索姓名、手机、邮箱、公司、职务、技能').fill('example')
  await expect(page).toHaveURL(/keyword=example/)
  await page.getByRole('button', { name: '显示方式' }).click()
  await page.getByRole('checkbox', { name: '城市', exact: true }).click()
  await page.getByRole('checkbox', { name: '标签' }).click()
  await expect(page).toHaveURL(/cols=/)
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: '投递时间' }).click()
  await expect(page).toHaveURL(/sort=applied_at&order=asc/)
  await page.getByRole('cell').getByRole('button').first().click()
  await expect(page).toHaveURL(/open=\d+/)

  const before = await seen(page)
  expect(before.columns.join()).toContain('城市')
  expect(before.columns.join()).not.toContain('标签')

  await page.reload()
  await expect.poll(() => seen(page)).toEqual(before)

  const colleague = await windowOf(browser, 'lin')
  await colleague.goto(page.url())
  await expect.poll(() => seen(colleague)).toEqual(before)

  await page.goBack()
  await expect(page.getByRole('dialog', { name: '候选人详情' })).toBeHidden()
})

import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { expectAccessible } from './setting/axe.ts'
import { windowOf } from './setting/people.ts'

const soon = { timeout: 30_000 }

test('从列表导出候选人，离开页面，在通知中找到文件', { tag: ['@library', '@pipeline', '@inbox'] }, async ({
  browser,
}) => {
  const recruiter = await windowOf(browser, 'lin')

  await test.step('按条件导出表格，不等它完成', async () => {
    await recruiter.goto(`/candidate/filter/list?keyword=${encodeURIComponent('工程师')}`)
    const button = recruiter.getByRole('button', { name: '导出', exact: true })
    await expect(button).toBeEnabled(soon)
    await button.click()
    const dialog = recruiter.getByRole('dialog', { name: /导出 \d+ 位候选人/ })
    await expect(dialog.getByRole('radio', { name: /Excel/ })).toBeChecked()
    await expectAccessible(recruiter)
    await dialog.getByRole('checkbox', { name: '性别' }).check()
    await dialog.getByRole('button', { name: '开始导出' }).click()
    await expect(dialog).toBeHidden()
    await recruiter.goto('/dashboard/social')
  })

  await test.step('通知说它好了，并且带到文件那里', async () => {
    await recruiter.goto('/usercenter/message')
    const notice = recruiter.getByRole('link', { name: /^导出完成：\d+ 位候选人，可以下载$/ }).first()
    await expect(notice).toBeVisible(soon)
    await notice.click()
    await expect(recruiter).toHaveURL(/\/candidate\/export\/list/)
    await expect(recruiter.getByText('关键词: 工程师').first()).toBeVisible()
    await expectAccessible(recruiter)
  })

  await test.step('文件里是所选的列', async () => {
    const coming = recruiter.waitForEvent('download')
    await recruiter
      .getByRole('link', { name: /^候选人 .*\.xlsx$/ })
      .first()
      .click()
    const file = await coming
    const [titles, ...rows] = await readSheet(await readFile(await file.path()))
    expect(titles).toEqual(expect.arrayContaining(['姓名', '性别', '状态']))
    expect(rows.length).toBeGreaterThan(0)
  })

  await test.step('用人经理没有导出的按钮', async () => {
    const manager = await windowOf(browser, 'gao')
    await manager.goto('/candidate/export/list')
    await expect(manager.getByRole('link', { name: /\.xlsx$/ })).toHaveCount(0)
  })
})

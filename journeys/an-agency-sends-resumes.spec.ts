import { expect, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { windowOf } from './setting/people.ts'

/** A text that reads as a résumé, of somebody whom no earlier run has brought. */
function resume(name: string) {
  const phone = `139${String(Date.now()).slice(-8)}`
  const lines = [
    ...['个人简历', `姓名：${name}`, `手机：${phone}`, '教育经历'],
    ...['2015.09 - 2019.06  武汉大学  计算机科学与技术  本科', '工作经历'],
    '2019.07 - 至今  深圳市云帆科技有限公司  高级工程师',
  ]
  return { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) }
}

test('交付简历：添加、备注、提交，逐份看到结果；公司看得到交付给了哪些项目', {
  tag: ['@rpo', '@intake'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  await page.goto('/rpoUploadResume')

  await test.step('添加到一个职位，提交之前公司看不到', async () => {
    await page.getByRole('button', { name: '添加简历' }).first().click()
    const dialog = page.getByRole('dialog', { name: '添加简历' })
    const position = dialog.getByLabel('职位')
    await position.click()
    await position.press('Enter')
    const broken = { name: '损坏.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 ?') }
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles([resume('阮清辞'), broken])
    await expectAccessible(page, '.ant-modal')
    await dialog.getByRole('button', { name: '上传 2 个文件' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/已识别 1 份，待识别 0 份，不能提交 1 份/)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('row', { name: /损坏/ })).toContainText('未接收')
  })

  const row = page.getByRole('row', { name: /阮清辞/ }).first()

  await test.step('写下备注', async () => {
    await row.getByRole('button', { name: /^备\s?注$/ }).click()
    const dialog = page.getByRole('dialog', { name: '阮清辞 的备注' })
    await dialog.getByLabel('备注').fill('下周三之后可以面试')
    await dialog.getByRole('button', { name: /^保\s?存$/ }).click()
    await expect(row).toContainText('下周三之后可以面试')
  })

  await test.step('提交后成为候选人', async () => {
    await expectAccessible(page)
    await page.getByRole('button', { name: '提交 1 份' }).click()
    await expect(row).toContainText('已成为候选人', { timeout: 60_000 })
  })

  await test.step('按项目查看合作方', async () => {
    await page.goto('/post/rpo/list')
    const project = page.locator('tr.ant-table-row').first()
    await expect(project).toContainText('未共享')
    await project.getByRole('button', { name: /^共\s?享$/ }).click()
    await expect(page.getByRole('dialog', { name: /谁可以为/ })).toBeVisible()
    await expectAccessible(page, '.ant-modal')
  })
})

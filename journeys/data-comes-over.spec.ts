import { expect, test } from '@playwright/test'
import { dumpOf, type OldPerson } from '../domains/imports/testing/dump.ts'
import { expectAccessible } from './setting/axe.ts'
import { read, send } from './setting/calls.ts'
import { windowOf } from './setting/people.ts'

/** So many people are in the old system. */
const count = 5000

// What a try that failed half-way imported is taken out again: five thousand people more are in the way of every other journey.
test.afterEach(async ({ browser }, { status, expectedStatus }) => {
  if (status === expectedStatus) return
  test.setTimeout(900_000)
  const page = await windowOf(browser, 'he')
  const isAt = async (...states: string[]) => {
    const { list } = await read(page, 'candidate/import/index')
    return list.filter(({ state }: { state: string }) => states.includes(state))
  }
  await expect.poll(() => isAt('running', 'undoing'), { timeout: 400_000 }).toEqual([])
  for (const { id } of await isAt('done')) {
    const { version } = await read(page, `candidate/import/view?id=${id}`)
    await send(page, 'candidate/import/undo', { id, version })
    await expect.poll(() => isAt('running', 'undoing'), { timeout: 400_000 }).toEqual([])
  }
})

test('从旧系统搬家：5000 人的 OpenCATS 备份连同文件与历史导入，再整体撤销', {
  tag: ['@imports', '@intake', '@resumes'],
}, async ({ browser }) => {
  test.setTimeout(600_000)
  const page = await windowOf(browser, 'he')
  const stamp = String(Date.now()).slice(-5)
  const people = Array.from({ length: count }, (_, at): OldPerson => {
    const phone = `13${String(at).padStart(4, '0')}${stamp}`
    const person = { id: at + 1, first: `Old${at}`, last: `Mover${stamp}`, phone, said: `Talked in ${at}` }
    // Some hundreds have a file: each is read in the background afterwards.
    const bytes = new TextEncoder().encode(`Résumé\n${person.first} ${person.last}\n${phone}`)
    return at % 50 === 0 ? { ...person, file: { name: `cv-${at}.txt`, bytes } } : person
  })

  await test.step('上传备份，列的含义已知', async () => {
    await page.goto('/candidate/import/list')
    await page.getByRole('button', { name: '导入数据' }).first().click()
    const dialog = page.getByRole('dialog', { name: '导入数据' })
    const { zip } = dumpOf(people, {})
    const file = { name: 'cats-backup.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await expectAccessible(page, '.ant-modal')
    await dialog.getByRole('button', { name: /^上\s?传$/ }).click()
    await expect(page.getByText('OpenCATS 备份的列已知', { exact: false })).toBeVisible({ timeout: 120_000 })
    await expectAccessible(page)
  })

  await test.step('试运行：不写入任何人员，逐行给出结果', async () => {
    await page.getByLabel('未写明职位的人员归入').click()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^试运行$/ }).click()
    await expect(page.getByRole('button', { name: '导入 5000 行' })).toBeVisible({ timeout: 180_000 })
  })

  await test.step('确认导入；刷新页面也不影响', async () => {
    await page.getByRole('button', { name: '导入 5000 行' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^确\s?定$/ })
      .click()
    await expect(page.getByRole('status')).toContainText('正在导入')
    await page.reload()
    await expect(page.getByRole('button', { name: '撤销导入' })).toBeVisible({ timeout: 300_000 })
    await expectAccessible(page)
  })

  await test.step('人员、备注与文件都在', async () => {
    const imported = page.url()
    await page.getByRole('link', { name: new RegExp(`Old0 Mover${stamp}`) }).click()
    await expect(page.getByText(`Mover${stamp}`).first()).toBeVisible()
    await expect(page.getByText('cv-0.txt').first()).toBeVisible()
    await page.getByRole('tab', { name: '备注' }).click()
    await expect(page.getByText('Talked in 0').first()).toBeVisible()
    await page.goto(imported)
  })

  await test.step('整体撤销', async () => {
    await page.getByRole('button', { name: '撤销导入' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^确\s?定$/ })
      .click()
    const results = page.locator('.ant-card', {
      has: page.locator('.ant-card-head-title', { hasText: '撤销结果' }),
    })
    await expect(results).toBeVisible()
    // The tag alone: the sums have the same words while it is under way.
    await expect(page.locator('.ant-tag').getByText('已撤销', { exact: true })).toBeVisible({
      timeout: 300_000,
    })
    await expect(results.locator('.ant-statistic', { hasText: '已撤销' })).toContainText('5,000')
  })
})

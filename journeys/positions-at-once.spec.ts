import { expect, type Page, test } from '@playwright/test'
import writeTable from 'write-excel-file/node'
import { choose, chooseAlso } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Two hundred positions, three of whose rows are wrong. */
async function table(): Promise<Buffer> {
  const rows = Array.from({ length: 200 }, (_, at) => [`储能工程师 ${at}`, '上海、深圳', '2'])
  rows[7] = ['', '上海', '1']
  rows[90] = ['储能工程师 90', '上海', '很多']
  rows[150] = ['储能工程师 150', '上海', '0']
  return writeTable([['职位名称', '工作城市', '招聘人数'], ...rows]).toBuffer()
}

test('招聘人员一次导入二百个职位：三行有误时逐格指出，确认后其余全部创建', {
  tag: ['@positions', '@alone'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  await page.goto('/post/position/list?tab=positions')
  await page.getByRole('button', { name: '其他添加方式' }).click()
  await page.getByRole('menuitem', { name: '批量新建' }).click()
  await choose(page.getByRole('combobox', { name: '未填写项目的行使用的项目' }), /./)
  const buffer = await table()
  await page.locator('input[type=file]').setInputFiles({ name: '职位.xlsx', mimeType, buffer })
  await expect(page.getByText('3 行有误，已在单元格中标出；其余 197 行可以创建')).toBeVisible()
  await expect(page.locator('input[aria-invalid=true]')).toHaveCount(3)
  await page.getByRole('button', { name: '创建 197 个职位' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('第 8 行：必填')).toBeVisible()
  await dialog.getByRole('button', { name: '创建 197 个职位' }).click()
  await expect(page.getByText('已创建 197 个职位')).toBeVisible()
  await expect(page.locator('input[aria-invalid=true]')).toHaveCount(3)
  await page.getByLabel('第 1 行 职位名称').fill('储能工程师 7')
  await page.getByRole('button', { name: '检查' }).click()
  await expect(page.getByText('2 行有误，已在单元格中标出；其余 1 行可以创建')).toBeVisible()
})

interface Listed {
  readonly title: string
  readonly joined_count: number
}

/** All rows of a list of the product, page by page. */
async function all<Row>(page: Page, address: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let at = 1; ; at++) {
    const answer = await page.request.get(`/api/${address}?origin=2&page_size=200&page=${at}`)
    const { data } = await answer.json()
    rows.push(...data.list)
    if (data.list.length < 200) return rows
  }
}

/**
 * The title of a position by which somebody has entered already; one no other bears, so that choosing it is sure, and
 * that fills no other requisition, as a position belongs to one.
 */
async function filledPosition(page: Page): Promise<string> {
  const requisitions = await all<{ readonly id: number }>(page, 'recruit/requirement/index')
  const filling = await Promise.all(
    requisitions.map(async ({ id }) => {
      const answer = await page.request.get(`/api/recruit/requirement/view?id=${id}`)
      const { data } = await answer.json()
      const positions: readonly Listed[] = data.requisition.positions
      return positions.map(({ title }) => title)
    }),
  )
  const listed = await all<Listed>(page, 'recruit/position/index')
  const found = listed.find(
    ({ title, joined_count }) =>
      joined_count > 0 &&
      listed.filter((other) => other.title === title).length === 1 &&
      !filling.flat().includes(title),
  )
  return found?.title ?? ''
}

test(
  '用人经理提出需求，HR 批准并关联职位，入职人数计入需求，提出人收到通知',
  {
    tag: ['@positions', '@alone'],
  },
  async ({ browser }, { retry }) => {
    // A second try finds what the first one left.
    const wanted = `储能算法工程师 ${retry + 1}`
    const manager = await windowOf(browser, 'gao')
    await manager.goto('/post/requirement/list')
    await manager.getByRole('button', { name: '提出需求' }).first().click()
    await manager.getByLabel('岗位名称').fill(wanted)
    await manager.getByLabel('用人原因').fill('新项目')
    await manager.getByRole('button', { name: '提交审批' }).click()
    await expect(manager.getByText('需求已提交，等待审批')).toBeVisible()

    const admin = await windowOf(browser, 'lin')
    await admin.goto('/usercenter/message')
    await admin.getByText(`提出招聘需求“${wanted}”（1 人），请您审批`).first().click()
    await admin.getByRole('button', { name: /^批\s?准$/ }).click()
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: /^批\s?准$/ })
      .click()
    await expect(admin.getByText('已入职 0 / 1，还差 1 人')).toBeVisible()
    await admin.getByRole('button', { name: '关联职位' }).click()
    const dialog = admin.getByRole('dialog')
    const positions = dialog.getByRole('combobox', { name: '选择职位' })
    const title = await filledPosition(admin)
    await chooseAlso(positions, title, title)
    await expect(dialog.locator('.ant-select-selection-item')).toHaveText(title)
    await dialog.getByRole('button', { name: /^保\s?存$/ }).click()
    await expect(admin.getByText('已招满')).toBeVisible()

    await manager.goto('/usercenter/message')
    await manager.getByText(`批准了您的招聘需求“${wanted}”`).first().click()
    await expect(manager.getByText('已招满')).toBeVisible()
  },
)

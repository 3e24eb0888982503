import { expect, type Page, test } from '@playwright/test'
import { choose, chooseAlso, dayAhead, typeDate, typeSpan } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

const resumes = ['dev-023-pm-simple.pdf', 'dev-020-word-headings.docx']
const name = '黎国栋'

const record = (page: Page) => page.getByRole('dialog', { name: '候选人详情' })
const act = (page: Page, action: string) =>
  record(page).getByRole('button', { name: action, exact: true }).click()

/** Where the application stands, as the head of the open record tells it. */
const standsAt = (page: Page, stage: string, status: string) =>
  expect(record(page).getByText(`${stage}${status}`, { exact: true })).toBeVisible()

/** Moves on through the dialog, after filling in what the stage asks for. */
async function moveTo(page: Page, stage: string, fill: () => Promise<void>) {
  await act(page, '切换流程')
  const dialog = page.getByRole('dialog', { name: `将 ${name} 移至` })
  await choose(dialog.getByLabel('阶段'), stage)
  await fill()
  await dialog.getByRole('button', { name: '切换', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Says yes, without more words. */
async function decide(page: Page, action: string) {
  await act(page, action)
  const dialog = page.getByRole('dialog', { name: `${action}：${name}` })
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('两份简历上传后，一位候选人走完流程成为同事，另一位同事同步看到', {
  tag: ['@intake', '@parsing', '@resumes', '@pipeline'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  await page.goto('/candidate/filter/list')

  await test.step('上传简历', async () => {
    await page.getByRole('button', { name: '上传简历' }).click()
    const dialog = page.getByRole('dialog', { name: '上传简历' })
    await choose(dialog.getByLabel('投递到职位'), /./)
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(resumes.map((file) => `bench/corpus/${file}`))
    await dialog.getByRole('button', { name: '开始上传（2 个文件）' }).click()
    await expect(dialog.getByText('已入库', { exact: true })).toHaveCount(2, { timeout: 90_000 })
    await expect(dialog.getByText('马文彬')).toBeVisible()
    await dialog.getByRole('link', { name }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('原件与识别结果并排', async () => {
    await expect(record(page).getByRole('heading', { name })).toBeVisible()
    await expect(record(page).getByText(resumes[0] ?? '')).toBeVisible()
    await expect(record(page).locator('canvas').first()).toBeVisible({ timeout: 30_000 })
    await expect(record(page).getByText('liguodong@example.org').first()).toBeVisible()
  })

  const colleague = await windowOf(browser, 'lin')
  await test.step('同事打开同一位候选人', async () => {
    await colleague.goto(page.url())
    await standsAt(colleague, '初筛', '待初筛')
    await expect(record(colleague).getByRole('img', { name: '何静 正在查看' })).toBeVisible()
    await expect(record(page).getByRole('img', { name: '林若溪 正在查看' })).toBeVisible()
    await expect(record(page).getByRole('heading', { name, exact: true })).toBeVisible()
  })

  await test.step('初筛', async () => {
    await act(page, '开始处理')
    await standsAt(page, '初筛', '待定')
    await standsAt(colleague, '初筛', '待定')
    await decide(page, '通过')
    await standsAt(page, '初筛', '已通过')
    await standsAt(colleague, '初筛', '已通过')
  })

  await test.step('专业面试', async () => {
    await moveTo(page, '专业面试', async () => {
      const dialog = page.getByRole('dialog', { name: `将 ${name} 移至` })
      const day = dayAhead(3)
      await typeSpan(dialog, `${day} 10:00`, `${day} 11:00`)
      await chooseAlso(dialog.getByLabel('面试官'), /^高翔/)
    })
    await standsAt(page, '专业面试', '未开始')
    await standsAt(colleague, '专业面试', '未开始')
    await expect(record(colleague).getByText('10:00')).toBeVisible()
    await expect(record(colleague).getByRole('definition').filter({ hasText: '高翔' })).toBeVisible()
    await decide(page, '通过')
    await standsAt(colleague, '专业面试', '已通过')
  })

  await test.step('综合面试，下一轮已经选好', async () => {
    await act(page, '切换流程')
    const dialog = page.getByRole('dialog', { name: `将 ${name} 移至` })
    await expect(dialog.getByTitle('综合面试')).toBeVisible()
    await dialog.getByRole('button', { name: '切换', exact: true }).click()
    await expect(dialog).toBeHidden()
    await standsAt(colleague, '综合面试', '待安排')
    await decide(page, '通过')
    await standsAt(colleague, '综合面试', '已通过')
  })

  await test.step('Offer', async () => {
    await moveTo(page, 'Offer 沟通', () => typeDate(page.getByLabel('Offer 有效期至'), dayAhead(10)))
    await standsAt(colleague, 'Offer 沟通', '沟通中')
    await record(page).getByRole('button', { name: /更多$/ }).click()
    await page.getByRole('menuitem', { name: '候选人接受' }).click()
    await page
      .getByRole('dialog', { name: `候选人接受：${name}` })
      .getByRole('button', { name: '候选人接受' })
      .click()
    await standsAt(colleague, 'Offer 沟通', '已接受 Offer')
  })

  await test.step('入职', async () => {
    await moveTo(page, '待入职', () => typeDate(page.getByLabel('入职日期'), dayAhead(30)))
    await standsAt(colleague, '待入职', '待入职')
    await decide(page, '确认入职')
    await standsAt(page, '待入职', '已入职')
    await standsAt(colleague, '待入职', '已入职')
  })

  await test.step('动态里有完整的经过', async () => {
    await record(page).getByRole('tab', { name: '动态' }).click()
    for (const line of ['投递了简历', '开始处理', '通过了', '移至', '接受了', '已入职'])
      await expect(record(page).getByRole('tabpanel', { name: '动态' }).getByText(line).first()).toBeVisible()
  })
})

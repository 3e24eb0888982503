import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { choose, chooseAlso, dayAhead, typeSpan } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

const name = '彭少华'
const soon = { timeout: 20_000 }

/** Nothing on a phone's page reaches past its edge. */
const expectNoSideways = async (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

test('候选人在手机上投递，专属页面与招聘人员看到的一致', { tag: ['@careers', '@pipeline'] }, async ({
  browser,
}) => {
  const phone = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
  ).newPage()

  await test.step('官网找到职位', async () => {
    await phone.goto('/careers/demo')
    await expect(phone.getByRole('heading', { level: 1 })).toContainText('加入我们')
    await expectAccessible(phone)
    await expectNoSideways(phone)
    await expect(phone.getByLabel('招聘类型')).toBeHidden()
    await phone.getByRole('button', { name: '筛选' }).tap()
    await phone.getByLabel('招聘类型').selectOption('2')
    await expect(phone.getByRole('button', { name: '筛选 (1)' })).toBeVisible()
    await phone.getByLabel('职位、技能或城市').fill('工程师')
    await phone.getByRole('button', { name: '搜索' }).tap()
    await expect(phone).toHaveURL(/keyword=/)
    await phone
      .getByRole('main')
      .getByRole('link', { name: /工程师/ })
      .first()
      .tap()
    await expect(phone.getByRole('link', { name: '投递简历' })).toBeVisible()
    await expectAccessible(phone)
    await expectNoSideways(phone)
    await phone.getByRole('link', { name: '投递简历' }).tap()
  })

  await test.step('简历填好表单，提交', async () => {
    await phone.getByLabel('上传简历').setInputFiles('bench/corpus/dev-025-pm-ruled.pdf')
    await expect(phone.getByText(/已根据简历填写 \d+ 项/)).toBeVisible({ timeout: 30_000 })
    await expect(phone.getByLabel('姓名')).toHaveValue(name)
    await expect(phone.getByLabel('手机号码')).toHaveValue(/13500001748/)
    await expect(phone.getByLabel('电子邮箱')).toHaveValue('pengsh@example.net')
    await expectAccessible(phone)
    await expectNoSideways(phone)
    await phone.getByLabel('我已阅读并同意上述说明').check()
    await phone.getByRole('button', { name: '提交申请' }).tap()
    await expect(phone.getByRole('heading', { name: '申请已提交' })).toBeVisible()
    await expect(phone.getByRole('heading', { name: '当前进度 已收到' })).toBeVisible()
    await expectAccessible(phone)
    await expectNoSideways(phone)
  })

  const recruiter = await windowOf(browser, 'lin')
  const record = recruiter.getByRole('dialog', { name: '候选人详情' })
  await test.step('招聘人员开始处理，安排面试', async () => {
    await recruiter.goto(`/candidate/filter/list?keyword=${encodeURIComponent(name)}`)
    await recruiter.getByRole('button', { name }).click()
    await expect(record.getByText('pengsh@example.net').first()).toBeVisible()
    await record.getByRole('button', { name: '开始处理' }).click()
    await expect(phone.getByRole('heading', { name: '当前进度 评估中' })).toBeVisible(soon)
    await record.getByRole('button', { name: '切换流程' }).click()
    const dialog = recruiter.getByRole('dialog', { name: `将 ${name} 移至` })
    await choose(dialog.getByLabel('阶段'), '专业面试')
    const day = dayAhead(4)
    await typeSpan(dialog, `${day} 15:00`, `${day} 16:00`)
    await chooseAlso(dialog.getByLabel('面试官'), /^高翔/)
    await dialog.getByRole('button', { name: '切换', exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('候选人看到邀请并确认，招聘人员的窗口跟着变', async () => {
    await expect(phone.getByRole('heading', { name: '当前进度 面试' })).toBeVisible(soon)
    await expect(phone.locator('time')).toContainText('15:00')
    await expectAccessible(phone)
    await expect(record.getByText('专业面试候选人已查看', { exact: true })).toBeVisible(soon)
    await phone.getByRole('button', { name: '确认参加' }).tap()
    await expect(phone.getByText('您已确认参加，届时见。')).toBeVisible(soon)
    await expect(record.getByText('专业面试未开始', { exact: true })).toBeVisible(soon)
    await expectAccessible(phone)
  })

  await test.step('这一链接换一台设备也打得开，在国外还写明当地的时间', async () => {
    const other = await (await browser.newContext({ timezoneId: 'Asia/Dubai' })).newPage()
    await other.goto(phone.url())
    await expect(other.getByRole('heading', { name: '当前进度 面试' })).toBeVisible()
    await expect(other.locator('time')).toContainText('11:00')
    await expect(other.getByText('公司当地时间')).toContainText('15:00')
    await expect(phone.getByText('公司当地时间')).toBeHidden()
  })
})

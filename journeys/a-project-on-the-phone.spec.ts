import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { dayAhead, typeDate } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

const number = Date.now() % 100_000
const project = `2027 届光影计划 ${number}`
const position = `光学工程师（校招）${number}`
const other = `算法工程师（校招）${number}`
const student = `陈知夏${number}`
const question = '你最想和我们一起做什么？'
const soon = { timeout: 30_000 }

/** Nothing on a phone's page reaches past its edge. */
const expectNoSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

test('校招项目：表单、日程、问答、相册和行程都到学生的手机上，学生照表单投递', {
  tag: ['@themes', '@careers', '@lectures'],
}, async ({ browser }) => {
  const recruiter = await windowOf(browser, 'lin')
  const save = recruiter.getByRole('button', { name: /保\s?存/ })
  const step = (name: string) => recruiter.getByRole('tab', { name }).click()

  const id = await test.step('新建项目，写下日程与问答', async () => {
    await recruiter.goto('/regulation2/recruitment2/create')
    await recruiter.getByLabel('项目名称').fill(project)
    await recruiter.getByLabel('志愿填报').click()
    await save.click()
    await expect(recruiter).toHaveURL(/\/introduction$/)
    await recruiter.getByLabel('公司介绍').fill('我们让光听话。')
    await recruiter.getByLabel('在招聘页面显示日程').click()
    await recruiter.getByRole('button', { name: '添加日程' }).click()
    await recruiter.getByLabel('名称，如“网申”').fill('网申与笔试')
    await recruiter.getByLabel('开始', { exact: true }).fill(dayAhead(10))
    await recruiter.getByLabel('在招聘页面显示常见问题').click()
    await recruiter.getByRole('button', { name: '添加问题' }).click()
    await recruiter.getByLabel('问题', { exact: true }).fill('需要注册账号吗？')
    await recruiter.getByLabel('回答', { exact: true }).fill('不需要，一分钟即可投递。')
    // What was said of the last time is gone.
    await expect(recruiter.getByText('项目已保存')).toHaveCount(0)
    await save.click()
    await expect(recruiter.getByText('项目已保存')).toBeVisible()
    await expectAccessible(recruiter)
    return Number(/recruitment2\/(\d+)\//.exec(recruiter.url())?.[1])
  })

  await test.step('投递表单：专业必填，再加一个必答的问题', async () => {
    await step('投递表单')
    await recruiter.getByRole('group', { name: '专业' }).getByLabel('必填').check()
    for (const name of ['学历', '毕业院校', '简历'])
      await recruiter.getByRole('group', { name }).getByLabel('必填').uncheck()
    await recruiter.getByRole('button', { name: '添加自定义问题' }).click()
    await recruiter.getByLabel('问题内容').fill(question)
    await recruiter.getByRole('group', { name: question }).getByLabel('必填').check()
    // What was said of the last time is gone.
    await expect(recruiter.getByText('项目已保存')).toHaveCount(0)
    await save.click()
    await expect(recruiter.getByText('项目已保存')).toBeVisible()
    await expectAccessible(recruiter)
  })

  await test.step('相册上传一张照片，行程添加一站', async () => {
    await step('相册')
    await recruiter.getByLabel('上传图片').setInputFiles('bench/corpus/inbox-028-scan-form.jpg')
    await expect(recruiter.getByRole('row').getByText('×')).toBeVisible(soon)
    await step('宣讲行程')
    await recruiter.getByRole('button', { name: '添加行程' }).first().click()
    const drawer = recruiter.getByRole('dialog')
    // First: the key that ends a date saves a form that is complete.
    await typeDate(drawer.getByLabel('开始时间'), `${dayAhead(7)} 19:00`)
    await drawer.getByLabel('城市').fill('合肥')
    await drawer.getByLabel('高校').fill('中国科学技术大学')
    await drawer.getByRole('button', { name: /保\s?存/ }).click()
    await expect(recruiter.getByRole('row').filter({ hasText: '中国科学技术大学' })).toBeVisible()
  })

  await test.step('开放两个职位', async () => {
    for (const title of [other, position]) {
      const made = await recruiter.request.post('/api/recruit/position/create', {
        headers: { 'x-requested-with': 'bole' },
        data: { theme_id: id, title, city_list: ['合肥'], description: '设计光路。', state: 'open' },
      })
      expect((await made.json()).status).toBe('success')
    }
  })

  const phone = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
  ).newPage()

  await test.step('手机上看得到项目的每一部分', async () => {
    await phone.goto(`/careers/demo/projects/${id}`)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(project)
    for (const part of ['网申与笔试', '需要注册账号吗？', '中国科学技术大学', '我们让光听话。'])
      await expect(phone.getByText(part)).toBeVisible()
    const picture = phone.locator('.album img')
    // What the page holds for readers without scripts makes way for the app's own: the picture is then another one.
    await expect(async () => {
      await picture.scrollIntoViewIfNeeded({ timeout: 2_000 })
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }).toPass({ timeout: 30_000 })
    await expectAccessible(phone)
    await expectNoSideways(phone)
    await phone.getByRole('link', { name: position }).tap()
    await phone.getByRole('link', { name: '投递简历' }).tap()
  })

  await test.step('漏填必填项按名称提示，填好后投递', async () => {
    await phone.getByLabel('姓名').fill(student)
    await phone.getByLabel('手机号码').fill(`138${String(Date.now()).slice(-8)}`)
    await phone.getByLabel('电子邮箱').fill(`student${number}@example.com`)
    await phone.getByLabel('我已阅读并同意上述说明').check()
    await phone.getByRole('button', { name: '提交申请' }).tap()
    await expect(phone.getByText('请填写专业')).toBeVisible()
    await expect(phone.getByText(`请填写${question}`)).toBeVisible()
    await expectAccessible(phone)
    await expectNoSideways(phone)
    await phone.getByLabel('专业').fill('光电信息')
    await phone.getByLabel(question).fill('做一台会唱歌的望远镜')
    await phone.getByLabel('再选一个职位').selectOption({ label: `${other} – 合肥` })
    await phone.getByRole('button', { name: `将${other} – 合肥上移` }).tap()
    await expect(phone.getByRole('group', { name: '志愿' }).getByRole('listitem').first()).toContainText(
      other,
    )
    await expectAccessible(phone)
    await expectNoSideways(phone)
    await phone.getByRole('button', { name: '提交申请' }).tap()
    await expect(phone.getByRole('heading', { name: '申请已提交' })).toBeVisible()
  })

  await test.step('招聘人员在候选人详情里读到回答', async () => {
    await recruiter.goto(`/candidate2/filter2/list?keyword=${encodeURIComponent(student)}`)
    await expect(recruiter.getByText(`2. ${position}`)).toBeVisible()
    await recruiter.getByRole('button', { name: student }).click()
    const record = recruiter.getByRole('dialog', { name: '候选人详情' })
    await expect(record.getByText(`志愿：1. ${other} · 2. ${position}`)).toBeVisible()
    await expect(record.getByText(question)).toBeVisible()
    await expect(record.getByText('做一台会唱歌的望远镜')).toBeVisible()
    await expect(record.getByText('光电信息').first()).toBeVisible()
  })
})

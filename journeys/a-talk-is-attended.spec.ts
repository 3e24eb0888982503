import { expect, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { dayAhead, typeDate } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

const university = `深圳大学 ${Date.now() % 100_000}`
const soon = { timeout: 20_000 }

/** The hour it is now where the company is, `19:05`. */
const hourNow = () =>
  new Date().toLocaleTimeString('sv-SE', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' })

test('宣讲会：排好行程，学生扫码两下签到，名单立即可见', { tag: ['@lectures', '@careers'] }, async ({
  browser,
}) => {
  const recruiter = await windowOf(browser, 'lin')
  const listed = await recruiter.request.get('/api/recruit/theme/index?type=xz')
  const open = await recruiter.request.get('/api/careers/site?slug=demo')
  const isOpen = new Set((await open.json()).data.projects.map((one: { id: number }) => one.id))
  const { id } = (await listed.json()).data.list.find((one: { id: number }) => isOpen.has(one.id))

  await test.step('行程：手工添加一站，从 Excel 再粘贴一站', async () => {
    await recruiter.goto(`/regulation2/recruitment2/${id}/update`)
    await recruiter.getByRole('tab', { name: '宣讲行程' }).click()
    await expect(recruiter).toHaveURL(/\/route$/)
    await recruiter.getByRole('button', { name: '添加行程' }).first().click()
    const drawer = recruiter.getByRole('dialog')
    await drawer.getByLabel('城市').fill('深圳')
    await drawer.getByLabel('高校').fill(university)
    await typeDate(drawer.getByLabel('开始时间'), `${dayAhead(0)} ${hourNow()}`)
    await drawer.getByRole('button', { name: /保\s?存/ }).click()
    await expect(recruiter.getByRole('row').filter({ hasText: university })).toBeVisible()
    await recruiter.getByRole('button', { name: '从 Excel 粘贴' }).click()
    await recruiter
      .getByLabel('表格内容')
      .fill(`成都\t四川大学 ${university}\t望江校区\t${dayAhead(6)} 19:00\thttps://example.com/talk`)
    await recruiter
      .getByRole('dialog')
      .getByRole('button', { name: /添\s?加/ })
      .click()
    await expect(recruiter.getByRole('row').filter({ hasText: '四川大学' }).first()).toBeVisible()
    await expectAccessible(recruiter)
  })

  await test.step('职位开放后，学生在手机上看到行程；关闭 JavaScript 也能读', async () => {
    const site = await recruiter.request.get('/api/careers/site?slug=demo')
    const shown = (await site.json()).data.projects.find((one: { id: number }) => one.id === id)
    expect(shown, '示例公司的校招项目有开放的职位').toBeTruthy()
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({
        ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, javaScriptEnabled },
      })
      const page = await context.newPage()
      await page.goto('/careers/demo')
      await page.getByRole('link', { name: shown.name, exact: true }).tap()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.name)
      const stop = page.getByRole('listitem').filter({ hasText: university })
      await expect(stop.last()).toContainText('宣讲会')
      await expect(page.getByRole('heading', { name: '成都' })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      await page.getByRole('main').locator('.card a[href*="/positions/"]').first().tap()
      await page.waitForURL(/\/positions\/\d+/)
      // As search engines read it: the page by its address.
      await page.reload()
      await expect(page.getByRole('link', { name: '投递简历' })).toBeVisible()
      const data = await page.locator('script[type="application/ld+json"]').textContent()
      expect(JSON.parse(data ?? '{}')).toMatchObject({ '@type': 'JobPosting' })
      await context.close()
    }
  })

  const code = await test.step('签到二维码', async () => {
    await recruiter.getByRole('link', { name: '签到二维码' }).click()
    const sheet = recruiter
      .getByRole('figure')
      .filter({ hasText: `${university} 宣讲会` })
      .first()
    await expect(sheet).toBeVisible()
    return new URL((await sheet.getByRole('link').getAttribute('href')) ?? '').pathname
  })

  await recruiter.goto('/regulation2/lecture/list')
  await expect(
    recruiter
      .getByRole('button', { name: /导出|下载/ })
      .or(recruiter.getByRole('link', { name: '导出 Excel' })),
  ).toBeVisible()

  const phone = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
  ).newPage()
  await test.step('学生在手机上签到，招聘人员的名单随即出现', async () => {
    await phone.goto(code)
    await expect(phone.getByLabel('姓名')).toBeVisible()
    await expectAccessible(phone)
    await phone.getByLabel('姓名').fill('赵小满')
    await phone.getByLabel('手机号码').fill('13612345678')
    await phone.getByRole('button', { name: '签到' }).tap()
    await expect(phone.getByText('赵小满，已为您签到。')).toBeVisible()
    await expect(recruiter.getByRole('row').filter({ hasText: '赵小满' }).first()).toContainText(
      university,
      soon,
    )
  })

  await test.step('下一次只需打开、点一下', async () => {
    await phone.reload()
    await expect(phone.getByLabel('姓名')).toHaveValue('赵小满')
    await phone.getByRole('button', { name: '签到' }).tap()
    await expect(phone.getByText('赵小满，已为您签到。')).toBeVisible()
  })
})

import { expect, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { windowOf } from './setting/people.ts'

const password = '一句容易记住的长密码'

test('有公司代码的人注册，管理员通过后用链接设密码登录', {
  tag: ['@accounts', '@alone'],
}, async ({ browser }) => {
  const admin = await windowOf(browser, 'lin')
  const newcomer = await (await browser.newContext()).newPage()

  await test.step('管理员允许注册，并生成公司代码', async () => {
    await admin.goto('/organization/sign-in')
    await admin.getByLabel('允许持有公司代码的人注册').click()
    await expectAccessible(admin)
    const version = async () =>
      (await (await admin.request.get('/api/org/sign-in-rules')).json()).data.version
    const before = await version()
    await admin.getByRole('button', { name: '保存' }).click()
    await expect.poll(version).toBeGreaterThan(before)
  })

  const made = await admin.request.post('/api/org/generate-code', {
    headers: { 'x-requested-with': 'bole' },
    data: {},
  })
  const { data } = await made.json()

  await test.step('登录页显示公司，并可前往注册', async () => {
    await newcomer.goto(data.path)
    await expect(newcomer.getByText('渡光能源')).toBeVisible()
    await newcomer.getByRole('link', { name: '还没有账号？注册' }).click()
    await newcomer.getByLabel('姓名').fill('韩梅梅')
    await newcomer.getByLabel('工作邮箱').fill('mei.registers@example.com')
    await expectAccessible(newcomer)
    await newcomer.getByRole('button', { name: '注册' }).click()
    await expect(newcomer.getByRole('status')).toContainText('管理员通过后')
  })

  await test.step('管理员通过申请，把链接交给对方', async () => {
    await admin.goto('/organization/user/list')
    await admin.getByRole('button', { name: '通过韩梅梅的申请' }).click()
    const link = admin.getByRole('dialog').getByRole('textbox')
    await expect(link).toHaveValue(/#/)
    const address = await link.inputValue()
    await newcomer.goto(address)
    await newcomer.getByLabel('新密码', { exact: true }).fill(password)
    await newcomer.getByLabel('再次输入新密码').fill(password)
    await newcomer.locator('button[type=submit]').click()
    // Whoever left before the answer would take the question along.
    await expect(newcomer.getByRole('link', { name: '去登录' })).toBeVisible()
    await newcomer.goto(data.path)
    await newcomer.getByLabel('用户名').fill('mei.registers@example.com')
    await newcomer.getByLabel('密码').fill(password)
    await newcomer.getByRole('button', { name: '登录', exact: true }).click()
    await newcomer.waitForURL((at) => !at.pathname.startsWith('/site/'))
  })
})

test('无人所有的公司代码只显示普通登录页', { tag: ['@accounts'] }, async ({ page }) => {
  await page.goto('/site/login?dzcode=NOBODYS')
  await expect(page.getByRole('link', { name: '用公司账号登录' })).toBeVisible()
  await expect(page.getByText('还没有账号？注册')).toHaveCount(0)
})

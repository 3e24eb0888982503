import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { send } from './setting/calls.ts'
import { windowOf } from './setting/people.ts'

const words = 'a quiet morning in May'

/** A new main account sets its password by the link the operator passed on. */
async function firstSignIn(page: Page, link: string, username: string): Promise<void> {
  const { pathname, hash } = new URL(link)
  await page.goto(pathname + hash)
  await page.getByLabel('新密码', { exact: true }).fill(words)
  await page.getByLabel('再次输入新密码').fill(words)
  await page.getByRole('button', { name: '设置密码' }).click()
  await page.getByRole('link', { name: '去登录' }).click()
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码').fill(words)
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL((address) => !address.pathname.startsWith('/site/'))
}

test('一家公司申请试用，运维人员为其开通机构；账号不够时申请更多，批准后立即生效', {
  tag: ['@organisations'],
}, async ({ browser }) => {
  const suffix = String(Date.now() % 1_000_000)
  const company = `Qingshan ${suffix}`
  const stranger = await (await browser.newContext()).newPage()
  const operator = await windowOf(browser, 'ops')
  let link = ''

  await test.step('公司在公开页面申请试用', async () => {
    await stranger.goto('/site/trial')
    await stranger.getByLabel('公司名称').fill(company)
    await stranger.getByLabel('联系人').fill('周青')
    await stranger.getByLabel('工作邮箱').fill(`zhou-${suffix}@qingshan.example`)
    await expectAccessible(stranger)
    await stranger.getByRole('button', { name: '提交申请' }).click()
    await expect(stranger.getByText(/申请已提交/)).toBeVisible()
  })

  await test.step('运维人员用申请中的资料开通机构，并拿到一次性的链接', async () => {
    await operator.goto('/agency/trial/list')
    const row = operator.getByRole('row').filter({ hasText: company })
    await expect(row).toContainText('新申请')
    await expectAccessible(operator)
    await row.getByRole('button', { name: '开通机构' }).click()
    const form = operator.getByRole('dialog')
    await expect(form.getByLabel('机构标识')).toHaveValue(`qingshan-${suffix}`)
    await form.getByRole('button', { name: /^(确\s?定|保\s?存)$/ }).click()
    link = await operator.getByRole('textbox', { name: '设置密码的链接' }).inputValue()
    await operator.getByRole('button', { name: '我已保存' }).click()
    await expect(row).toContainText('已开通')
  })

  const admin = await (await browser.newContext()).newPage()
  await test.step('服务期给一个 HR 账号，用量页面说已用完', async () => {
    await operator
      .getByRole('row')
      .filter({ hasText: company })
      .getByRole('button', { name: '查看机构' })
      .click()
    await operator.waitForURL(/\/agency\/\d+\/view/)
    const organisation_id = Number(/agency\/(\d+)/.exec(operator.url())?.[1])
    const start_time = new Date(Date.now() - 60_000).toISOString()
    const period = { organisation_id, start_time, expire_time: null, seller: '', note: '' }
    await send(operator, 'op/service-period/create', period)
    await operator.reload()
    const service = operator.getByRole('row').filter({ hasText: '招聘账号' }).first()
    await service.getByRole('button', { name: /修\s?改/ }).click()
    const dialog = operator.getByRole('dialog')
    await dialog.getByLabel('数量').fill('1')
    await dialog.getByRole('button', { name: /^(确\s?定|保\s?存)$/ }).click()
    await expect(dialog).toBeHidden()

    await firstSignIn(admin, link, `zhou-${suffix}@qingshan.example`)
    await admin.goto('/organization/quota')
    await expect(admin.getByRole('row').filter({ hasText: '招聘账号' })).toContainText('已用完')
    await expectAccessible(admin)
  })

  await test.step('公司申请两个，运维人员批准，用量随即增加', async () => {
    await admin
      .getByRole('row')
      .filter({ hasText: '招聘账号' })
      .getByRole('button', { name: '申请更多' })
      .click()
    const ask = admin.getByRole('dialog')
    await ask.getByLabel('申请数量').fill('2')
    await ask.getByRole('button', { name: /^(确\s?定|保\s?存)$/ }).click()
    await expect(admin.getByText(/申请已提交/)).toBeVisible()

    await operator.goto('/agency/apply/list')
    const row = operator.getByRole('row').filter({ hasText: company })
    await row.getByRole('button', { name: '批准', exact: true }).click()
    await operator
      .getByRole('dialog')
      .getByRole('button', { name: /^(确\s?定|保\s?存)$/ })
      .click()
    await expect(row).toContainText('已批准')

    await expect(admin.getByRole('row').filter({ hasText: '招聘账号' })).not.toContainText('已用完')
    await admin.goto('/organization/charge')
    await expect(admin.getByText(/批准 2/)).toBeVisible()
    await expectAccessible(admin)
  })
})

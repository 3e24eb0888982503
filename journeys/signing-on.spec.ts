import { type Browser, expect, type Page, test } from '@playwright/test'
import { startProvider } from '../domains/accounts/testing/provider-peer.ts'
import { expectAccessible } from './setting/axe.ts'
import { choose } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

const lei = { sub: 'lei', name: '李雷', email: 'lei.li@example.com', email_verified: true }

/** Goes from our sign-in page to the provider's, says there who one is, and agrees to what it tells of one. */
async function signOn(browser: Browser, sub: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/site/login')
  await page.getByRole('link', { name: '用公司账号登录' }).click()
  await page.getByLabel('公司代码').fill('demo')
  await page.getByRole('button', { name: '前往公司登录页' }).click()
  await page.locator('input[name=login]').fill(sub)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await expect(page.locator('input[name=prompt][value=consent]')).toBeAttached()
  await page.locator('button[type=submit]').click()
  return page
}

test('公司用自己的身份提供方登录：首次登录即有账号，角色随用户组而定', {
  tag: ['@accounts', '@alone'],
}, async ({ browser, baseURL }) => {
  const provider = await startProvider(`${baseURL}/site/sign-on`)
  try {
    await test.step('管理员登记提供方与用户组', async () => {
      const admin = await windowOf(browser, 'lin')
      await admin.goto('/organization/sign-in')
      await admin.getByRole('link', { name: '单点登录' }).click()
      await expect(admin.getByText(`${baseURL}/site/sign-on`)).toBeVisible()
      await admin.getByLabel('允许用公司账号登录').click()
      await admin.getByLabel('名称').fill('Lamp ID')
      await admin.getByLabel('签发者地址').fill(provider.issuer)
      await admin.getByLabel('客户端 ID').fill(provider.client_id)
      await admin.getByLabel('客户端密钥').fill(provider.client_secret)
      await admin.getByRole('button', { name: '添加一行' }).click()
      await admin.getByLabel('用户组', { exact: true }).fill('hr')
      await choose(admin.getByLabel('角色', { exact: true }), 'HR')
      await admin.getByLabel('新账号所属部门').click()
      await admin.locator('.ant-select-tree-title').first().click()
      await expectAccessible(admin)
      await admin.getByRole('button', { name: '保存' }).click()
      const kept = async () =>
        (await (await admin.request.get('/api/org/identity-provider')).json()).data.client_id
      await expect.poll(kept).toBe(provider.client_id)
    })

    await test.step('不在任何用户组的人进不来，并知道原因', async () => {
      provider.people.set('lei', { ...lei, groups: ['guests'] })
      const page = await signOn(browser, 'lei')
      await expect(page.getByRole('alert')).toContainText('未对应任何角色')
      await expectAccessible(page)
    })

    await test.step('进了用户组，首次登录即有账号，角色为 HR', async () => {
      provider.people.set('lei', { ...lei, groups: ['staff', 'hr'] })
      const page = await signOn(browser, 'lei')
      await page.waitForURL((address) => address.origin === baseURL && !address.pathname.startsWith('/site/'))
      await page.goto('/usercenter/index')
      await expect(page.getByRole('heading', { name: '李雷' })).toBeVisible()
      await expect(page.getByText('lei.li@example.com').first()).toBeVisible()
      await expect(page.getByText('HR', { exact: true }).first()).toBeVisible()
    })

    await test.step('再次登录还是同一个账号；管理员在用户列表中看到', async () => {
      const page = await signOn(browser, 'lei')
      await page.waitForURL((address) => address.origin === baseURL && !address.pathname.startsWith('/site/'))
      const admin = await windowOf(browser, 'lin')
      await admin.goto('/organization/user/list?keyword=lei.li')
      await expect(admin.getByRole('row').filter({ hasText: '李雷' })).toHaveCount(1)
    })
  } finally {
    await provider.stop()
  }
})

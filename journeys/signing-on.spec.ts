import { expect, test } from '@playwright/test'
import { startProvider } from '../domains/accounts/testing/provider-peer.ts'
import { choose } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

test('公司用自己的身份提供方登录：首次登录即有账号，角色随用户组而定', {
  tag: ['@accounts', '@alone'],
}, async ({ browser, baseURL }) => {
  const provider = await startProvider(`${baseURL}/site/sign-on`)
  provider.people.set('mei', {
    ...{ sub: 'mei', name: '韩梅梅', email: 'mei.han@example.com', email_verified: true },
    groups: ['hr'],
  })
  const admin = await windowOf(browser, 'lin')
  try {
    await test.step('管理员登记提供方与用户组', async () => {
      await admin.goto('/organization/identity-provider')
      await admin.getByLabel('允许用公司账号登录').click()
      await admin.getByLabel('名称').fill('Lamp ID')
      await admin.getByLabel('签发者地址').fill(provider.issuer)
      await admin.getByLabel('客户端 ID').fill(provider.client_id)
      await admin.getByLabel('客户端密钥').fill(provider.client_secret)
      await admin.getByRole('button', { name: '添加一行' }).click()
      await admin.getByLabel('用户组', { exact: true }).fill('hr')
      await choose(admin.getByLabel('角色', { exact: true }), 'HR')
      await admin.getByRole('button', { name: '保存' }).click()
      await expect(admin.getByText('身份提供方已保存')).toBeVisible()
    })

    await test.step('同事在提供方登录后直接进入，角色为 HR', async () => {
      const page = await (await browser.newContext()).newPage()
      await page.goto('/site/sign-on')
      await page.getByLabel('公司代码').fill('demo')
      await page.getByRole('button', { name: '前往公司登录页' }).click()
      await page.locator('input[name=login]').fill('mei')
      await page.locator('input[name=password]').fill('any')
      await page.locator('button[type=submit]').click()
      await page.locator('button[type=submit]').click()
      await page.waitForURL((address) => !address.pathname.startsWith('/site/'))
      await page.goto('/usercenter/index')
      await expect(page.getByRole('heading', { name: '韩梅梅' })).toBeVisible()
      await expect(page.getByText('mei.han@example.com').first()).toBeVisible()
    })

    await test.step('不在任何用户组的人进不来，并知道原因', async () => {
      provider.people.set('lei', {
        sub: 'lei',
        name: '李雷',
        email: 'lei.li@example.com',
        groups: ['guests'],
      })
      const page = await (await browser.newContext()).newPage()
      await page.goto('/site/sign-on')
      await page.getByLabel('公司代码').fill('demo')
      await page.getByRole('button', { name: '前往公司登录页' }).click()
      await page.locator('input[name=login]').fill('lei')
      await page.locator('input[name=password]').fill('any')
      await page.locator('button[type=submit]').click()
      await page.locator('button[type=submit]').click()
      await expect(page.getByRole('alert')).toContainText('未对应任何角色')
    })
  } finally {
    await provider.stop()
  }
})

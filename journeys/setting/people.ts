import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { demoPassword } from '../../apps/server/demo/story/organisation.ts'

/** Signs in through the form, as everybody does. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码').fill(demoPassword)
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL((address) => !address.pathname.startsWith('/site/'))
}

/** Opens a window in which somebody of the demo company (docs/demo.md) is signed in already. */
export async function windowOf(
  browser: Browser,
  username: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options)
  const answer = await context.request.post('/api/site/login', {
    headers: { 'x-requested-with': 'bole' },
    data: { username, password: demoPassword },
  })
  expect(answer.ok()).toBe(true)
  return context.newPage()
}

import { MailPeer } from '@bole/mail/testing'
import { expect, test } from '@playwright/test'
import { removeMailServer, send } from './setting/calls.ts'
import { choose } from './setting/choose.ts'
import { countLetters } from './setting/letters.ts'
import { windowOf } from './setting/people.ts'

const waiting = '/api/tracker/resume/list?origin=2&tracker_status=1&statuses=0%2F0&page_size=30'
let post: MailPeer

test.beforeAll(async () => {
  post = await MailPeer.start()
})
test.afterEach(({ browser }) => removeMailServer(browser))
test.afterAll(async () => {
  await post.stop()
})

test('已约好的面试：可以从消息记录里取消并通知候选人；更换职位会先提醒约定将作废', {
  tag: ['@alone', '@notifications', '@pipeline'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'lin')
  await send(page, 'mail/server/create', {
    ...{ host: '127.0.0.1', port: post.port, security: 'none', sender_address: 'jobs@acme.test' },
  })
  const { list } = (await (await page.request.get(waiting)).json()).data
  const reached = list.filter((row: { readonly basic: { readonly email: string } }) => row.basic.email)
  const [first, second] = reached
  const meets_at = new Date(Date.now() + 7 * 86_400_000).toISOString()
  for (const { post_id, version } of [first, second])
    await send(page, 'tracker/resume/change-process', { post_id, version, stage: 12, meets_at, message: {} })
  for (const { basic } of [first, second])
    await expect.poll(() => countLetters(post, /邀请/, basic.name), { timeout: 60_000 }).toBe(1)

  await test.step('取消安排，候选人收到取消邮件', async () => {
    await page.goto('/candidate/notification/list?event=invited')
    const row = page.getByRole('row').filter({ hasText: first.basic.name })
    await row.getByRole('button', { name: '取消安排' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('article')).toContainText(first.basic.name)
    await dialog.getByRole('button', { name: '取消并通知' }).click()
    await expect(dialog).toBeHidden()
    await expect(row.getByRole('button', { name: '取消安排' })).toHaveCount(0)
    await expect.poll(() => countLetters(post, /取消/, first.basic.name), { timeout: 60_000 }).toBe(1)
    expect(await countLetters(post, /取消/, second.basic.name)).toBe(0)
  })

  await test.step('更换职位前说明会失去什么，确认后才更换', async () => {
    await page.goto(`/candidate/detail/${second.post_id}`)
    await page.getByRole('button', { name: /更多$/ }).first().click()
    await page.getByRole('menuitem', { name: '更换职位' }).click()
    await choose(page.getByRole('dialog').getByRole('combobox'), /./)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^确\s?定$/ })
      .click()
    const warned = page.getByRole('dialog', { name: '仍要更换职位吗？' })
    await expect(warned).toContainText(`与${second.basic.name}已约好面试`)
    await warned.getByRole('button', { name: '仍要更换' }).click()
    await expect(page.getByText(new RegExp(`${second.basic.name} 已更换到职位`))).toBeVisible()
  })
})

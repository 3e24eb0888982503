import { MailPeer } from '@bole/mail/testing'
import { expect, test } from '@playwright/test'
import { removeMailServer } from './setting/calls.ts'
import { choose } from './setting/choose.ts'
import { countLetters } from './setting/letters.ts'
import { windowOf } from './setting/people.ts'

/** The subject of what is written to those who were turned down, in Chinese and in English. */
const eliminated = /^您应聘.*的结果$|^Your application/

let post: MailPeer

test.beforeAll(async () => {
  post = await MailPeer.start()
})
test.afterEach(({ browser }) => removeMailServer(browser))
test.afterAll(async () => {
  await post.stop()
})

test('一起淘汰几位候选人并通知他们：邮件真的送到，谁没有邮箱也说清楚', {
  tag: ['@alone', '@notifications'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'lin')

  await test.step('还没有邮件服务器：消息记录里这样说，并指向设置', async () => {
    await page.goto('/candidate/notification/list')
    await expect(page.getByText('还没有设置邮件服务器，邮件会等待发送').first()).toBeVisible()
    await page.getByRole('link', { name: '去设置' }).first().click()
    await page.getByRole('main').getByLabel('服务器', { exact: true }).fill('127.0.0.1')
    await page.getByLabel('端口').fill(String(post.port))
    await choose(page.getByLabel('连接加密'), '不加密')
    await page.getByLabel('发件地址').fill('jobs@acme.test')
    await page.getByRole('button', { name: '保存' }).click()
    const kept = async () => (await (await page.request.get('/api/mail/server')).json()).data.own?.port
    await expect.poll(kept).toBe(post.port)
  })

  await test.step('选两位，淘汰，立即发送', async () => {
    await page.goto('/candidate/filter/list?tracker_status=1&statuses=0%2F0')
    const boxes = page.getByRole('checkbox', { name: /^选择 /, checked: false })
    await boxes.first().check()
    await boxes.first().check()
    await page
      .getByRole('toolbar', { name: '批量操作' })
      .getByRole('button', { name: /淘\s?汰/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('说明').or(dialog.getByRole('textbox')).last().fill('这次不合适')
    await dialog.getByText('立即发送').click()
    await expect(dialog.getByText('将发出 2 条消息')).toBeVisible()
    await dialog.getByRole('button', { name: /^淘\s?汰$/ }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('邮件到了，记录里写着已发送', async () => {
    await expect.poll(() => countLetters(post, eliminated), { timeout: 60_000 }).toBe(2)
    for (const { raw } of post.received) expect(raw).not.toContain('{{')
    await page.goto('/candidate/notification/list')
    await expect(page.getByText('已发送').first()).toBeVisible()
  })

  await test.step('收到一般消息的人从邮件里退订；名单里写着是谁，恢复发送要写原因', async () => {
    const someone = '/api/tracker/resume/list?origin=2&tracker_status=0&page_size=30'
    const { list } = (await (await page.request.get(someone)).json()).data
    const { post_id, basic } = list.find(
      (row: { readonly basic: { readonly email: string } }) => row.basic.email,
    )
    const sent = await page.request.post('/api/tracker/notify-record/index', {
      headers: { 'x-requested-with': 'bole' },
      data: { applications: [post_id], words: { subject: '开放日', body: '{{candidate}}，欢迎来访' } },
    })
    expect(await sent.json()).toMatchObject({ status: 'success' })
    await expect.poll(() => countLetters(post, /开放日/), { timeout: 60_000 }).toBe(1)
    const head =
      post.received.find(({ raw }) => raw.includes('List-Unsubscribe'))?.raw.replaceAll('\r\n ', '') ?? ''
    const [, link = ''] = /List-Unsubscribe: *<(http[^>]+)>/.exec(head) ?? []
    const reader = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
    await reader.goto(link)
    await reader.getByRole('button', { name: '退订' }).click()
    await expect(reader.getByRole('status')).toContainText('已退订')

    await page.goto('/candidate/notification/list')
    await page.getByRole('link', { name: '退订名单' }).click()
    const row = page.getByRole('row').filter({ hasText: '开放日' })
    await expect(row).toContainText(basic.name)
    await row.getByRole('button', { name: /恢复发送/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('原因').fill('本人来电要求恢复')
    await dialog.getByRole('button', { name: /^保\s?存$/ }).click()
    await expect(row).toContainText('本人来电要求恢复')
  })
})

import { PostBox, resumeLines } from '@bole/mailboxes/testing'
import { expect, test } from '@playwright/test'
import { startDovecot } from '../tools/dovecot-peer.ts'
import { expectAccessible } from './setting/axe.ts'
import { windowOf } from './setting/people.ts'

let dovecot: Awaited<ReturnType<typeof startDovecot>>

test.beforeAll(async () => {
  dovecot = await startDovecot()
})
test.afterAll(async () => {
  await dovecot?.end()
})

/** A number that no earlier run has brought. */
const phone = (place: number) => `137${String(Date.now()).slice(-7)}${place}`

test('简历邮箱：测试连接、保存，两份简历和一个损坏的文件都进入简历来源', {
  tag: ['@mailboxes', '@intake'],
}, async ({ browser }) => {
  test.skip(dovecot === null, 'Debian’s dovecot-imapd is not here')
  const box = await PostBox.open(dovecot ?? { port: 0, inbox: '' })
  const page = await windowOf(browser, 'he')
  await page.goto('/post/email/list')

  await test.step('添加一个邮箱', async () => {
    await page.getByRole('button', { name: '添加邮箱' }).first().click()
    const drawer = page.getByRole('dialog', { name: '添加邮箱' })
    await drawer.getByLabel('名称').fill('测试邮箱')
    await drawer.getByLabel('IMAP 服务器').fill('127.0.0.1')
    await drawer.getByLabel('端口').fill(String(box.port))
    await drawer.getByLabel('加密方式').click()
    await page.getByTitle('不加密（仅限内网）').click()
    await drawer.getByLabel('账号').fill(box.username)
    await drawer.getByLabel('密码或授权码').fill('secret')
    await drawer.getByRole('button', { name: '测试连接' }).click()
    await expect(drawer.getByRole('status')).toContainText('登录成功')
    const otherwise = drawer.getByLabel('其余归入')
    await otherwise.click()
    await otherwise.press('Enter')
    await expectAccessible(page, '.ant-drawer')
    await drawer.getByRole('button', { name: /^保\s?存$/ }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('row', { name: /测试邮箱/ })).toContainText('正常收取', { timeout: 60_000 })
  })

  await test.step('一封带两份简历和一个损坏文件的邮件', async () => {
    await box.deliver([
      {
        subject: '两位候选人',
        attachments: [
          { filename: '阮青禾.txt', content: resumeLines('阮青禾', phone(1)) },
          { filename: '陆听澜.txt', content: resumeLines('陆听澜', phone(2)) },
          { filename: '损坏.pdf', content: '%PDF-1.4 ?' },
        ],
      },
    ])
    await page.getByRole('link', { name: '收到的邮件' }).click()
    const mail = page.getByRole('row', { name: /两位候选人/ })
    await expect(mail.getByRole('link', { name: '阮青禾' })).toBeVisible({ timeout: 60_000 })
    await expect(mail.getByRole('link', { name: '陆听澜' })).toBeVisible()
    await expect(mail).toContainText('损坏.pdf')
    await expectAccessible(page)
  })

  await test.step('逐份进入简历来源', async () => {
    await page.goto('/post/intake/list?door=mailbox')
    for (const name of ['阮青禾.txt', '陆听澜.txt'])
      await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toContainText('成为候选人')
    await expect(page.getByRole('row', { name: /损坏\.pdf/ }).first()).toContainText('未入库')
  })

  await test.step('停用，不再读取', async () => {
    await page.goto('/post/email/list')
    const row = page.getByRole('row', { name: /测试邮箱/ })
    await row.getByRole('button', { name: /^更多操作/ }).click()
    await page.getByRole('menuitem', { name: '停用' }).click()
    await expect(row).toContainText('已停用')
  })
})

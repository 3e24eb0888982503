import { MailPeer } from '@bole/mail/testing'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { choose } from './setting/choose.ts'
import { type OwnServer, startServer } from './setting/server.ts'

const password = '一句容易记住的长密码'
let server: OwnServer
let post: MailPeer

test.beforeAll(async () => {
  ;[server, post] = await Promise.all([startServer(['--empty']), MailPeer.start()])
})
test.afterAll(async () => {
  await Promise.all([server.stop(), post.stop()])
})

const typePassword = async (page: Page) => {
  await page.getByLabel('新密码', { exact: true }).fill(password)
  await page.getByLabel('再次输入新密码').fill(password)
}
/** The invitation, once it is here. */
const toHim = () => post.received.find(({ to }) => to.includes('gao@acme.test'))
const next = (page: Page) => page.getByRole('button', { name: '继续', exact: true }).click()

test('新公司从一串代码开始：设置、邀请同事、发布职位，直到收到第一份投递', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()

  await test.step('代码、公司与第一位管理员', async () => {
    const code = /With the code +(\S+)/.exec(server.greeting)?.[1] ?? ''
    await page.goto('/setup')
    await page.getByLabel('代码').fill('AAAA-AAAA-AAAA-AAAA')
    await next(page)
    await expect(page.getByRole('alert')).toContainText('代码不正确')
    await page.getByLabel('代码').fill(code.toLowerCase())
    await expectAccessible(page)
    await next(page)
    await page.getByLabel('公司名称').fill('Acme 能源')
    await page.getByLabel('姓名').fill('林若溪')
    await page.getByLabel('邮箱').fill('lin@acme.test')
    await page.getByLabel('用户名').fill('lin')
    await typePassword(page)
    await expectAccessible(page)
    await next(page)
  })

  await test.step('邮件服务器', async () => {
    await expect(page.getByText('可以稍后再设置')).toBeVisible()
    await page.getByLabel('服务器', { exact: true }).fill('127.0.0.1')
    await page.getByLabel('端口').fill(String(post.port))
    await choose(page.getByLabel('连接加密'), '不加密')
    await page.getByLabel('发件地址').fill('jobs@acme.test')
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByLabel('发送测试邮件到').fill('lin@acme.test')
    await page.getByRole('button', { name: '发送' }).click()
    await expect(page.getByText('queued as 7F3')).toBeVisible()
    await expectAccessible(page)
    await next(page)
  })

  await test.step('回来时接着做：部门与同事', async () => {
    await page.goto('/setup')
    await page.getByText('部门', { exact: true }).click()
    await page.getByLabel('部门名称').fill('研发中心')
    await page.getByRole('button', { name: '添加部门' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '研发中心' })).toBeVisible()
    await next(page)
    await page.getByLabel('邮箱').fill('gao@acme.test')
    await choose(page.getByLabel('角色'), '用人经理')
    await choose(page.getByLabel('部门', { exact: true }), '研发中心')
    await page.getByRole('button', { name: '发送邀请' }).click()
    await expect.poll(toHim, { timeout: 20_000 }).toBeDefined()
    await next(page)
    await page.getByRole('button', { name: '完成设置' }).click()
    await expect(page).toHaveURL(/\/dashboard\/social/)
    await page.goto('/setup')
    await expect(page.getByRole('heading', { name: '设置已完成' })).toBeVisible()
  })

  await test.step('同事打开邮件中的链接加入', async () => {
    const { raw = '' } = toHim() ?? {}
    const body = raw.split('\r\n\r\n').slice(1).join('')
    const text = /base64/i.test(raw) ? Buffer.from(body, 'base64').toString() : body.replaceAll('=\r\n', '')
    const token = /invitation#([\w-]+)/.exec(text)?.[1] ?? ''
    const colleague = await (await browser.newContext({ baseURL: server.url })).newPage()
    await colleague.goto(`/site/invitation#${token}`)
    await expect(colleague.getByText('林若溪 邀请您加入 Acme 能源')).toBeVisible()
    await colleague.getByLabel('姓名').fill('高翔')
    await colleague.getByLabel('用户名').fill('gao')
    await typePassword(colleague)
    await expectAccessible(colleague)
    await colleague.getByRole('button', { name: '加入' }).click()
    await colleague.getByRole('link', { name: '去登录' }).click()
    await colleague.getByLabel('用户名').fill('gao')
    await colleague.getByLabel('密码').fill(password)
    await colleague.getByRole('button', { name: '登录' }).click()
    await expect(colleague).toHaveURL(/\/dashboard\/social/)
  })

  await test.step('按首页的步骤：项目、职位、招聘官网', async () => {
    await page.goto('/')
    const guide = page.getByRole('list').filter({ hasText: '新建招聘项目' })
    await expect(guide.getByText('邀请同事')).toBeVisible()
    await guide.getByRole('link', { name: '新建招聘项目' }).click()
    await page.getByLabel('项目名称', { exact: true }).fill('社会招聘')
    await page.getByRole('button', { name: '保存项目' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('社会招聘')
    await page.goto('/')
    await guide.getByRole('link', { name: '发布职位' }).click()
    await page.getByRole('button', { name: '新建职位' }).first().click()
    await page.getByLabel('职位名称', { exact: true }).fill('电池工程师')
    await choose(page.getByLabel('所属项目'), '社会招聘')
    await page.getByLabel('工作城市').fill('深圳')
    await page.getByLabel('工作城市').press('Enter')
    await page.getByLabel('招聘人数').fill('2')
    await page.getByLabel('工作内容').fill('设计电池包')
    await page.getByRole('button', { name: '保存并开放' }).click()
    await expect(page.getByText('电池工程师').first()).toBeVisible()
  })

  await test.step('候选人在招聘官网投递，管理员看到', async () => {
    const candidate = await (await browser.newContext({ baseURL: server.url })).newPage()
    await candidate.goto('/careers/acme')
    await candidate
      .getByRole('link', { name: /电池工程师/ })
      .first()
      .click()
    await candidate.getByRole('link', { name: '投递简历' }).click()
    await candidate.getByLabel('姓名').fill('王小明')
    await candidate.getByLabel('手机号码').fill('13800138000')
    await candidate.getByLabel('电子邮箱').fill('wang@example.test')
    // What a new project asks of everybody, until somebody decides otherwise.
    await candidate
      .getByLabel('上传简历')
      .setInputFiles({ name: '王小明.txt', mimeType: 'text/plain', buffer: Buffer.from('王小明\n电池设计') })
    await candidate.getByLabel('最高学历').selectOption('本科')
    await candidate.getByLabel('毕业院校').fill('深圳大学')
    await candidate.getByLabel('我已阅读并同意上述说明').check()
    await candidate.getByRole('button', { name: '提交申请' }).click()
    await expect(candidate.getByRole('heading', { name: '申请已提交' })).toBeVisible()
    await page.goto('/candidate/filter/list')
    await expect(page.getByRole('button', { name: '王小明' })).toBeVisible()
  })
})

import { MailPeer } from '@bole/mail/testing'
import { expect, type Page, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { windowOf } from './setting/people.ts'

const waiting = '/api/tracker/resume/list?origin=2&tracker_status=1&statuses=0%2F0&page_size=1'
let post: MailPeer

test.beforeAll(async () => {
  post = await MailPeer.start()
})
test.afterAll(async () => {
  await post.stop()
})

const send = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(`/api/${path}`, { headers: { 'x-requested-with': 'bole' }, data })
  const said = await answer.json()
  expect(said, said.message).toMatchObject({ status: 'success' })
  return said.data
}

/** The link in the letter about somebody: other letters that waited for a server come in meanwhile, and some name several people. */
async function linkAbout(name: string): Promise<string | undefined> {
  const letters = await Promise.all(post.received.map(({ raw }) => PostalMime.parse(raw)))
  return letters
    .filter(({ subject }) => subject?.includes(name))
    .flatMap(({ text = '' }) => /\/site\/approval#[\w-]+/.exec(text)?.[0] ?? [])
    .at(-1)
}

test('用人经理在手机上从邮件里审批，不用登录；链接只能用一次', {
  tag: ['@alone', '@approvals'],
}, async ({ browser, baseURL }) => {
  const recruiter = await windowOf(browser, 'lin')
  const manager = await windowOf(browser, 'gao')
  const me = await (await manager.request.get('/api/org/user/current')).json()
  const server = await send(recruiter, 'mail/server/create', {
    host: '127.0.0.1',
    port: post.port,
    security: 'none',
    sender_address: 'jobs@acme.test',
  })
  const [candidate] = (await (await recruiter.request.get(waiting)).json()).data.list
  const { post_id, version, basic } = candidate
  await send(recruiter, 'tracker/resume/add-check', { post_id, version, check_by_user_ids: [me.data.id] })
  await expect.poll(() => linkAbout(basic.name), { timeout: 60_000 }).toBeTruthy()
  const link = await linkAbout(basic.name)

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await phone.goto(`${baseURL}${link}`)
  await expect(phone.getByRole('heading', { name: basic.name })).toBeVisible()
  const width = () => phone.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBeLessThanOrEqual(360)
  await phone.getByRole('button', { name: /^通\s?过$/ }).click()
  await phone.getByRole('textbox').first().fill('可以面试')
  await phone.getByRole('button', { name: /^确\s?认$/ }).click()
  await expect(phone.getByRole('status')).toContainText('此链接不能再使用')

  await phone.goto('about:blank')
  await phone.goto(`${baseURL}${link}`)
  await expect(phone.getByRole('alert')).toContainText('您已通过此链接审批过')
  await expect(phone.getByRole('heading', { name: basic.name })).toHaveCount(0)

  await recruiter.goto(`/candidate/detail/${post_id}`)
  await expect(recruiter.getByText('邮件审批').first()).toBeVisible()
  await send(recruiter, 'mail/server/remove', { id: server.id })
})

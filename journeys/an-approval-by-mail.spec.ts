import { MailPeer } from '@bole/mail/testing'
import { expect, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { removeMailServer, send } from './setting/calls.ts'
import { windowOf } from './setting/people.ts'

const waiting = '/api/tracker/resume/list?origin=2&tracker_status=1&statuses=0%2F0&page_size=1'
let post: MailPeer

test.beforeAll(async () => {
  post = await MailPeer.start()
})
test.afterEach(({ browser }) => removeMailServer(browser))
test.afterAll(async () => {
  await post.stop()
})

/** The link that stands beneath a candidate's name in the manager's letters: one letter may ask about several of them. */
async function linkAbout(name: string): Promise<string | undefined> {
  const letters = await Promise.all(post.received.map(({ raw }) => PostalMime.parse(raw)))
  const asked = `审批${name}（`
  return letters
    .flatMap(({ text = '' }) => text.split(asked).slice(1))
    .flatMap((after) => /\/site\/approval#[\w-]+/.exec(after)?.[0] ?? [])
    .at(-1)
}

test('用人经理在手机上从邮件里审批，不用登录；链接只能用一次', {
  tag: ['@alone', '@approvals'],
}, async ({ browser, baseURL }) => {
  const recruiter = await windowOf(browser, 'lin')
  const manager = await windowOf(browser, 'gao')
  const me = await (await manager.request.get('/api/org/user/current')).json()
  await send(recruiter, 'mail/server/create', {
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

  await recruiter.goto(`/candidate/detail/${post_id}?tab=timeline`)
  await expect(recruiter.getByText('邮件审批').first()).toBeVisible()
})

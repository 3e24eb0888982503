import { expect, type Page, test } from '@playwright/test'
import { send } from './setting/calls.ts'
import { windowOf } from './setting/people.ts'

const list = '/api/tracker/resume/list?origin=2&tracker_status=1&statuses=0%2F0&page_size=1'

/** How many notices the bell of a window calls to. */
const expectCalled = (page: Page, unread: number) =>
  expect(page.getByRole('button', { name: `通知：${unread} 条未读，0 项进行中` })).toBeVisible()

test('用人经理收到审批请求，在一台设备上审批后，两台设备上的提醒都消失', {
  tag: ['@alone', '@inbox', '@dashboard'],
}, async ({ browser }) => {
  const recruiter = await windowOf(browser, 'he')
  const desk = await windowOf(browser, 'gao')
  const phone = await windowOf(browser, 'gao', { viewport: { width: 390, height: 844 } })
  // What was told before is read, so that what follows is all that calls.
  await send(desk, 'usercenter/notice/read', {})
  for (const page of [desk, phone]) {
    await page.goto('/usercenter/message?state=unread')
    await expectCalled(page, 0)
    await expect(page.getByRole('link', { name: /请您审批/ })).toHaveCount(0)
  }

  const me = await (await desk.request.get('/api/org/user/current')).json()
  const [candidate] = (await (await recruiter.request.get(list)).json()).data.list
  const { post_id, version, basic } = candidate
  await send(recruiter, 'tracker/resume/change-process', {
    post_id,
    version,
    stage: 14,
    approver_ids: [me.data.id],
  })
  for (const page of [desk, phone]) {
    await expectCalled(page, 1)
    const asked = page.getByRole('link', { name: new RegExp(`请您审批${basic.name}`) })
    await expect(asked).toHaveAttribute('href', `/candidate/detail/${post_id}`)
  }

  await desk.goto(`/candidate/detail/${post_id}`)
  await desk.getByRole('button', { name: '通过', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: `通过：${basic.name}` })
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await expect(dialog).toBeHidden()
  for (const page of [desk, phone]) await expectCalled(page, 0)
  await expect(phone.getByRole('link', { name: /请您审批/ })).toHaveCount(0)
})

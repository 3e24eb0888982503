import { expect, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { read, send } from './setting/calls.ts'
import { windowOf } from './setting/people.ts'

test('线上面试间：候选人从自己的页面进入等候区，被邀请后进入；双方聊天，刷新后仍是同样的内容，访客凭链接进入', {
  tag: ['@rooms', '@interviews'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  const word = `线上${Date.now() % 100_000}`
  const { list: positions } = await read(page, 'careers/positions?slug=demo&origin=2')
  const { token } = await send(page, 'careers/apply', {
    slug: 'demo',
    position_id: positions[0].id,
    idempotency_key: `key-that-a-room-made-${Date.now()}`,
    name: word,
    phone: '+86 139 0000 6011',
    email: `room-${Date.now()}@example.com`,
    consent: true,
  })
  const found = await read(page, `tracker/resume/list?origin=2&keyword=${encodeURIComponent(word)}`)
  const [{ post_id, version }] = found.list
  await send(page, 'tracker/resume/change-process', { post_id, version, stage: 12 })
  const [waiting] = (await read(page, `tracker/resume/list?origin=2&keyword=${encodeURIComponent(word)}`))
    .list
  const { id: he } = await read(page, 'org/user/current')
  const soon = Date.now() + 30 * 60_000
  const { id } = await send(page, 'tracker/interview/create', {
    candidates: [{ post_id, version: waiting.version }],
    interviewTime: new Date(soon).toISOString(),
    endTime: new Date(soon + 45 * 60_000).toISOString(),
    interviewer_ids: [he],
    address: { invite_type: 1, room: '', address: '', directions: '', reception_note: '' },
    is_sure: true,
  })

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'zh-CN' })
  await test.step('候选人从自己的页面来到等候区', async () => {
    await phone.goto(`/careers/application/${token}`)
    await phone.getByRole('link', { name: '进入面试间' }).click()
    await expect(phone.getByText('您在等候区，面试官将邀请您进入。')).toBeVisible()
    await expectAccessible(phone)
  })

  await test.step('面试官邀请候选人进入', async () => {
    await page.goto(`/interview/list?keyword=${encodeURIComponent(word)}`)
    await page.getByRole('link', { name: `进入 ${word} 的面试间` }).click()
    await expect(page).toHaveURL(new RegExp(`/interviewRoom/social/(interview/)?${id}$`))
    await expect(page.getByText('等候区有 1 位候选人')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `邀请 ${word} 进入` }).click()
    await phone.getByRole('button', { name: '进入面试间' }).click()
    await expect(page.getByRole('list', { name: '等候区' })).toContainText('已进入')
  })

  await test.step('双方聊天，刷新后内容仍在', async () => {
    const chat = page.getByRole('tab', { name: /聊天/ })
    await chat.click()
    await page.getByRole('textbox', { name: '输入消息' }).fill('您好，听得到吗？')
    await page.getByRole('button', { name: '发送' }).click()
    await expect(phone.getByRole('log')).toContainText('您好，听得到吗？')
    await phone.getByRole('textbox', { name: '输入消息' }).fill('听得到')
    await phone.getByRole('button', { name: '发送' }).click()
    await expect(page.getByRole('log')).toContainText('听得到')
    for (const window of [page, phone]) {
      await window.reload()
      if (window === page) await chat.click()
      await expect(window.getByRole('log')).toContainText('您好，听得到吗？')
      await expect(window.getByRole('log')).toContainText('听得到')
    }
    await expectAccessible(phone)
  })

  await test.step('访客凭链接进入', async () => {
    await page.getByRole('button', { name: /^邀\s*请$/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('访客姓名').fill('周访客')
    await dialog.getByRole('button', { name: /^邀\s*请$/ }).click()
    const link = await page.getByText(/\/careers\/room\//).innerText()
    const guest = await browser.newPage({ locale: 'zh-CN' })
    await guest.goto(new URL(link.trim()).pathname)
    await expect(guest.getByRole('log')).toContainText('听得到')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('list', { name: '成员' })).toContainText('周访客')
  })
})

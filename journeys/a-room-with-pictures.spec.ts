import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { read, send } from './setting/calls.ts'
import { windowOf } from './setting/people.ts'

/** A picture that moves: its browser has decoded frames of it. */
const seesPicture = async (page: Page, name: string) =>
  expect
    .poll(() =>
      page.getByLabel(name).evaluate((video) => (video instanceof HTMLVideoElement ? video.videoWidth : 0)),
    )
    .toBeGreaterThan(0)

test('线上面试的画面与声音：双方打开摄像头后互相看到画面，刷新后自动恢复；面试官关闭候选人的麦克风', {
  tag: ['@rooms', '@interviews'],
}, async ({ browser }) => {
  const media = { permissions: ['camera', 'microphone'] }
  const page = await windowOf(browser, 'he', media)
  const word = `画面${Date.now() % 100_000}`
  const { list: positions } = await read(page, 'careers/positions?slug=demo&origin=2')
  const { token } = await send(page, 'careers/apply', {
    slug: 'demo',
    position_id: positions[0].id,
    idempotency_key: `key-that-pictures-made-${Date.now()}`,
    name: word,
    phone: '+86 139 0000 6012',
    email: `pictures-${Date.now()}@example.com`,
    consent: true,
  })
  const candidates = `tracker/resume/list?origin=2&keyword=${encodeURIComponent(word)}`
  const [{ post_id, version }] = (await read(page, candidates)).list
  await send(page, 'tracker/resume/change-process', { post_id, version, stage: 12 })
  const [waiting] = (await read(page, candidates)).list
  const { id: he, name } = await read(page, 'org/user/current')
  const soon = Date.now() + 20 * 60_000
  const { id } = await send(page, 'tracker/interview/create', {
    candidates: [{ post_id, version: waiting.version }],
    interviewTime: new Date(soon).toISOString(),
    endTime: new Date(soon + 45 * 60_000).toISOString(),
    interviewer_ids: [he],
    address: { invite_type: 1, room: '', address: '', directions: '', reception_note: '' },
    is_sure: true,
  })
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'zh-CN', ...media })

  const joinWithAll = async (window: Page) => {
    await window.getByRole('button', { name: '打开麦克风' }).click()
    await window.getByRole('button', { name: '打开摄像头' }).click()
    await seesPicture(window, `${window === page ? name : word} 的画面`)
    await window.getByRole('button', { name: '加入画面与声音' }).click()
  }

  await test.step('候选人在等候区检查设备，被邀请后加入', async () => {
    await phone.goto(`/careers/room/${token}`)
    await expect(phone.getByText('此时没有人能看到或听到您')).toBeVisible()
    await expectAccessible(phone)
    await page.goto(`/interviewRoom/social/${id}`)
    await page.getByRole('button', { name: `邀请 ${word} 进入` }).click()
    await phone.getByRole('button', { name: '进入面试间' }).click()
    await joinWithAll(page)
    await joinWithAll(phone)
  })

  await test.step('双方互相看到画面', async () => {
    await seesPicture(page, `${word} 的画面`)
    await seesPicture(phone, `${name} 的画面`)
    await expectAccessible(page)
    await expectAccessible(phone)
  })

  await test.step('刷新后自动恢复', async () => {
    await phone.reload()
    await seesPicture(page, `${word} 的画面`)
    await seesPicture(phone, `${name} 的画面`)
    await page.reload()
    await seesPicture(page, `${word} 的画面`)
    await seesPicture(phone, `${name} 的画面`)
  })

  await test.step('面试官关闭候选人的麦克风', async () => {
    await page.getByRole('button', { name: `关闭 ${word} 的麦克风` }).click()
    await expect(phone.getByRole('button', { name: '打开麦克风' })).toBeVisible()
    await expect(page.getByText(`${word} · 麦克风已关`)).toBeVisible()
  })

  await test.step('录制分段上传，候选人看到录制提示，结束后可以回放', async () => {
    await page.getByRole('button', { name: '开始录制' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '开始录制' }).click()
    await expect(phone.getByText(`${name} 正在录制面试间里的画面与声音`)).toBeVisible()
    const recorded = async () => (await read(page, `front/interview-dialog/videos?interview_id=${id}`)).list
    await expect.poll(async () => (await recorded()).length).toBe(1)
    await page.getByRole('button', { name: '停止录制' }).click()
    await expect(phone.getByText('正在录制面试间里的画面与声音')).toBeHidden()
    await page.getByRole('tab', { name: '录制' }).click()
    const film = page.getByLabel(/录制于 .* 的录像$/)
    await film.evaluate(async (video) => {
      if (video instanceof HTMLVideoElement) await video.play()
    })
    await seesPicture(page, '的录像')
    await expectAccessible(page)
  })
})

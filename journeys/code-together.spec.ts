import { expect, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { read, send } from './setting/calls.ts'
import { windowOf } from './setting/people.ts'

test('协同编程：面试官从题库选题并开启编程模式，双方在同一份代码中输入，运行后看到结果或无法运行的原因', {
  tag: ['@coding', '@rooms'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  const word = `编程${Date.now() % 100_000}`
  const { list: positions } = await read(page, 'careers/positions?slug=demo&origin=2')
  const { token } = await send(page, 'careers/apply', {
    slug: 'demo',
    position_id: positions[0].id,
    idempotency_key: `key-that-a-program-made-${Date.now()}`,
    name: word,
    phone: '+86 139 0000 6012',
    email: `code-${Date.now()}@example.com`,
    consent: true,
  })
  const listed = async () =>
    (await read(page, `tracker/resume/list?origin=2&keyword=${encodeURIComponent(word)}`)).list[0]
  const { post_id, version } = await listed()
  await send(page, 'tracker/resume/change-process', { post_id, version, stage: 12 })
  const { id: he } = await read(page, 'org/user/current')
  const soon = Date.now() + 30 * 60_000
  const { id } = await send(page, 'tracker/interview/create', {
    candidates: [{ post_id, version: (await listed()).version }],
    interviewTime: new Date(soon).toISOString(),
    endTime: new Date(soon + 45 * 60_000).toISOString(),
    interviewer_ids: [he],
    address: { invite_type: 1, room: '', address: '', directions: '', reception_note: '' },
    is_sure: true,
  })
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'zh-CN' })
  await phone.goto(`/careers/room/${token}`)
  await expect(phone.getByText('您在等候区，面试官将邀请您进入。')).toBeVisible()
  await page.goto(`/interviewRoom/social/${id}`)
  await page.getByRole('button', { name: `邀请 ${word} 进入` }).click()
  await phone.getByRole('button', { name: '进入面试间' }).click()

  await test.step('面试官选题并开启编程模式，候选人得到通知', async () => {
    await page.getByRole('tab', { name: '代码' }).click()
    await page.getByRole('button', { name: '从题库选题' }).click()
    await page.getByRole('button', { name: '使用题目：求和' }).click()
    await expect(page.getByRole('heading', { name: '求和' })).toBeVisible()
    await page.getByRole('button', { name: '开启编程模式' }).click()
    await expect(phone.getByRole('heading', { name: '求和' })).toBeVisible()
    await expect(phone.getByText('打开了编程模式')).toBeVisible()
  })

  const [ours, theirs] = [page, phone].map((window) =>
    window.getByRole('textbox', { name: '代码', exact: true }),
  )
  if (!ours || !theirs) throw new Error('there are two windows')
  await test.step('双方在同一份代码中输入，读到同样的内容，并看到对方的光标', async () => {
    for (const window of [page, phone]) await window.getByLabel('编程语言').waitFor()
    await page.getByLabel('编程语言').selectOption('python')
    for (const editor of [ours, theirs]) await expect(editor).toContainText('sys.stdin')
    await ours.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('# 面试官')
    await expect(theirs).toContainText('# 面试官')
    await theirs.click()
    await phone.keyboard.press('Control+End')
    await phone.keyboard.type('\nprint(sum(map(int, lines[1].split())))')
    await expect(ours).toContainText('print(sum(map(int, lines[1].split())))')
    await expect(ours.locator('.cm-ySelectionInfo', { hasText: word })).toBeAttached()
    await expectAccessible(page)
    await expectAccessible(phone)
  })

  await test.step('刷新后内容仍在；全屏页显示同一份代码', async () => {
    await phone.reload()
    await expect(theirs).toContainText('# 面试官')
    await page.goto(`/interviewRoom/togetherCode?schedule_id=${id}`)
    await expect(ours).toContainText('print(sum(')
  })

  await test.step('运行：看到每个用例的结果，或无法运行的原因', async () => {
    await phone.getByRole('button', { name: '运行用例' }).click()
    const result = phone.getByRole('region', { name: '运行结果' })
    const refusal = phone.getByText(/本服务器无法运行代码|本服务器没有该语言/)
    await expect(result.or(refusal)).toBeVisible({ timeout: 30_000 })
    if (await result.isVisible()) {
      await expect(result).toContainText('通过')
      await expect(result).toContainText('隐藏用例通过')
      await expect(page.getByRole('region', { name: '运行结果' })).toContainText('通过')
    }
  })
})

import { expect, test } from '@playwright/test'
import { read, send } from './setting/calls.ts'
import { chooseAlso, dayAhead } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

test('安排两人一起面试，改期后候选人看到新时间，面试官给出反馈，流程随之变化', {
  tag: ['@interviews'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  const word = `同场${Date.now() % 100_000}`
  const { list: positions } = await read(page, 'careers/positions?slug=demo&origin=2')
  const tokens: string[] = []
  for (const [index, name] of ['甲', '乙'].entries()) {
    const { token } = await send(page, 'careers/apply', {
      slug: 'demo',
      position_id: positions[0].id,
      idempotency_key: `key-that-interviews-made-${Date.now()}-${index}`,
      name: `${word}${name}`,
      phone: `+86 139 0000 59${index}1`,
      email: `interviews${index}-${Date.now()}@example.com`,
      consent: true,
    })
    tokens.push(token)
  }
  const found = await read(
    page,
    `tracker/resume/list?origin=2&page_size=5&keyword=${encodeURIComponent(word)}`,
  )
  const applications = found.list.map(({ post_id, version }: { post_id: number; version: number }) => ({
    post_id,
    version,
  }))
  await send(page, 'tracker/resume/batch-change-process', { applications, stage: 12 })

  const day = dayAhead(45)
  await page.goto('/interview/list')
  await page.getByRole('button', { name: '安排面试' }).first().click()
  const dialog = page.getByRole('dialog')
  for (const name of ['甲', '乙'])
    await chooseAlso(
      dialog.getByRole('combobox', { name: '候选人' }),
      new RegExp(`${word}${name}`),
      `${word}${name}`,
    )
  const [from, until] = [dialog.getByLabel('时间').first(), dialog.locator('.ant-picker-input input').nth(1)]
  await from.fill(`${day} 10:00`)
  await from.press('Tab')
  await until.fill(`${day} 11:00`)
  await until.press('Tab')
  await chooseAlso(dialog.getByLabel('面试官', { exact: true }), /何静/, '何静')
  await dialog.getByLabel('面试房间').fill(word)
  await dialog.getByRole('button', { name: /安\s?排\s?面\s?试/ }).click()
  await expect(dialog).toBeHidden()

  await page.goto(`/interview/list?keyword=${encodeURIComponent(word)}`)
  const row = page.getByRole('row').filter({ hasText: `${word}甲` })
  await expect(row).toContainText('2 人一起')
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'zh-CN' })
  await phone.goto(`/careers/application/${tokens[0]}`)
  await expect(phone.getByText(word, { exact: true })).toBeVisible()
  await expect(phone.getByText(/10:00/).first()).toBeVisible()

  const { list } = await read(page, `tracker/interview/index?keyword=${encodeURIComponent(word)}`)
  const [interview] = list
  const later = new Date(new Date(interview.interviewTime).getTime() + 3 * 60 * 60_000).toISOString()
  await send(page, `tracker/interview/${interview.id}`, { version: interview.version, interviewTime: later })
  await expect(row).toContainText('13:00')
  await phone.reload()
  await expect(phone.getByText(/13:00/).first()).toBeVisible()
  // That a candidate looked is noted of their application, which the list has to show before anything is said of them.
  await phone.waitForLoadState('networkidle')
  await phone.close()
  await page.reload()

  await row.getByRole('button', { name: '反馈' }).click()
  const feedback = page.getByRole('dialog')
  for (const name of ['甲', '乙'])
    await chooseAlso(feedback.getByRole('combobox', { name: '候选人' }), new RegExp(`${word}${name}`))
  await feedback.getByText('通过', { exact: true }).click()
  await feedback.getByRole('textbox', { name: '评语' }).fill('思路清楚')
  await feedback.getByRole('button', { name: /反\s?馈/ }).click()
  await expect(feedback).toBeHidden()
  await expect(row).toContainText('已完成')
  const after = await read(page, `tracker/resume/list?origin=2&keyword=${encodeURIComponent(word)}`)
  expect(
    after.list.map(({ status }: { status: { process_status: number } }) => status.process_status),
  ).toEqual([40, 40])
})

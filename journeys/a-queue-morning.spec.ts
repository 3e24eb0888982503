import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { read, send } from './setting/calls.ts'
import { chooseAlso, typeSpan } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

/** A moment so many minutes from now as the company's date fields write it. */
const minutesAhead = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(0, 16)

test('排队面试：HR 安排队列，候选人手机签到，两个房间叫号，一人放弃后恢复', {
  tag: ['@interviews', '@careers'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  const word = `排队${Date.now() % 100_000}`
  const names = ['甲', '乙', '丙'].map((name) => `${word}${name}`)
  const phones = names.map((_, index) => `1390000${String(Date.now()).slice(-3)}${index}`)
  const { list: positions } = await read(page, 'careers/positions?slug=demo&origin=2')
  for (const [index, name] of names.entries())
    await send(page, 'careers/apply', {
      ...{ slug: 'demo', position_id: positions[0].id, name, phone: `+86 ${phones[index]}`, consent: true },
      idempotency_key: `key-that-a-queue-made-${Date.now()}-${index}`,
      email: `queue${index}-${Date.now()}@example.com`,
    })
  const found = await read(page, `tracker/resume/list?origin=2&keyword=${encodeURIComponent(word)}`)
  const applications = found.list.map(({ post_id, version }: { post_id: number; version: number }) => {
    return { post_id, version }
  })
  await send(page, 'tracker/resume/batch-change-process', { applications, stage: 12 })

  await page.goto('/interview/list?view=queue')
  await page.getByRole('button', { name: '新建排队面试' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of names)
    await chooseAlso(dialog.getByRole('combobox', { name: '候选人' }), new RegExp(name), name)
  await typeSpan(dialog, minutesAhead(5), minutesAhead(185))
  await dialog.getByLabel('房间名称').fill('向日葵室')
  await chooseAlso(dialog.getByRole('combobox', { name: '面试官' }), /林若溪/, '林若溪')
  await dialog.getByRole('button', { name: '添加房间' }).click()
  await dialog.getByLabel('房间名称').nth(1).fill('雏菊室')
  await chooseAlso(dialog.getByRole('combobox', { name: '面试官' }).nth(1), /何静/, '何静')
  await dialog.getByLabel('面试房间').last().fill(word)
  await dialog.getByRole('button', { name: '新建排队面试' }).click()
  // Others may have given the two something else at this hour.
  const saved = page.getByText('排队面试已安排')
  const anyway = page.getByRole('button', { name: '仍要安排' })
  await expect(saved.or(anyway).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(saved).toBeVisible()

  const queue = page.getByRole('region').filter({ hasText: word }).first()
  const [first, second] = [
    queue.getByRole('region', { name: '向日葵室' }),
    queue.getByRole('region', { name: '雏菊室' }),
  ]
  await expect(first).toBeVisible()
  await expectAccessible(page)

  await queue.getByRole('button', { name: '签到码' }).click()
  const door = await page.getByRole('dialog').getByRole('link').getAttribute('href')
  await page.keyboard.press('Escape')
  const screen = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await screen.goto((await queue.getByRole('link', { name: '大厅屏幕' }).getAttribute('href')) ?? '')
  await expect(screen.getByText('暂无人等候')).toBeVisible()

  const hands: Page[] = []
  for (const [index, name] of names.slice(0, 2).entries()) {
    const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'zh-CN' })
    await phone.goto(door ?? '')
    await phone.getByLabel('姓名').fill(name)
    await phone.getByLabel('手机号').fill(phones[index] ?? '')
    await phone.getByRole('button', { name: '签到' }).click()
    await expect(phone.getByText('您的号码')).toContainText('您的号码')
    await expectAccessible(phone)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    hands.push(phone)
  }
  const [one, two] = hands
  if (!one || !two) throw new Error('two have signed in')
  await expect(two.getByText('前面还有 1 人')).toBeVisible()

  const order = queue.getByRole('list', { name: '等待中，按叫号顺序' })
  await expect(order.getByRole('listitem')).toHaveCount(2)
  await order.getByRole('button', { name: `将 ${names[1]} 提前` }).click()
  await expect(order.getByRole('listitem').first()).toContainText(names[1] ?? '')
  await first.getByRole('button', { name: '叫下一位' }).click()
  await expect(first).toContainText(names[1] ?? '')
  await second.getByRole('button', { name: '叫下一位' }).click()
  await expect(second).toContainText(names[0] ?? '')
  await expect(two.getByText('请前往 向日葵室')).toBeVisible()
  await expect(one.getByText('请前往 雏菊室')).toBeVisible()
  await expect(screen.getByRole('listitem').filter({ hasText: '向日葵室' })).toContainText('2')
  for (const name of names) await expect(screen.getByText(name)).toHaveCount(0)
  await expectAccessible(screen)

  await second.getByRole('button', { name: '放弃排队' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '放弃排队' }).click()
  await expect(one.getByText(/您已不在队列中/)).toBeVisible()
  await page.getByRole('button', { name: /撤\s?销/ }).click()
  await expect(one.getByText('下一位就是您')).toBeVisible()

  await first.getByRole('button', { name: '已到，开始面试' }).click()
  await expect(two.getByText('面试进行中')).toBeVisible()
  await first.getByRole('button', { name: '结束面试' }).click()
  await expect(two.getByText(/您的面试已结束/)).toBeVisible()

  await queue.getByRole('button', { name: '关闭大厅屏幕' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭大厅屏幕' }).click()
  await expect(screen.getByText('暂无人等候')).toBeHidden()
})

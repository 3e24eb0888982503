import { expect, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { read, send } from './setting/calls.ts'
import { windowOf } from './setting/people.ts'

test('自动化：规则先试运行再启用，移动新的候选人；有人移回后，以人的决定为准', {
  tag: ['@automation', '@pipeline', '@alone'],
}, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  const word = `规则${Date.now() % 100_000}`
  const { list: positions } = await read(page, 'careers/positions?slug=demo&origin=2')
  const [position] = positions
  const setting = {
    trigger: { when: 'enters', at: '1' },
    conditions: [{ if: 'position', any: [position.id] }],
    actions: [{ do: 'move', stage: 12 }],
  }

  await test.step('现成的规则读起来是一句话', async () => {
    await page.goto('/config/auto/list')
    await page.getByRole('button', { name: '新建规则' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: '内部推荐直接进入部门审批' }).click()
    await expect(drawer.getByRole('status')).toContainText('收到来自内部推荐的投递时')
    await expectAccessible(page)
  })

  const { id } = await send(page, 'recruit/automation/create', {
    ...{ origin: 2, name: word, setting: JSON.stringify(setting) },
  })
  const row = page.getByRole('row').filter({ hasText: word })

  await test.step('试运行说出过去九十天会移动谁，再启用', async () => {
    await page.goto('/config/auto/list')
    await row.getByRole('button', { name: '试运行并启用' }).click()
    const rehearsal = page.getByRole('dialog')
    await expect(rehearsal.getByText(/过去 90 天内/)).toBeVisible()
    await expectAccessible(page)
    await rehearsal.getByRole('button', { name: '启用规则' }).click()
    await expect(rehearsal).toBeHidden()
    await expect(row).toContainText('启用')
  })

  await send(page, 'careers/apply', {
    ...{ slug: 'demo', position_id: position.id, name: word, phone: '+86 139 0000 7788', consent: true },
    idempotency_key: `key-that-a-rule-made-${Date.now()}`,
    email: `rule-${Date.now()}@example.com`,
  })
  const found = async () =>
    (await read(page, `tracker/resume/list?origin=2&keyword=${encodeURIComponent(word)}`)).list[0]
  await expect.poll(async () => (await found())?.status.status, { timeout: 60_000 }).toBe(12)

  await test.step('人移回以后，规则不再移动，执行记录说明原因', async () => {
    const { post_id, version } = await found()
    await send(page, 'tracker/resume/change-process', { post_id, version, stage: 1 })
    const outcomes = async () =>
      (await read(page, `recruit/automation/view?id=${id}`)).runs.map(
        ({ outcome }: { readonly outcome: string }) => outcome,
      )
    await expect.poll(outcomes, { timeout: 60_000 }).toEqual(['overruled', 'done'])
    expect((await found()).status.status).toBe(1)
    await page.reload()
    await row.getByRole('button', { name: /^更多操作/ }).click()
    await page.getByRole('menuitem', { name: '执行记录' }).click()
    await expect(page.getByRole('dialog').getByText(/有人已做决定，未执行/)).toBeVisible()
    await page.goto(`/candidate/detail/${post_id}?tab=timeline`)
    await expect(page.getByText(new RegExp(word)).first()).toBeVisible()
  })

  const rule = await read(page, `recruit/automation/view?id=${id}`)
  await send(page, 'recruit/automation/disable', { id, version: rule.version })
})

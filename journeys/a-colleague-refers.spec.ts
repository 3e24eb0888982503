import { expect, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { windowOf } from './setting/people.ts'

test('内推：开放职位，同事分享链接，朋友投递，进展与来源各自可见', {
  tag: ['@referral', '@careers'],
}, async ({ browser }) => {
  const recruiter = await windowOf(browser, 'he')
  const colleague = await windowOf(browser, 'gao')
  let title = ''

  await test.step('招聘负责人开放一个职位', async () => {
    await recruiter.goto('/post/extrapolation/opening')
    const card = recruiter.locator('.ant-card', { hasText: '招聘中' }).first()
    const box = card.getByRole('checkbox', { name: /招聘中/ }).first()
    await box.check()
    title = (await card.locator('label', { hasText: '招聘中' }).first().innerText()).split(' ')[0] ?? ''
    await card.getByRole('button', { name: '立即生效' }).click()
    await expect(recruiter.getByText('职位已更新，已开启内推')).toBeVisible()
  })

  await test.step('同事生成内推码，并为一位朋友生成链接', async () => {
    await colleague.goto('/usercenter/referral')
    await colleague.getByRole('button', { name: '生成我的内推码' }).click()
    await expect(colleague.getByText(/\?ref=/).first()).toBeVisible()
    await colleague.getByRole('button', { name: '邀请一位朋友' }).click()
    await colleague.getByLabel('您怎么称呼这位朋友').fill('大学同学小李')
    await colleague.getByRole('button', { name: '生成链接' }).click()
    await expect(colleague.getByRole('row', { name: /大学同学小李/ })).toContainText('已邀请')
    await expectAccessible(colleague, 'main')
  })

  await test.step('朋友沿链接投递，页面说明同事能看到什么', async () => {
    const share = await (await colleague.request.get('/api/recruit/referral/share')).json()
    const friend = await (await browser.newContext()).newPage()
    await friend.goto(share.data.list[0].link)
    await expect(friend.getByRole('note')).toBeVisible()
    // By the call the form makes: what a project asks of whoever applies is another journey's.
    const { code } = share.data.linkData
    const [{ id, link }] = share.data.list
    const slug = new URL(link, 'http://x').pathname.split('/')[2]
    const sent = await friend.request.post('/api/careers/apply', {
      headers: { 'x-requested-with': 'bole' },
      data: {
        ...{ slug, position_id: id, consent: true, source: `ref:${code}` },
        ...{ name: '李小友', phone: '13700990011', email: 'xiaoyou@example.com' },
        idempotency_key: 'key-of-the-friend-of-gao-0001',
      },
    })
    expect((await sent.json()).status).toBe('success')
    await friend.close()
  })

  await test.step('同事只看到进展；招聘负责人看到是谁推荐的', async () => {
    await colleague.goto('/usercenter/referral')
    await expect(colleague.getByRole('row', { name: /通过通用链接的朋友/ })).toContainText('已投递')
    await expect(colleague.getByText('李小友')).toHaveCount(0)
    await recruiter.goto('/post/extrapolation/list')
    await expect(recruiter.getByRole('row', { name: /李小友/ })).toContainText('计入')
    await expectAccessible(recruiter, 'main')
  })

  await test.step('无效的内推码会说明已忽略', async () => {
    const share = await (await colleague.request.get('/api/recruit/referral/share')).json()
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(share.data.list[0].link.replace(/ref=.*/, 'ref=NOBODY22'))
    await expect(stranger.getByRole('note')).toContainText(/忽略|ignored/)
    await stranger.close()
  })

  expect(title).not.toBe('')
})

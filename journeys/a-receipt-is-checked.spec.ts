import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { send } from './setting/calls.ts'
import { choose } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

const tool = join(import.meta.dirname, '../tools/verify-receipt.mjs')
let folder: string

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bole-receipt-'))
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test('候选人收到决定凭证，查验真伪，并请求人工复核；招聘负责人答复', {
  tag: ['@alone', '@careers'],
}, async ({ browser, baseURL }) => {
  const recruiter = await windowOf(browser, 'he')
  const candidate = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, acceptDownloads: true })
  ).newPage()

  const { positions } = await test.step('投递', async () => {
    const answer = await candidate.request.get('/api/careers/positions?slug=demo&origin=2')
    return { positions: (await answer.json()).data.list }
  })
  const { token } = await send(candidate, 'careers/apply', {
    slug: 'demo',
    position_id: positions[0].id,
    idempotency_key: '9f8a5d3e-41c7-4b60-8a2e-7d6c5b4a3f29',
    name: '凭证甲',
    phone: '+86 139 0000 4321',
    email: 'receipt@example.com',
    consent: true,
  })
  await recruiter.goto('/candidate/filter/list?keyword=凭证甲')
  await recruiter.getByRole('checkbox', { name: '选择 凭证甲' }).check({ timeout: 60_000 })
  const bar = recruiter.getByRole('toolbar', { name: '批量操作' })
  await bar.getByRole('button', { name: '淘汰' }).click()
  const deciding = recruiter.getByRole('dialog')
  await deciding.getByLabel('说明', { exact: true }).fill('内部评价：经验不足')
  await choose(deciding.getByLabel('候选人看到的原因'), '职位已招满')
  await expect(deciding.getByText('该职位已招满。')).toBeVisible()
  await deciding.getByRole('button', { name: /淘\s?汰/ }).click()
  await expect(deciding).toBeHidden()

  await candidate.goto(`/careers/application/${token}`)
  await expect(candidate.getByRole('heading', { name: '决定凭证' })).toBeVisible({ timeout: 60_000 })
  await expect(candidate.getByText('内部评价')).toHaveCount(0)
  await expect(candidate.getByText('该职位已招满。')).toBeVisible()
  const width = () => candidate.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBeLessThanOrEqual(360)
  const [download] = await Promise.all([
    candidate.waitForEvent('download'),
    candidate.getByRole('button', { name: '保存凭证' }).click(),
  ])
  const kept = join(folder, 'receipt.txt')
  await download.saveAs(kept)
  const said = execFileSync(process.execPath, [tool, kept, `${baseURL}/api/careers/receipt-key`], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'zh_CN.UTF-8' },
  })
  expect(said).toContain('结果: 未通过')
  expect(said).toContain('原因: 该职位已招满。')

  const changed = join(folder, 'changed.txt')
  writeFileSync(changed, readFileSync(kept, 'utf8').replace('凭证甲', '凭证乙'))
  await candidate.goto('/careers/receipt/check')
  await candidate.getByLabel('凭证文件').setInputFiles(kept)
  await expect(candidate.getByRole('heading', { name: '凭证真实，未被改动' })).toBeVisible()
  await candidate.getByLabel('凭证文件').setInputFiles(changed)
  await expect(candidate.getByRole('heading', { name: /凭证无效/ })).toBeVisible()

  await candidate.goto(`/careers/application/${token}`)
  await candidate.getByText('请求人工复核', { exact: true }).click()
  await candidate.getByLabel(/希望我们重新看什么/).fill('请再看看我的项目')
  await candidate.getByRole('button', { name: '发送请求' }).locator('visible=true').click()
  await expect(candidate.getByText(/已提出，等待答复/)).toBeVisible()

  await recruiter.goto('/candidate/receipt/list?state=asked&keyword=凭证甲')
  await recruiter.getByRole('button', { name: /处理请求/ }).click()
  const dialog = recruiter.getByRole('dialog')
  await expect(dialog.getByText('请再看看我的项目')).toBeVisible()
  await dialog.getByRole('textbox').fill('已由同事复核，结果不变。')
  await dialog.getByRole('button', { name: /保\s?存/ }).click()
  await expect(dialog).toBeHidden()
  await candidate.reload()
  await candidate.getByText('请求人工复核', { exact: true }).click()
  await expect(candidate.getByText(/已由同事复核，结果不变/)).toBeVisible()
})

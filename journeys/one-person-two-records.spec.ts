import { expect, type Page, test } from '@playwright/test'
import * as z from 'zod'
import { windowOf } from './setting/people.ts'

const side = z.object({ name: z.string(), post_id: z.number() })
const pairs = z.array(z.object({ id: z.number(), one: side, other: side }))

/** The pairs that wait, as the browser's own call answers them. */
async function pairsOf(page: Page) {
  const answer = await page.request.get('/api/resume/pairs')
  const { data } = await answer.json()
  return pairs.parse(data.list)
}

/** What is known of the person behind an application, apart from what every change counts up. */
async function personOf(page: Page, postId: number) {
  const answer = await page.request.get(`/api/resume/detail?post_id=${postId}`)
  const { candidate, note_count } = (await answer.json()).data
  const { version: _, ...facts } = candidate
  return { facts, note_count }
}

test('一个人两份档案：比对、合并、修改、撤销', { tag: ['@resumes'] }, async ({ browser }) => {
  const page = await windowOf(browser, 'he')
  // Whoever came before there was such a list is looked through on demand.
  await page.goto('/candidate/duplicate/list')
  await page.getByRole('button', { name: '重新比对所有档案' }).click()
  await expect.poll(async () => (await pairsOf(page)).length, { timeout: 30_000 }).toBeGreaterThan(0)
  await page.reload()
  const [pair] = await pairsOf(page)
  if (!pair) throw new Error('nobody of the demo company has two records')
  const before = {
    one: await personOf(page, pair.one.post_id),
    other: await personOf(page, pair.other.post_id),
  }

  await page.goto(`/candidate/duplicate/${pair.id}`)
  await expect(page.getByRole('radio', { name: '保留这份档案' }).first()).toBeChecked()
  await page.getByRole('button', { name: /^合 ?并$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^合 ?并$/ })
    .click()
  await page.waitForURL(/\/candidate\/detail\/\d+/)
  await expect(page.getByText(/合并而来/)).toBeVisible()
  expect((await personOf(page, pair.other.post_id)).facts.id).toBe(before.one.facts.id)

  // A note on the application of one, after the merge.
  const send = (path: string, data: object) =>
    page.request.post(`/api/${path}`, { headers: { 'x-requested-with': 'bole' }, data })
  await send('resume/notes/add', { post_id: pair.other.post_id, text: '合并之后写的备注' })

  await page.getByRole('button', { name: '撤销合并' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('恢复为两份档案')
  await dialog.getByRole('button', { name: '撤销合并' }).click()

  await expect.poll(() => personOf(page, pair.one.post_id)).toEqual(before.one)
  const other = await personOf(page, pair.other.post_id)
  expect(other).toEqual({ ...before.other, note_count: before.other.note_count + 1 })

  await page.goto('/candidate/merge/list')
  await expect(page.getByRole('row').filter({ hasText: pair.one.name }).first()).toBeVisible()
  await page.goto('/candidate/duplicate/list?state=not_same')
  await expect(page.getByRole('row').filter({ hasText: pair.one.name }).first()).toBeVisible()
})

import { expect, test } from '@playwright/test'
import { read, send } from './setting/calls.ts'
import { windowOf } from './setting/people.ts'

const waiting = '/api/tracker/resume/list?origin=2&tracker_status=1&page_size=5'

test('招聘人员把候选人存入人才库，分发给同事；同事接收后，候选人进入该职位的流程', {
  tag: ['@alone', '@talent-pool', '@pipeline'],
}, async ({ browser }) => {
  const recruiter = await windowOf(browser, 'lin')
  const colleague = await windowOf(browser, 'he')
  const name = `回访 ${Date.now() % 100_000}`
  await send(recruiter, 'tracker/resume/talent/folder/create', { name })

  // From the record into a folder.
  const { list } = (await (await recruiter.request.get(waiting)).json()).data
  const { post_id, basic, position } = list[0]
  await recruiter.goto(`/candidate/detail/${post_id}`)
  await recruiter.getByRole('button', { name: '更多' }).click()
  await recruiter.getByRole('menuitem', { name: '存入人才库' }).click()
  const keeping = recruiter.getByRole('dialog')
  await keeping.getByLabel('文件夹').click()
  await recruiter.getByTitle(name).click()
  await keeping.getByLabel('入库原因').fill('下一个职位再联系')
  await keeping.getByRole('button', { name: /^确\s?定$/ }).click()
  await expect(recruiter.getByText('在人才库：')).toBeVisible()

  // To a colleague, for another position.
  const openings = await read(recruiter, 'recruit/position/index?state=open&origin=2&page_size=20')
  const opening = openings.list.find((one: { id: number }) => one.id !== position.id)
  await recruiter.getByRole('link', { name }).click()
  const kept = recruiter.getByRole('row', { name: new RegExp(basic.name) })
  await kept.getByRole('button', { name: /^分\s?发$/ }).click()
  const giving = recruiter.getByRole('dialog')
  await giving.getByLabel('接收人').fill('何')
  await recruiter.getByTitle(/^何/).first().click()
  await giving.getByLabel('职位').fill(opening.title)
  await recruiter.getByTitle(opening.title, { exact: true }).first().click()
  await giving.getByRole('button', { name: /^确\s?定$/ }).click()
  await expect(kept).toContainText('已分发给 何')

  // Who takes them over.
  await colleague.goto('/candidate/pool/list?given=to_me')
  const row = colleague.getByRole('row', { name: new RegExp(basic.name) })
  await row.getByRole('button', { name: /^接\s?收$/ }).click()
  await expect(row).toHaveCount(0)

  await recruiter.goto(`/candidate/pool/list?keyword=${encodeURIComponent(basic.name)}`)
  await expect(recruiter.getByRole('row', { name: new RegExp(basic.name) }).first()).toContainText(
    opening.title,
  )
})

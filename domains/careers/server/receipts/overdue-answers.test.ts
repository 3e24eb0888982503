import { careersApi } from '@bole/careers/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Applying, startApplying } from '../testing/applying.ts'
import { keepsWord } from '../testing/keeps-word.ts'

let site: Applying

beforeAll(async () => {
  site = await startApplying()
})
afterAll(() => site.world.end())

const overdue = async (who = site.recruiter, query = {}) =>
  who.ask(careersApi.listOverdueAnswers, { query: { origin: 2, ...query } })
const figure = async (who = site.recruiter) =>
  (await who.ask(dashboardApi.getDashboard, { query: { origin: 2 } })).to_do.answers_overdue

test('whoever waits past the day they were promised is listed, and the dashboard’s number leads to exactly them', async () => {
  const [late, later, intime] = [await site.applied(), await site.applied(), await site.applied()]
  for (const { id } of [late, later, intime]) await keepsWord(site, id)
  const promise = (id: number, day: string) =>
    site.world.rows(`update answer_dates set due_on = $2 where application_id = $1`, id, day)
  await promise(late.id, '2026-01-05')
  await promise(later.id, '2026-01-06')
  await promise(intime.id, '2999-01-06')
  const { list } = await overdue()
  expect(list.map(({ id, due_on }) => [id, due_on])).toEqual([
    [late.id, '2026-01-05'],
    [later.id, '2026-01-06'],
  ])
  const { count, link } = await figure()
  expect(count).toBe(2)
  expect(link).toMatchObject({ screen: 'answers', query: { origin: 2 } })
  expect((await overdue(site.recruiter, { keyword: list[0]?.name })).list).toHaveLength(1)
})

test('nobody reads of candidates they do not see', async () => {
  const manager = await site.world.user(site.organisation, 'User2')
  expect((await overdue(manager)).list).toEqual([])
  expect((await figure(manager)).count).toBe(0)
  const elsewhere = await site.world.user(await site.world.organisation(), 'OrgAdmin2')
  expect((await overdue(elsewhere)).list).toEqual([])
})

const jobOf = async (id: number) => {
  const [row] = await site.world.rows(
    `select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
     where t.identifier = 'careers.keep_word' and p.payload::text like $1`,
    `%${id}%`,
  )
  return row
}

test('who only just arrived is promised a day, though nobody touched the application', async () => {
  const { id } = await site.applied()
  expect(await jobOf(id)).toBeDefined()
  await keepsWord(site, id)
  const [date] = await site.world.rows('select due_on from answer_dates where application_id = $1', id)
  expect(date?.due_on).toBeTruthy()
})

test('a decision made before the day was written shows the promised day all the same', async () => {
  const { id, token } = await site.applied()
  const body = {
    applications: [{ post_id: id, version: await site.versionOf(id) }],
    action: 'eliminate' as const,
  }
  await site.recruiter.ask(pipelineApi.giveFeedbackToMany, { body })
  await keepsWord(site, id)
  expect((await site.page(token)).receipt?.promised_on).toMatch(/^\d{4}-\d\d-\d\d$/)
})

import { careersApi } from '@bole/careers/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { positionsApi } from '@bole/positions/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let organisation: number
let slug: string
let recruiter: Visitor
let made = 0

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  slug = String(row?.slug)
})
afterAll(() => world.end())

async function ranking(is_volunteer = true, volunteer_limit = 3) {
  const body = {
    ...{ theme_name: `志愿 ${++made}`, type: 'xz' as const, is_volunteer, volunteer_limit },
    question_list: [{ key: 'resume', is_checked: false, is_necessary: false }],
  }
  const { id: theme_id } = await recruiter.ask(themesApi.createTheme, { body })
  const open = async (title: string, state: 'open' | 'draft' = 'open') =>
    (
      await recruiter.ask(positionsApi.createPosition, {
        body: { theme_id, title, city_list: ['上海'], description: title, state },
      })
    ).id
  return { theme_id, open, first: await open('光学'), second: await open('算法'), third: await open('市场') }
}

const applying = (position_id: number, volunteers: readonly number[]) =>
  world.stranger().send(careersApi.apply, {
    body: {
      slug,
      position_id,
      volunteers: [...volunteers],
      idempotency_key: `key-that-a-browser-made-${String(++made).padStart(4, '0')}`,
      name: `陈知夏 ${made}`,
      phone: `138${String(10_000_000 + made)}`,
      email: `student${made}@example.com`,
      degree: 'bachelor',
      school: '中国科学技术大学',
      consent: true,
    },
  })

test('a position of a project that ranks offers the open ones of it, and how many one may rank', async () => {
  const { first, second, third, open } = await ranking(true, 2)
  await open('草稿', 'draft')
  const { choices } = await world.stranger().ask(careersApi.getPosition, { query: { slug, id: first } })
  expect(choices?.most).toBe(2)
  expect(choices?.positions.map(({ id }) => id)).toEqual([third, second, first])
  const other = await ranking(false)
  const plain = await world.stranger().ask(careersApi.getPosition, { query: { slug, id: other.first } })
  expect(plain.choices).toBeNull()
})

test('the first choice is the application’s position; the others are shown in their order', async () => {
  const { first, second, third } = await ranking()
  expect(await applying(second, [third, first])).toMatchObject({ http: 200, status: 'success' })
  const { list } = await recruiter.ask(pipelineApi.listCandidates, {
    query: { origin: 1, position_id: [second] },
  })
  expect(list[0]).toMatchObject({
    position: { id: second },
    volunteers: [
      { id: third, title: '市场' },
      { id: first, title: '光学' },
    ],
  })
  expect(await applying(first, [])).toMatchObject({ status: 'success' })
  const alone = await recruiter.ask(pipelineApi.listCandidates, {
    query: { origin: 1, position_id: [first] },
  })
  expect(alone.list[0]?.volunteers).toBeUndefined()
})

test('more than may be ranked, what closed and what is of another project are refused', async () => {
  const { first, second, third, open } = await ranking()
  const fourth = await open('财务')
  expect(await applying(first, [second, third, fourth])).toMatchObject({ code: 'choices_too_many' })
  await world.rows(`update positions set state = 'closed', closed_at = now() where id = $1`, third)
  expect(await applying(first, [second, third])).toMatchObject({
    code: 'choice_closed',
    message: expect.stringContaining('市场'),
  })
  const elsewhere = await ranking()
  expect((await applying(first, [elsewhere.first])).http).toBe(404)
  const single = await ranking(false)
  expect(await applying(single.first, [single.second])).toMatchObject({ code: 'choices_too_many' })
})

import { careersApi } from '@bole/careers/contract'
import { resumesApi } from '@bole/resumes/contract'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Applying, startApplying } from './testing/applying.ts'

let site: Applying
let theme: number
let made = 0

beforeAll(async () => {
  site = await startApplying()
  const sql = 'select project_id from positions where id = $1'
  theme = Number((await site.world.rows(sql, site.position))[0]?.project_id)
})
afterAll(() => site.world.end())

const question = (key: string | undefined, name: string, is_necessary: boolean, is_checked = true) => ({
  ...(key ? { key } : {}),
  name,
  is_checked,
  is_necessary,
})
const usual = (is_necessary: boolean) =>
  ['degree', 'school', 'resume'].map((key) => question(key, '', is_necessary))

async function set(changes: object) {
  const { theme: seen } = await site.recruiter.ask(themesApi.viewTheme, { query: { id: theme } })
  await site.recruiter.ask(themesApi.updateTheme, { body: { id: theme, version: seen.version, ...changes } })
}

function apply(more: object = {}) {
  const number = String(++made).padStart(4, '0')
  const body = {
    slug: site.slug,
    position_id: site.position,
    idempotency_key: `a-key-for-this-form-${number}`,
    name: '韩梅梅',
    phone: `13900${number}00`,
    email: `han${number}@example.com`,
    consent: true as const,
    ...more,
  }
  return site.stranger.send(careersApi.apply, { body })
}

const newest = async () => {
  const sql = 'select max(id)::int as id from applications where organisation_id = $1'
  return Number((await site.world.rows(sql, site.organisation))[0]?.id)
}

describe('what a project asks', () => {
  test('is told with the position, in its order', async () => {
    await set({ question_list: [...usual(false), question(undefined, '为什么选择我们？', true)] })
    const { form } = await site.stranger.ask(careersApi.getPosition, {
      query: { slug: site.slug, id: site.position },
    })
    expect(form.at(-1)).toEqual({
      key: 'own_1',
      name: '为什么选择我们？',
      is_checked: true,
      is_necessary: true,
    })
    expect(form.find(({ key }) => key === 'birth_date')).toMatchObject({ is_checked: false })
  })

  test('and is necessary is refused by name where it is missing, in the language of who applies', async () => {
    await set({ question_list: [...usual(true), question('own_1', '为什么选择我们？', true)] })
    const refused = await apply({ degree: 'master', answers: [{ key: 'own_1', answer: '  ' }] })
    expect(refused.code).toBe('answers_missing')
    for (const word of ['School', 'Résumé', '为什么选择我们？']) expect(refused.message).toContain(word)
    expect(refused.message).not.toContain('Highest degree')
  })

  test('of its own is kept with its text and shown in the record; what it does not ask is let go', async () => {
    const off = question('employer', '', false, false)
    await set({ question_list: [...usual(false), off, question('own_1', '为什么选择我们？', true)] })
    const answers = [
      { key: 'own_1', answer: '喜欢做电池' },
      { key: 'own_7', answer: '没有人问' },
    ]
    const { data } = await apply({ employer: '云帆科技', answers })
    const story = await site.page(data?.token ?? '')
    const own = [{ key: 'own_1', name: '为什么选择我们？', answer: '喜欢做电池' }]
    expect(story.sent?.answers).toEqual(own)
    expect(story.sent).not.toHaveProperty('employer')
    const { question: told } = await site.recruiter.ask(resumesApi.getDetail, {
      query: { post_id: await newest() },
    })
    expect(told.filter(({ name }) => name !== '')).toEqual([
      { key: 'own_1', name: '为什么选择我们？', answer: ['喜欢做电池'] },
    ])
  })
})

test('a project that has ended says so, and one that goes on takes applications again', async () => {
  await set({ question_list: usual(false), limit_time: '2020-01-01T00:00:00Z' })
  expect((await apply()).code).toBe('project_ended')
  await set({ limit_time: null })
  expect((await apply()).code).toBeUndefined()
})

test('a limit of one is refused at the second position of the project, with the number', async () => {
  await set({ post_limit: 1 })
  const who = { name: '李雷', phone: '13911112222', email: 'lilei1@example.com' }
  expect((await apply(who)).code).toBeUndefined()
  const [other] = await site.world.rows(
    `insert into positions (organisation_id, project_id, origin, process_id, title, state)
     select organisation_id, project_id, origin, process_id, 'Other', 'open' from positions where id = $1 returning id`,
    site.position,
  )
  const second = await apply({ ...who, position_id: Number(other?.id) })
  expect(second).toMatchObject({ code: 'application_limit' })
  expect(second.message).toContain('1')
})

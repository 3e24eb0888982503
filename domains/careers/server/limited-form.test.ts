import { careersApi } from '@bole/careers/contract'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Applying, startApplying } from './testing/applying.ts'

let site: Applying
let theme_id: number

beforeAll(async () => {
  site = await startApplying()
  const sql = 'select project_id from positions where id = $1'
  theme_id = Number((await site.world.rows(sql, site.position))[0]?.project_id)
})
afterAll(() => site.world.end())

const limit = (fieldData: object, isOpen = true) =>
  site.recruiter.ask(themesApi.setLimitField, { body: { theme_id, isOpen, fieldData } })

async function asked() {
  const query = { slug: site.slug, id: site.position }
  const { form } = await site.stranger.ask(careersApi.getPosition, { query })
  return form.flatMap(({ key, is_checked }) => (is_checked ? [key] : []))
}

test('a form that is limited asks for the fields named, and for who somebody is', async () => {
  await limit({ basic: ['gender'], education: ['school'] })
  expect(await asked()).toEqual(['name', 'phone', 'email', 'school', 'gender'])
  await limit({}, true)
  expect(await asked()).toEqual(['name', 'phone', 'email'])
  await limit({}, false)
  expect(await asked()).toContain('resume')
})

test('what is necessary and left out by the limit holds nobody up, and is not kept where it is sent', async () => {
  const { theme } = await site.recruiter.ask(themesApi.viewTheme, { query: { id: theme_id } })
  const question_list = ['degree', 'school', 'resume'].map((key) => {
    return { key, name: '', is_checked: true, is_necessary: true }
  })
  const body = { id: theme_id, version: theme.version, question_list }
  await site.recruiter.ask(themesApi.updateTheme, { body })
  const form = {
    slug: site.slug,
    position_id: site.position,
    name: '李雷',
    phone: '13912345678',
    email: 'lei@example.com',
    consent: true as const,
  }
  const apply = (key: string, more: object) =>
    site.stranger.send(careersApi.apply, { body: { ...form, idempotency_key: key, ...more } })
  expect((await apply('a-key-for-this-form-0001', {})).code).toBe('answers_missing')
  await limit({ education: ['school'] })
  expect((await apply('a-key-for-this-form-0002', {})).message).toContain('School')
  const { data } = await apply('a-key-for-this-form-0003', { school: '清华大学', city: '北京' })
  const { sent } = await site.page(data?.token ?? '')
  expect(sent).toMatchObject({ name: '李雷', school: '清华大学' })
  expect(sent).not.toHaveProperty('city')
})

import { careersApi } from '@bole/careers/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test('the code of a link reaches the list, its conditions and the dashboard', async () => {
  const organisation = await world.organisation()
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  const hr = await world.user(organisation, 'OrgAdmin2')
  const position_id = await world.position(organisation)
  const apply = (phone: string, source?: string) => {
    const contact = {
      name: '李雷',
      phone,
      email: `${phone}@example.com`,
      idempotency_key: `key-of-the-browser-${phone}`,
    }
    const body = { slug: String(row?.slug), position_id, consent: true as const, ...contact, source }
    return world.stranger().ask(careersApi.apply, { body })
  }
  await world.rows(
    `insert into referral_codes (organisation_id, user_id, code) values ($1, $2, 'A1')`,
    organisation,
    hr.id,
  )
  await apply('13800130011', 'referral:A1')
  await apply('13800130012', 'utm_campaign:autumn')
  await apply('13800130013')

  const list = async (query: object = {}) => (await hr.ask(pipelineApi.listCandidates, { query })).list
  const told = (await list()).map(({ source, source_code }) => [source, source_code])
  expect(told.sort()).toEqual([
    ['campaign', 'autumn'],
    ['career_site', ''],
    ['referral', 'A1'],
  ])
  expect(await list({ source: 'referral:A1' })).toHaveLength(1)
  expect(await list({ source: 'campaign,career_site' })).toHaveLength(2)
  const { sources } = await hr.ask(pipelineApi.getListLibrary, { query: {} })
  expect(sources).toEqual(['campaign', 'campaign:autumn', 'career_site', 'referral', 'referral:A1'])
  // A referral of somebody who had no link with a code.
  await world.rows(
    `update applications set source = 'referral', source_code = null where organisation_id = $1 and source = 'career_site'`,
    organisation,
  )
  const { sources: mixed } = await hr.ask(pipelineApi.getListLibrary, { query: {} })
  expect(mixed).toEqual(['campaign', 'campaign:autumn', 'referral', 'referral:A1', 'referral:'])
  const { resumeData } = await hr.ask(dashboardApi.countResumes, { query: { origin: 2 } })
  expect(resumeData.dir.map(({ name, count }) => [name, count]).sort()).toEqual([
    ['campaign:autumn', 1],
    ['referral:', 1],
    ['referral:A1', 1],
  ])
  for (const { link, count } of resumeData.dir) expect(await list(link?.query)).toHaveLength(count)
  expect(await list({ source: 'referral' })).toHaveLength(2)
})

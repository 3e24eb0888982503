import { talentPoolApi } from '@bole/talent-pool/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PoolWorld } from '../testing/pool-world.ts'

let pool: PoolWorld
let opening: number

beforeAll(async () => {
  pool = await PoolWorld.start()
})
afterAll(() => pool.world.end())
beforeEach(async () => {
  await pool.renew()
  opening = await pool.world.position(pool.organisation, { title: 'Java Engineer' })
  await pool.world.rows(
    `update positions set cities = '{Hangzhou}', degree = 'bachelor', requirements = 'Java and Kafka' where id = $1`,
    opening,
  )
})

async function kept(
  name: string,
  facts: { job_title?: string; city?: string; degree?: string },
  skills: string[] = [],
) {
  const folder = (
    await pool.world.rows('select id from pool_folders where organisation_id = $1', pool.organisation)
  )[0]
  const folder_id = folder ? Number(folder.id) : await pool.folder('Engineers')
  const post_id = await pool.kept(name, folder_id)
  const { job_title = null, city = null, degree = null } = facts
  await pool.world.rows(
    `update candidates set job_title = $2, city = $3, degree = $4, skills = $5
     where id = (select candidate_id from applications where id = $1)`,
    post_id,
    job_title,
    city,
    degree,
    skills,
  )
}

test('who suits an opening comes best first, each with the reasons, and nobody without one', async () => {
  await kept('Wu', { city: 'Hangzhou' })
  await kept('Lin', { job_title: 'java engineer', city: 'Hangzhou', degree: 'master' }, ['Kafka'])
  await kept('Ma', { job_title: 'Chef', city: 'Paris' }, ['Cooking'])
  const list = await pool.listed({ suits_position_id: opening })
  expect(list.map(({ basic, reasons }) => [basic.name, reasons.map(({ code }) => code)])).toEqual([
    ['Lin', ['skills', 'title', 'city', 'degree']],
    ['Wu', ['city']],
  ])
  expect(list[0]?.reasons[0]?.words).toEqual(['Kafka'])
  expect((await pool.listed()).every(({ reasons }) => reasons.length === 0)).toBe(true)
  expect(await pool.names({ suits_position_id: opening, keyword: 'Wu' })).toEqual(['Wu'])
})

test('a position that the reader does not see suits nobody', async () => {
  const foreign = await pool.world.position(await pool.world.organisation())
  const query = { suits_position_id: foreign }
  expect((await pool.admin.send(talentPoolApi.listTalents, { query })).http).toBe(404)
})

test('how far somebody came is no reason for whoever does not see that application', async () => {
  const department = await pool.department('Sales')
  const head = await pool.user('DepAdmin2', department)
  const folder_id = await pool.folder('Everybody', { everybody: 'see' })
  await pool.world.rows(`update positions set title = 'Java Engineer' where id = $1`, pool.position)
  const post = await pool.kept('Zhou', folder_id)
  await pool.world.rows(
    `insert into stage_records (organisation_id, application_id, stage, step, detail) values ($1, $2, 5, 10, 0)`,
    pool.organisation,
    post,
  )
  await pool.world.rows(`update positions set department_id = $2 where id = $1`, opening, department)
  expect(await pool.listed({ suits_position_id: opening })).toMatchObject([
    { reasons: [{ code: 'reached' }] },
  ])
  expect(await pool.listed({ suits_position_id: opening }, head)).toEqual([])
})

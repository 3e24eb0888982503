import { pipelineApi } from '@bole/pipeline/contract'
import { keepFrom } from '@bole/server/testing'
import { talentPoolApi } from '@bole/talent-pool/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PoolWorld } from '../testing/pool-world.ts'

let pool: PoolWorld
let folder: number
let lin: number
let wu: number

beforeAll(async () => {
  pool = await PoolWorld.start()
})
afterAll(() => pool.world.end())
beforeEach(async () => {
  await pool.renew()
  folder = await pool.folder('Engineers')
  lin = await pool.kept('Lin', folder, '值得再联系')
  wu = await pool.kept('Wu', folder)
})

const set = (id: number, columns: string) =>
  pool.world.rows(`update applications set ${columns} where id = $1`, id)
const known = (id: number, columns: string) =>
  pool.world.rows(
    `update candidates set ${columns} where id = (select candidate_id from applications where id = $1)`,
    id,
  )

describe('the list is narrowed', () => {
  test.each([
    ['Wu', 'Lin'],
    ['再联系', 'Lin'],
    ['渡光', 'Wu'],
    ['架构', 'Wu'],
    ['浙江', 'Lin'],
    ['nobody', ''],
  ])('by the words %s', async (keyword, expected) => {
    await known(wu, `employer = '渡光能源', job_title = '架构师'`)
    await known(lin, `school = '浙江大学'`)
    const found = await pool.names({ keyword })
    expect(found).toEqual(keyword === 'Wu' ? ['Wu'] : [expected].filter(Boolean))
  })

  test('by folder, by owner, and by kind of hiring', async () => {
    const other = await pool.folder('Sales')
    await pool.kept('Xu', other)
    expect(await pool.names({ folder_id: other })).toEqual(['Xu'])
    expect(await pool.names({ folder_id: `${other},${folder}` })).toEqual(['Xu', 'Wu', 'Lin'])
    expect(await pool.names({ owner_id: pool.admin.id })).toHaveLength(3)
    expect(await pool.names({ owner_id: 999_999 })).toEqual([])
    await set(lin, 'origin = 1')
    expect(await pool.names({ origin: 1 })).toEqual(['Lin'])
    expect(await pool.names({ origin: 2 })).toEqual(['Xu', 'Wu'])
  })

  test('by the stage they reached, which is the furthest of all', async () => {
    await set(lin, 'stage = 12')
    await set(wu, 'stage = 5')
    expect(await pool.names({ stage: 12 })).toEqual(['Lin'])
    expect(await pool.names({ stage: '12,5' })).toEqual(['Wu', 'Lin'])
    await pool.world.rows(
      `insert into applications (organisation_id, candidate_id, position_id, project_id, origin, source, stage, step, detail)
       select organisation_id, candidate_id, position_id, project_id, origin, source, 6, 10, 0
       from applications where id = $1`,
      lin,
    )
    expect(await pool.names({ stage: 12 })).toEqual([])
    expect(await pool.names({ stage: 6 })).toEqual(['Lin'])
  })

  test('by why they were turned down last', async () => {
    const say = (id: number, tags: string[], text: string) =>
      pool.admin.ask(pipelineApi.giveFeedback, {
        params: { id },
        body: { side: 'company', action: 'eliminate', version: 1, tags, text },
      })
    await say(lin, ['薪资'], '期望过高')
    await say(wu, ['经验'], '')
    expect(await pool.listed({ archived: '薪资' })).toMatchObject([
      {
        post_id: lin,
        archived: { tags: ['薪资'], text: '期望过高', time: expect.stringMatching(/Z$/) },
      },
    ])
    expect(await pool.names({ archived: '过高' })).toEqual(['Lin'])
    expect(await pool.names({ archived: '经验' })).toEqual(['Wu'])
  })

  test('by how long nobody was in contact', async () => {
    await set(lin, `applied_at = now() - interval '200 days'`)
    await set(wu, `applied_at = now() - interval '100 days'`)
    expect(await pool.names({ silent_days: 90 })).toEqual(['Wu', 'Lin'])
    expect(await pool.names({ silent_days: 180 })).toEqual(['Lin'])
    await pool.world.rows(
      `insert into notify_records (organisation_id, application_id, stage, event, channel, language, subject, body, batch_id, sent_at)
       values ($1, $2, 1, 'passed', 'page', 'zh-CN', 'x', 'x', gen_random_uuid(), now())`,
      pool.organisation,
      lin,
    )
    expect(await pool.names({ silent_days: 180 })).toEqual([])
    await pool.world.rows(`update application_history set actor = 'candidate' where application_id = $1`, wu)
    expect(await pool.names({ silent_days: 90 })).toEqual([])
  })

  test('page by page, the newest first', async () => {
    const page = async (number: number) => {
      const query = { page: number, page_size: 1 }
      return (await pool.admin.send(talentPoolApi.listTalents, { query })).data?.list
    }
    expect(await page(1)).toMatchObject([{ post_id: wu }])
    expect(await page(2)).toMatchObject([{ post_id: lin }])
    expect(await page(3)).toEqual([])
  })
})

describe('of applications that the reader does not see', () => {
  test('nothing is told, and nobody is found by them', async () => {
    const department = await pool.department('Sales')
    const head = await pool.user('DepAdmin2', department)
    const theirs = await pool.folder('Everybody', { everybody: 'see' })
    const post = await pool.kept('Zhou', theirs)
    await set(post, 'stage = 12')
    const body = {
      side: 'company' as const,
      action: 'eliminate' as const,
      version: 1,
      tags: ['薪资'],
      text: '期望过高',
    }
    await pool.admin.ask(pipelineApi.giveFeedback, { params: { id: post }, body })
    await pool.world.rows(
      `insert into stage_records (organisation_id, application_id, stage, step, detail) values ($1, $2, 14, 40, 0)`,
      pool.organisation,
      post,
    )
    expect(await pool.listed({ folder_id: theirs }, head)).toMatchObject([
      { basic: { name: 'Zhou' }, stage: null, archived: null, last_contact: null, isCheckPass: null },
    ])
    for (const query of [{ archived: '薪资' }, { archived: '过高' }, { stage: 12 }, { origin: 2 }])
      expect(await pool.names(query, head)).toEqual([])
    expect(await pool.names({ archived: '过高' })).toEqual(['Zhou'])
  })
})

test('whoever is kept from a group finds nobody by what people wrote, in which it may stand', async () => {
  const told = await pool.kept('Zhou', folder, '电话 13800138000')
  await keepFrom(pool.world, pool.organisation, 'OrgAdmin', ['contacts'])
  const kept = await pool.user('OrgAdmin')
  const say = { side: 'company' as const, action: 'eliminate' as const, version: 1, tags: ['薪资'] }
  const body = { ...say, text: '手机 13800138000' }
  await pool.admin.ask(pipelineApi.giveFeedback, { params: { id: told }, body })
  expect(await pool.names({ keyword: '1380013' })).toEqual(['Zhou'])
  expect(await pool.names({ keyword: '1380013' }, kept)).toEqual([])
  expect(await pool.names({ archived: '1380013' }, kept)).toEqual([])
  expect(await pool.names({ archived: '薪资' }, kept)).toEqual(['Zhou'])
})

describe('a row says', () => {
  test.each([
    [40, true, 'Approved'],
    [50, false, 'Not approved'],
  ])('how the approval ended: %i', async (step, isPassed, words) => {
    await pool.world.rows(
      `insert into stage_records (organisation_id, application_id, stage, step, detail)
       values ($1, $2, 14, $3, 0)`,
      pool.organisation,
      lin,
      step,
    )
    const [, row] = await pool.listed()
    expect(row?.isCheckPass).toBe(isPassed)
    expect([words, { 40: '审批通过', 50: '审批未通过' }[step]]).toContain(row?.isCheckPassText)
  })

  test('five applications at most, of those that the reader sees', async () => {
    for (let made = 0; made < 6; made++)
      await pool.world.rows(
        `insert into applications (organisation_id, candidate_id, position_id, project_id, origin, source, stage, step, detail)
         select organisation_id, candidate_id, position_id, project_id, origin, source, 1, 10, 0
         from applications where id = $1`,
        lin,
      )
    const [, row] = await pool.listed()
    expect(row?.postSzHistory).toHaveLength(5)
    expect(row?.post_id).toBe(row?.postSzHistory[0]?.post_id)
  })

  test('no contacts to whoever is kept from them', async () => {
    await known(lin, `phone = '13800138000', email = 'lin@example.com'`)
    const [, open] = await pool.listed()
    expect(open?.basic).toMatchObject({ phone: '13800138000', email: 'lin@example.com' })
  })
})

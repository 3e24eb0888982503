import { pipelineApi } from '@bole/pipeline/contract'
import type { QueryOf } from '@bole/platform/contract'
import { keepFrom, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Query = Partial<QueryOf<typeof pipelineApi.listCandidates>>

let world: World
let hr: Visitor
let kept: Visitor
let application: number

beforeAll(async () => {
  world = await startWorld()
  const organisation = await world.organisation()
  await keepFrom(world, organisation, 'OrgAdmin2', ['contacts', 'birth'])
  hr = await world.user(organisation, 'OrgAdmin')
  kept = await world.user(organisation, 'OrgAdmin2')
  const contacts = { phone: '13912345678', email: 'Zhang.San@hidden.example' }
  application = await world.application(organisation, await world.position(organisation), {
    ...{ name: '张三', birth_date: '1987-03-09', employer: '示例 hidden 公司' },
    ...contacts,
  })
})
afterAll(() => world.end())

const found = async (who: Visitor, query: Query) => {
  const { data, total } = await who.send(pipelineApi.listCandidates, { query })
  return [data?.list.length, total, Object.values(data?.statistic ?? {}).some(({ value }) => value > 0)]
}

describe('who is kept from contacts and birth', () => {
  test('reads the list without them', async () => {
    const { list } = await kept.ask(pipelineApi.listCandidates, { query: {} })
    expect(list[0]?.basic).toMatchObject({ name: '张三', phone: '', email: '', birth_date: '' })
    const whole = await hr.ask(pipelineApi.listCandidates, { query: {} })
    expect(whole.list[0]?.basic).toMatchObject({ phone: '13912345678', birth_date: '1987-03-09' })
  })

  test.each([
    '13912345678',
    '139',
    '5678',
    '1234567',
    '139 5678',
    'zhang.san@hidden.example',
    'hidden.example',
    '张三 5678',
  ])('finds and counts nobody by %s, as others do', async (keyword) => {
    const [, total] = await found(hr, { keyword })
    expect(total).toBe(1)
    expect(await found(kept, { keyword })).toEqual([0, 0, false])
  })

  test.each(['张三', '张', 'zhangsan', 'zhang', 'hidden', '张三 示例'])(
    'finds people by %s still',
    async (keyword) => {
      expect(await found(kept, { keyword })).toEqual([1, 1, true])
    },
  )

  test.each<Query>([{ age_from: 30 }, { age_to: 50 }, { content: '13912345678' }])(
    'is told that %j is not asked',
    async (query) => {
      const answer = await kept.send(pipelineApi.listCandidates, { query })
      const errors = [{ path: Object.keys(query)[0], message: expect.stringMatching(/role|角色/) }]
      expect(answer).toMatchObject({ status: 'error', code: 'invalid', errors })
      expect((await hr.send(pipelineApi.listCandidates, { query })).status).toBe('success')
    },
  )

  test('makes no link to the page that shows a candidate what they sent', async () => {
    const made = await kept.send(pipelineApi.makeCandidatePage, { body: { post_id: application } })
    expect(made).toMatchObject({ status: 'error', code: 'hidden_from_role' })
    const body = { post_id: application, version: 1, stage: 12, makes_page: true }
    expect(await kept.send(pipelineApi.move, { body })).toMatchObject({ code: 'invalid' })
  })

  test('hears of a change that came first without what is hidden', async () => {
    const body = { post_id: application, version: 99 }
    const answer = await kept.send(pipelineApi.takeUp, { body })
    expect(answer.code).toBe('stale')
    expect(JSON.stringify(answer)).not.toContain('13912345678')
    expect(JSON.stringify(await hr.send(pipelineApi.takeUp, { body }))).toContain('13912345678')
  })
})

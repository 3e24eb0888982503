import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startCompany } from '@bole/server/testing'
import { afterAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

const { interview, screening, offer } = stages.stage
const application = async () => world.application(organisation, await world.position(organisation))
const scene = (post_id: number) => hr.ask(pipelineApi.getScene, { query: { post_id } })

describe('where an application stands', () => {
  test('what the stage takes can be said, with reasons for what ends it', async () => {
    const id = await application()
    await hr.ask(pipelineApi.move, { body: { post_id: id, version: 1, stage: interview } })
    const { scene_id, list } = await scene(id)
    expect(scene_id).toBe(interview)
    const out = list.find(({ flag }) => flag === 'move_out')
    expect(out).toMatchObject({ id: 392, tag_group: 392, status: interview, is_hide: 0, title: 'Interview' })
    const eliminate = list.find(({ flag }) => flag === 'eliminate')
    expect(eliminate).toMatchObject({ name: 'Reject', button_text: 'Reject', color: 'red' })
    expect(eliminate?.libs.map(({ name }) => name)).toContain('Missing skills')
  })

  test('nothing can be said once it has ended', async () => {
    const id = await application()
    const body = { side: 'company' as const, action: 'eliminate' as const, version: 1 }
    await hr.ask(pipelineApi.giveFeedback, { params: { id }, body })
    const { list } = await scene(id)
    expect(list.length).toBeGreaterThan(0)
    expect(list.every(({ is_hide }) => is_hide === 1)).toBe(true)
  })

  test('what was said last is told, in the words that hold', async () => {
    const id = await application()
    for (const [version, text] of ['eins', 'zwei', 'drei'].entries())
      await hr.ask(pipelineApi.giveFeedback, {
        params: { id },
        body: { side: 'company', action: 'remain', version: version + 1, text },
      })
    const { operate_record } = await scene(id)
    expect(operate_record.map(({ appraise }) => appraise)).toEqual(['drei', 'zwei', 'eins'])
    expect(operate_record[0]).toMatchObject({ user_id: hr.id, can_change: true })
  })

  test('labels that others of the position have are recommended, not those it has or may not get', async () => {
    const position = await world.position(organisation)
    const ids: number[] = []
    for (let count = 0; count < 3; count++) ids.push(await world.application(organisation, position))
    const [first = 0, ...others] = ids
    const label = (post_ids: number[], ...tags: string[]) =>
      hr.ask(pipelineApi.addTags, { body: { post_ids, tags } })
    await label(others, 'Common', 'Had', 'Past')
    await label([others[0] ?? 0], 'Rare')
    await label([first], 'Had')
    const { list } = await hr.ask(pipelineApi.listTags, { query: { keyword: 'Past' } })
    const [{ id, version } = { id: 0, version: 0 }] = list
    await hr.ask(pipelineApi.retireTag, { body: { id, version, is_retired: true } })
    expect((await scene(first)).recommend_tags.map(({ name }) => name)).toEqual(['Common', 'Rare'])
  })

  test('what the candidate can answer is a scene of its own', async () => {
    const id = await application()
    const { scene_id, list } = await hr.ask(pipelineApi.getContactScene, { query: { post_id: id } })
    expect(scene_id).toBe(screening)
    expect(list.map(({ flag }) => flag)).toEqual(['accept', 'refuse', 'consider', 'un_contact'])
    expect(list.every(({ side }) => side === 'candidate')).toBe(true)
  })

  test('somebody else’s application has no scene', async () => {
    const elsewhere = await world.organisation()
    const theirs = await world.application(elsewhere, await world.position(elsewhere))
    for (const call of [pipelineApi.getScene, pipelineApi.getContactScene])
      expect(await hr.send(call, { query: { post_id: theirs } })).toMatchObject({ http: 404 })
  })
})

describe('scenes without an application', () => {
  test('of one stage both sides are listed', async () => {
    const { list } = await hr.ask(pipelineApi.listScenes, { query: { status: offer } })
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set([offer]))
    expect(new Set(list.map(({ side }) => side))).toEqual(new Set(['company', 'candidate']))
    expect(list.find(({ flag }) => flag === 'un_sign_contact')?.libs.length).toBeGreaterThan(0)
  })

  test('every stage has one', async () => {
    const { list } = await hr.ask(pipelineApi.listAllScenes, {})
    expect(list.map(({ id }) => id).sort()).toEqual(Object.values(stages.stage).sort())
    for (const { id, groups } of list) expect(groups.every(({ scene_id }) => scene_id === id)).toBe(true)
  })
})

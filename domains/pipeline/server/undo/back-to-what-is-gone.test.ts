import { pipelineApi } from '@bole/pipeline/contract'
import { positionsApi } from '@bole/positions/contract'
import { miscounts, startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let hr: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  hr = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

const versionOf = async (table: string, id: number) =>
  Number((await world.rows(`select version from ${table} where id = $1`, id))[0]?.version)
const seen = async (post_id: number) => ({ post_id, version: await versionOf('applications', post_id) })
const restore = async (id: number) =>
  hr.ask(pipelineApi.restoreApplications, { body: { applications: [await seen(id)] } })
const eliminate = async (id: number) =>
  hr.ask(pipelineApi.giveFeedback, {
    params: { id },
    body: { side: 'company', action: 'eliminate', version: await versionOf('applications', id) },
  })
const deletePosition = async (id: number) =>
  hr.send(positionsApi.deletePosition, { body: { id, version: await versionOf('positions', id) } })

/** A closed position with one application. */
async function applied() {
  const position = await world.position(organisation)
  const id = await world.application(organisation, position)
  await hr.ask(positionsApi.closePosition, { body: { id: position, version: 1 } })
  return { position, id }
}

describe('an application that ended does not come back to life', () => {
  test('in a position that was deleted since, and says so', async () => {
    const { position, id } = await applied()
    await eliminate(id)
    expect(await deletePosition(position)).toMatchObject({ status: 'success' })
    expect(await restore(id)).toMatchObject({ done: 0, refused: [{ post_id: id, code: 'position_gone' }] })
  })

  test('in a position whose project was deleted, before it is recovered', async () => {
    const { position, id } = await applied()
    await eliminate(id)
    const [row] = await world.rows('select project_id from positions where id = $1', position)
    const project = Number(row?.project_id)
    await world.rows("update projects set name = 'Gone for a while' where id = $1", project)
    await hr.ask(themesApi.deleteTheme, { body: { id: project } })
    expect(await restore(id)).toMatchObject({ refused: [{ code: 'position_gone' }] })
    await hr.ask(themesApi.recoverTheme, { query: { id: project } })
    expect(await restore(id)).toMatchObject({ done: 1, refused: [] })
  })

  test('by taking back what ended it, or what took it elsewhere', async () => {
    const [ended, moved] = [await applied(), await applied()]
    const { batch_id: ending } = await eliminate(ended.id)
    const { batch_id: moving } = await hr.ask(pipelineApi.changePosition, {
      body: { applications: [await seen(moved.id)], position_id: await world.position(organisation) },
    })
    for (const { position } of [ended, moved])
      expect(await deletePosition(position)).toMatchObject({ status: 'success' })
    for (const batch_id of [ending, moving]) {
      const answer = await hr.send(pipelineApi.undo, { body: { batch_id } })
      expect(answer).toMatchObject({ http: 200, code: 'position_gone' })
    }
    expect(await miscounts(world)).toEqual([])
  })

  test('while somebody deletes its position', async () => {
    for (let round = 0; round < 8; round++) {
      const { position, id } = await applied()
      await eliminate(id)
      const [restored, deleted] = await Promise.all([restore(id), deletePosition(position)])
      expect([restored.done, deleted.status]).toBeOneOf([
        [1, 'error'],
        [0, 'success'],
      ])
    }
  })
})

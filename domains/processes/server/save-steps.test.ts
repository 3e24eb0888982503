import { processesApi } from '@bole/processes/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
  admin = await world.user(await world.organisation(), 'OrgAdmin2')
})
afterAll(() => world.end())

async function viewOf(id: number) {
  return (await admin.ask(processesApi.viewProcess, { query: { id } })).process
}

describe('the steps of a process', () => {
  const interviews = (first: string, second: string) => [
    { stage: 1 },
    { stage: 12, title: first },
    { stage: 12, title: second },
    { stage: 5 },
  ]
  let count = 0
  const madeOf = async (steps: ReturnType<typeof interviews>) =>
    (await admin.ask(processesApi.createProcess, { body: { origin: 2, name: `Rounds ${++count}`, steps } }))
      .id

  test('go by the name of their stage where that is all their title says', async () => {
    const { steps } = await viewOf(await madeOf(interviews('ENTREVISTA', 'Second')))
    expect(steps.map(({ title }) => title)).toEqual(['', '', 'Second', ''])
    const body = { origin: 2 as const, name: 'Alike', steps: interviews('', '面试') }
    expect(await admin.send(processesApi.createProcess, { body })).toMatchObject({ code: 'title_repeated' })
  })

  test('pass a stage in several rounds, each with a title, and keep their ids whatever they are called', async () => {
    const id = await madeOf(interviews('First', ' Second '))
    const { stages, steps } = await viewOf(id)
    expect(stages).toEqual([1, 12, 12, 5])
    expect(steps.map(({ title }) => title)).toEqual(['', 'First', 'Second', ''])
    const [screening, first, second, offer] = steps
    if (!screening || !first || !second || !offer) throw new Error('a step is missing')
    const turned = [screening, { ...second, title: 'Team' }, first, { stage: 3, title: 'Test' }, offer]
    await admin.ask(processesApi.updateProcess, { body: { id, version: 1, steps: turned } })
    const now = (await viewOf(id)).steps
    expect(now.map(({ title }) => title)).toEqual(['', 'Team', 'First', 'Test', ''])
    expect(now.filter((_, index) => index !== 3).map((step) => step.id)).toEqual(
      [screening, second, first, offer].map((step) => step.id),
    )
    const { id: copy } = await admin.ask(processesApi.copyProcess, { body: { id } })
    const copied = (await viewOf(copy)).steps
    expect(copied.map(({ stage, title }) => [stage, title])).toEqual(
      now.map(({ stage, title }) => [stage, title]),
    )
    expect(copied.some((step) => now.some((one) => one.id === step.id))).toBe(false)
  })

  test('stay as they are called where stages alone are given; what is taken out stays as a row that is gone', async () => {
    const id = await madeOf(interviews('First', 'Second'))
    await admin.ask(processesApi.updateProcess, { body: { id, version: 1, stages: [1, 12, 14] } })
    expect((await viewOf(id)).steps.map(({ stage, title }) => [stage, title])).toEqual([
      [1, ''],
      [12, 'First'],
      [14, ''],
    ])
    const gone = await world.rows(
      'select title from process_steps where process_id = $1 and is_gone order by id',
      id,
    )
    expect(gone.map(({ title }) => title)).toEqual(['Second', ''])
  })

  test('are not called alike, and none is another process’s', async () => {
    const body = { origin: 2 as const, name: 'Alike', steps: interviews('Same', 'same') }
    expect(await admin.send(processesApi.createProcess, { body })).toMatchObject({ code: 'title_repeated' })
    const [one, other] = [await madeOf(interviews('A', 'B')), await madeOf(interviews('A', 'B'))]
    const { steps } = await viewOf(other)
    const borrowed = await admin.send(processesApi.updateProcess, { body: { id: one, version: 1, steps } })
    expect(borrowed.http).toBe(404)
    expect(await viewOf(one)).toMatchObject({ version: 1 })
  })
})

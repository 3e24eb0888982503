import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Network } from '../../testing/network.ts'
import { type ScratchDatabase, startScratchDatabase } from '../../testing/scratch-database.ts'
import { Announcer, type ChangedEntities } from './announcer.ts'

let scratch: ScratchDatabase
let here: Announcer
let there: Announcer
let heardHere: [number, ChangedEntities][]
let heardThere: [number, ChangedEntities][]

beforeAll(async () => {
  scratch = await startScratchDatabase()
})
afterAll(() => scratch.end())

/** One process that hears the others. */
async function connected(heard: [number, ChangedEntities][]): Promise<Announcer> {
  const announcer = new Announcer(scratch.appUrl)
  announcer.onChange((organisationId, changed) => heard.push([organisationId, changed]))
  await announcer.connect()
  return announcer
}

beforeEach(async () => {
  heardHere = []
  heardThere = []
  here = await connected(heardHere)
  there = await connected(heardThere)
})
afterEach(async () => {
  await here.close()
  await there.close()
})

describe('an announcement', () => {
  test('is heard once by this process and once by every other', async () => {
    here.publish(7, [{ entity: 'application', id: 1 }])
    await expect.poll(() => heardThere).toEqual([[7, { application: [1] }]])
    expect(heardHere).toEqual([[7, { application: [1] }]])
    there.publish(8, [{ entity: 'tag', id: null }])
    await expect.poll(() => heardHere).toHaveLength(2)
    expect(heardHere.at(-1)).toEqual([8, { tag: null }])
    expect(heardThere).toHaveLength(2)
  })

  test('waits a little for others, and leaves with them, apart for each organisation', async () => {
    here.publish(7, [{ entity: 'application', id: 1 }])
    here.publish(7, [
      { entity: 'application', id: 2 },
      { entity: 'application', id: 1 },
      { entity: 'note', id: 5 },
    ])
    here.publish(9, [{ entity: 'application', id: 3 }])
    expect(heardHere).toEqual([])
    await expect.poll(() => heardThere).toHaveLength(2)
    expect(heardThere).toEqual([
      [7, { application: [1, 2], note: [5] }],
      [9, { application: [3] }],
    ])
  })

  test('of all of a kind makes naming single ones pointless', async () => {
    here.publish(7, [
      { entity: 'tag', id: 1 },
      { entity: 'tag', id: null },
      { entity: 'tag', id: 2 },
    ])
    await expect.poll(() => heardThere).toEqual([[7, { tag: null }]])
  })

  test('of a thousand names none, so that it fits into one message', async () => {
    const many = Array.from({ length: 1000 }, (_, id) => ({ entity: 'application' as const, id }))
    here.publish(7, many)
    await expect.poll(() => heardThere).toEqual([[7, { application: null }]])
  })

  test('of many entities with many ids each still reaches the others', async () => {
    const entities = ['application', 'candidate', 'note', 'position', 'project', 'notice'] as const
    const many = entities.flatMap((entity) =>
      Array.from({ length: 200 }, (_, place) => ({ entity, id: 1_000_000 + place })),
    )
    here.publish(7, [...many, { entity: 'session', id: 5 }])
    await expect.poll(() => heardThere).toHaveLength(1)
    const told = heardThere[0]?.[1] ?? {}
    expect(Object.keys(told)).toEqual([...entities, 'session'])
    expect(told.session).toEqual([5])
    expect(told.notice === null || told.application === null).toBe(true)
  })

  test('of nothing is not said', async () => {
    here.publish(7, [])
    here.publish(8, [{ entity: 'tag', id: 1 }])
    await expect.poll(() => heardThere).toHaveLength(1)
    expect(heardHere).toEqual([[8, { tag: [1] }]])
  })

  test('still leaves when the process ends at once', async () => {
    const leaving = await connected([])
    leaving.publish(7, [{ entity: 'tag', id: 4 }])
    await leaving.close()
    await expect.poll(() => heardHere).toEqual([[7, { tag: [4] }]])
  })
})

describe('while changes keep coming, an announcement', () => {
  let alone: Announcer
  let heard: [number, ChangedEntities][]
  // The clock is held, and nothing of a network: what is told here is when a process hears of itself.
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    })
    heard = []
    alone = new Announcer(scratch.appUrl)
    alone.onChange((organisationId, changed) => heard.push([organisationId, changed]))
  })
  afterEach(async () => {
    vi.useRealTimers()
    await alone.close()
  })

  const change = (times: number) => {
    for (let id = 0; id < times; id++) {
      alone.publish(7, [{ entity: 'application', id }])
      vi.advanceTimersByTime(10)
    }
  }

  test('leaves ever less often, of one organisation alone, and at once after a calm', () => {
    change(150)
    const ofOthers = heard.length
    alone.publish(8, [{ entity: 'tag', id: 1 }])
    vi.advanceTimersByTime(100)
    expect(heard.slice(ofOthers)).toContainEqual([8, { tag: [1] }])
    vi.advanceTimersByTime(1_000)
    expect(heard.flatMap(([of, { application }]) => (of === 7 && application) || [])).toHaveLength(150)
    expect(heard.length).toBeLessThan(9)
    vi.advanceTimersByTime(1_600)
    const before = heard.length
    alone.publish(7, [{ entity: 'application', id: 1 }])
    vi.advanceTimersByTime(100)
    expect(heard).toHaveLength(before + 1)
  })

  test('of a session that has ended does not wait for the changes around it', () => {
    change(50)
    alone.publish(7, [{ entity: 'session', id: 5 }])
    vi.advanceTimersByTime(100)
    expect(heard.at(-1)?.[1]).toHaveProperty('session', [5])
  })
})

test('the connection is asked one thing at a time', async () => {
  const warnings: Error[] = []
  const note = (warning: Error) => warnings.push(warning)
  process.on('warning', note)
  for (const id of [1, 2, 3, 4, 5]) here.publish(id, [{ entity: 'tag', id }])
  await expect.poll(() => heardThere).toHaveLength(5)
  process.off('warning', note)
  expect(warnings).toEqual([])
})

test('a process whose connection was cut hears again by itself', async () => {
  await scratch.rows(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen bole%'`)
  let said = 0
  await expect
    .poll(
      () => {
        here.publish(7, [{ entity: 'tag', id: ++said }])
        return heardThere.length
      },
      { interval: 300 },
    )
    .toBeGreaterThan(0)
})

describe('over a bad network', () => {
  let network: Network
  let remote: Announcer
  const heard: [number, ChangedEntities][] = []
  let gaps = 0

  beforeAll(async () => {
    network = await Network.start(scratch.ownerUrl)
    remote = new Announcer(network.through(scratch.appUrl), { heartbeat: 100, answer: 1_500 })
    remote.onChange((organisationId, changed) => heard.push([organisationId, changed]))
    remote.onGap(() => gaps++)
    await remote.connect()
  })
  afterAll(async () => {
    await remote.close()
    await network.end()
  })

  /** Whether what is said here is heard there. */
  const isHeard = async () => {
    const before = heard.length
    here.publish(7, [{ entity: 'tag', id: 1 }])
    return expect.poll(() => heard.length).toBeGreaterThan(before)
  }

  test('a connection that is there but silent is noticed, and the gap is told', async () => {
    await isHeard()
    const before = gaps
    await network.set({ swallowsFrom: /^/ })
    // Long enough for the heart to have stopped beating: the connections after it are as silent.
    await expect.poll(() => network.connections).toBeGreaterThan(2)
    await network.set({})
    await expect.poll(() => gaps).toBeGreaterThan(before)
    await isHeard()
  })

  test('one connection is left, however often it was lost', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const before = gaps
      await network.set({ isGone: true })
      await network.set({})
      await expect.poll(() => gaps).toBeGreaterThan(before)
    }
    const before = heard.length
    here.publish(7, [{ entity: 'tag', id: 2 }])
    here.publish(8, [{ entity: 'tag', id: 3 }])
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(before + 2)
    expect(heard.slice(before)).toEqual([
      [7, { tag: [2] }],
      [8, { tag: [3] }],
    ])
  })
})

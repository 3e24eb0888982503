import { intakeApi } from '@bole/intake/contract'
import { positionsApi } from '@bole/positions/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { zipOf } from '../../testing/documents.ts'
import { type PlugInWorld, startPlugIn } from '../../testing/plug-in-world.ts'

const { listArrivals } = intakeApi

let at: PlugInWorld
beforeAll(async () => {
  at = await startPlugIn()
})
afterAll(() => at.given.world.end())
beforeEach(() => at.begin())

describe('a plug-in', () => {
  test('hands in a résumé for a position, which becomes a candidate in the ledger', async () => {
    expect(await at.handIn('a-1', { job: String(at.given.position) })).toMatchObject({
      status: 'success',
      data: { reference: 'a-1', state: 'waiting' },
    })
    await at.comes('a-1', 'accepted')
    const { list } = await at.given.recruiter.ask(listArrivals, {
      query: { door: 'plug-in', keyword: 'a-1' },
    })
    expect(list).toMatchObject([{ state: 'accepted', sender: 'BOSS直聘 · 何静', name: 'a-1.txt' }])
    expect(list[0]?.post_id).toEqual(expect.any(Number))
    expect((await at.seen({ keyword: '何静' }))[0]).toMatchObject({
      channelName: 'BOSS直聘',
      account: '何静',
    })
  })

  test('says the same twice without anything coming twice, also at once', async () => {
    const bytes = at.file()
    const form = { job: String(at.given.position) }
    await Promise.all(Array.from({ length: 4 }, () => at.handIn('b-1', form, bytes)))
    await at.comes('b-1', 'accepted')
    expect(await at.handIn('b-1', form, bytes)).toMatchObject({ data: { state: 'accepted' } })
    const { list } = await at.given.recruiter.ask(listArrivals, {
      query: { door: 'plug-in', keyword: 'b-1' },
    })
    expect(list).toHaveLength(1)
  })

  test('names the kind of work instead of the position, where one position alone stands under it', async () => {
    const other = await at.given.world.position(at.given.organisation, { title: 'Tester' })
    const want = (id: number, category: string) =>
      at.given.recruiter.ask(positionsApi.updateMapping, {
        body: { id, channel: 'boss', category, is_wanted: true },
      })
    await want(at.given.position, '后端')
    await at.handIn('c-1', { category: '后端' })
    await at.comes('c-1', 'accepted')
    await want(other, '后端')
    await at.handIn('c-2', { category: '后端' })
    await at.handIn('c-3', { category: '没有这一类' })
    await at.comes('c-2', 'failed')
    await at.comes('c-3', 'failed')
    expect(await at.became('c-2', 'c-3', 'nobody')).toEqual([
      ['c-2', 'failed', 'no_position'],
      ['c-3', 'failed', 'no_position'],
    ])
    // What failed is taken in anew.
    await at.handIn('c-3', { job: String(at.given.position) })
    await at.comes('c-3', 'accepted')
  })

  test('is refused what cannot be: no file, an archive, a closed position, one of another company', async () => {
    const job = String(at.given.position)
    expect(await at.handIn('d-1', { job }, null)).toMatchObject({ code: 'no_files' })
    expect(await at.handIn('d-1', { job }, zipOf({ 'a.txt': at.file() }))).toMatchObject({
      code: 'no_archives',
    })
    const closed = await at.given.world.position(at.given.organisation, { state: 'closed' })
    expect(await at.handIn('d-1', { job: String(closed) })).toMatchObject({ code: 'position_closed' })
    const foreign = await at.given.world.position(await at.given.world.organisation())
    expect((await at.handIn('d-1', { job: String(foreign) })).http).toBe(404)
    expect((await at.handIn('', { job })).http).toBe(422)
    expect(await at.became('d-1')).toEqual([])
  })

  test('of a closed board, or with another key, is unknown', async () => {
    await at.given.recruiter.ask(positionsApi.switchChannel, { body: { channel: 'boss', isOpen: false } })
    expect((await at.handIn('e-1')).http).toBe(404)
    expect((await at.give({ reference: 'e', phone: null })).http).toBe(404)
    expect((await at.handIn('e-1', {}, at.file(), '/api/plug-in/resume/nobody')).http).toBe(404)
    expect(await at.boss()).toMatchObject({ isOpen: false, resume_url: null, phone_url: null })
  })
})

test('addresses are told to whoever may switch boards, and people to whoever sees them', async () => {
  await at.brought('t-1')
  const department = await at.given.world.department(at.given.organisation, 'A')
  const head = await at.given.world.user(at.given.organisation, 'DepAdmin2', department)
  expect(await at.boss(head)).toMatchObject({ isOpen: true, resume_url: null, phone_url: null })
  expect(await at.seen({}, head)).toEqual([])
  expect(
    (await at.seen({ phone_state: 'missing' })).every(({ phone_state }) => phone_state === 'missing'),
  ).toBe(true)
  expect(await at.seen({ channel: 'job51' })).toEqual([])
  expect(await at.seen({ origin: 1 })).toEqual([])
  const stranger = await at.given.world.user(await at.given.world.organisation(), 'OrgAdmin2')
  expect(await at.seen({}, stranger)).toEqual([])
})

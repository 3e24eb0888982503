import { intakeApi } from '@bole/intake/contract'
import { positionsApi } from '@bole/positions/contract'
import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PlugInWorld, startPlugIn } from '../../testing/plug-in-world.ts'

const { sumArrivals } = intakeApi

let at: PlugInWorld
beforeAll(async () => {
  at = await startPlugIn()
})
afterAll(() => at.given.world.end())
beforeEach(() => at.begin())

describe('a phone', () => {
  test('is fetched for whoever has none, once, and is an arrival of its own', async () => {
    const reference = await at.brought('p-1')
    expect(await at.stateOf(reference)).toBe('missing')
    expect(await at.take()).toContain(reference)
    expect(await at.stateOf(reference)).toBe('asked')
    expect(
      (await at.given.recruiter.ask(positionsApi.getPhoneConfig, {})).needGetPhoneCounts.isTaskRunning,
    ).toBe(true)
    // Nobody else is given them meanwhile.
    expect(await at.take()).not.toContain(reference)
    expect(await at.give({ reference, phone: '138 0013 8000' })).toMatchObject({
      data: { fetched: 1, refused: [] },
    })
    expect(await at.stateOf(reference)).toBe('present')
    const { by_door } = await at.given.recruiter.ask(sumArrivals, { query: {} })
    expect(by_door.find(({ door }) => door === 'phone-sync')).toMatchObject({ accepted: 1, total: 1 })
    expect((await at.boss())?.fetched).toBe(1)
    // Said again nothing changes, and what somebody has stays.
    expect(await at.give({ reference, phone: '13900139000' })).toMatchObject({ data: { fetched: 0 } })
    const [row] = await at.given.world.rows(`select phone from candidates where phone = '13800138000'`)
    expect(row).toBeTruthy()
  })

  test('that the board has not, is none, or is of nobody, is told so', async () => {
    const [one, other] = [await at.brought('q-1'), await at.brought('q-2')]
    await at.take()
    expect(
      await at.give(
        { reference: one, phone: null },
        { reference: other, phone: 'call me' },
        { reference: 'nobody', phone: '13800138000' },
      ),
    ).toMatchObject({
      data: {
        fetched: 0,
        refused: [
          { reference: other, code: 'no_phone' },
          { reference: 'nobody', code: 'unknown' },
        ],
      },
    })
    expect(await at.stateOf(one)).toBe('none')
    expect(await at.take()).not.toContain(one)
    await at.given.world.rows(
      `update plug_in_people set phone_asked_at = now() - interval '8 days' where reference = $1`,
      one,
    )
    expect(await at.take()).toContain(one)
  })

  test('is given up after ten minutes, and then somebody else may fetch it', async () => {
    const reference = await at.brought('r-1')
    await at.take()
    await at.given.world.rows(
      `update plug_in_people set phone_asked_at = phone_asked_at - interval '11 minutes'`,
    )
    const { needGetPhoneCounts } = await at.given.recruiter.ask(positionsApi.getPhoneConfig, {})
    expect(needGetPhoneCounts.isTaskRunning).toBe(false)
    expect(await at.take()).toContain(reference)
  })

  test('that staff corrected is theirs: what the board says waits beside it', async () => {
    const reference = await at.brought('s-1')
    const [row] = await at.given.world.rows(
      `select i.application_id, c.version from plug_in_people p join intake_items i on i.id = p.item_id
       join candidates c on c.id = i.candidate_id where p.reference = $1`,
      reference,
    )
    const post_id = Number(row?.application_id)
    const changes = [{ path: 'phone', value: '13700137000' }]
    const body = { post_id, version: Number(row?.version), changes }
    await at.given.recruiter.ask(resumesApi.correct, { body })
    expect(await at.give({ reference, phone: '13800138001' })).toMatchObject({ data: { fetched: 0 } })
    const phones = await at.given.world.rows(
      `select phone from candidates c join applications a on a.candidate_id = c.id where a.id = $1`,
      post_id,
    )
    expect(phones).toEqual([{ phone: '13700137000' }])
  })

  test('is not fetched while that is switched off', async () => {
    await at.phonesAre(false)
    expect(await at.take()).toBe('phones_closed')
    expect(await at.give({ reference: 'x', phone: null })).toMatchObject({ code: 'phones_closed' })
  })
})

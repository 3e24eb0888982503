import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PeopleWorld, startPeopleWorld } from '../../testing/people-world.ts'

let given: PeopleWorld
beforeAll(async () => {
  given = await startPeopleWorld()
})
afterAll(() => given.world.end())

describe('what counts as a repeated application', () => {
  test('is the organisation’s to say, and is told where somebody is taken in again', async () => {
    const { recruiter, organisation, world } = given
    const phone = given.newPhone()
    const elsewhere = await world.position(organisation, { title: '设计师' })
    await world.application(organisation, elsewhere, { name: '丁一', phone })
    const query = { position_id: given.position, phone }
    const asked = () => recruiter.ask(resumesApi.checkRepeat, { query })
    expect((await asked()).list).toMatchObject([{ is_repeat: false, is_same_position: false }])

    const rules = await recruiter.ask(resumesApi.getPeopleRules, {})
    expect(rules).toEqual({
      id: organisation,
      version: 0,
      repeat_months: 0,
      repeat_scope: 'position',
      merges_proved: false,
    })
    const body = { ...rules, repeat_months: 6, repeat_scope: 'any' as const }
    expect(await recruiter.ask(resumesApi.updatePeopleRules, { body })).toEqual({
      id: organisation,
      version: 1,
    })
    expect((await asked()).list).toMatchObject([{ is_repeat: true }])
    expect(await recruiter.send(resumesApi.updatePeopleRules, { body })).toMatchObject({ code: 'stale' })
  })

  test('is settled for one’s own organisation by whoever looks after it', async () => {
    const { recruiter, world, organisation } = given
    const rules = await recruiter.ask(resumesApi.getPeopleRules, {})
    const other = await world.organisation()
    expect(
      await recruiter.send(resumesApi.updatePeopleRules, { body: { ...rules, id: other } }),
    ).toMatchObject({
      http: 404,
    })
    const manager = await world.user(organisation, 'User2')
    expect(await manager.send(resumesApi.getPeopleRules, {})).toMatchObject({ http: 403 })
  })
})

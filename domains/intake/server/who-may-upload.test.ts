import { intakeApi } from '@bole/intake/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textResume } from '../testing/documents.ts'
import { formOf, type IntakeWorld, settled, startIntakeWorld } from '../testing/intake-world.ts'

let given: IntakeWorld
beforeAll(async () => {
  given = await startIntakeWorld()
})
afterAll(() => given.world.end())

describe('who may', () => {
  test('nobody uploads without files, to a closed position, or to another organisation’s', async () => {
    expect(await given.recruiter.send(intakeApi.upload, { body: formOf({}, given.position) })).toMatchObject({
      code: 'no_files',
    })
    const closed = await given.world.position(given.organisation, { state: 'closed' })
    const file = { 'a.txt': textResume({ name: '甲', phone: '13900000060' }) }
    expect(await given.recruiter.send(intakeApi.upload, { body: formOf(file, closed) })).toMatchObject({
      code: 'position_closed',
    })
    const theirs = await given.world.position(await given.world.organisation())
    expect(await given.recruiter.send(intakeApi.upload, { body: formOf(file, theirs) })).toMatchObject({
      http: 404,
    })
    const interviewer = await given.world.user(given.organisation, 'User2')
    expect(await interviewer.send(intakeApi.upload, { body: formOf(file, given.position) })).toMatchObject({
      http: 403,
    })
    expect(await given.people('13900000060')).toHaveLength(0)
  })

  test('an upload is seen by whoever made it and by the organisation’s administrators', async () => {
    const { progressId, items } = await given.uploaded({
      'a.txt': textResume({ name: '陈晨', phone: '13900000061' }),
    })
    const department = await given.world.department(given.organisation, 'Sales')
    const sub = await given.world.user(given.organisation, 'DepAdmin2', department)
    const stranger = await given.world.user(await given.world.organisation(), 'OrgAdmin2')
    for (const who of [sub, stranger]) {
      const query = { progress_id: progressId }
      expect(await who.send(intakeApi.listItems, { query })).toMatchObject({ http: 404 })
      expect(await who.send(intakeApi.countItems, { query })).toMatchObject({ http: 404 })
      const item_id = items.get('a.txt')?.id ?? 0
      expect(await who.send(intakeApi.retry, { body: { item_id } })).toMatchObject({ http: 404 })
      const file = await fetch(`${given.world.origin}/api/resume/upload/file?item_id=${item_id}`, {
        headers: { cookie: who.cookie },
      })
      expect(file.status).toBe(404)
    }
    const other = await given.world.user(given.organisation, 'OrgAdmin')
    expect((await settled(other, progressId)).size).toBe(1)
  })

  test('a department’s recruiter uploads only to positions of their department', async () => {
    const department = await given.world.department(given.organisation, 'Support')
    const sub = await given.world.user(given.organisation, 'DepAdmin2', department)
    const own = await given.world.position(given.organisation, { departmentId: department })
    const file = { 'a.txt': textResume({ name: '卫青', phone: '13900000062' }) }
    expect(await sub.send(intakeApi.upload, { body: formOf(file, given.position) })).toMatchObject({
      http: 404,
    })
    const { progress_id } = await sub.ask(intakeApi.upload, { body: formOf(file, own) })
    expect((await settled(sub, progress_id)).get('a.txt')?.state).toBe('accepted')
  })
})

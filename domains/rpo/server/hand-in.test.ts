import { intakeApi } from '@bole/intake/contract'
import { resumesApi } from '@bole/resumes/contract'
import { rpoApi } from '@bole/rpo/contract'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AgencyWorld, formOf, resumeOf, startAgencyWorld, until } from '../testing/agency-world.ts'

const { addImport, deleteImport, listRecords, submitImport, updateRemark } = rpoApi

let given: AgencyWorld
beforeAll(async () => {
  given = await startAgencyWorld()
})
afterAll(() => given.world.end())

test('an agency reads what it drafted, writes of it, sends it, and sees what became of each file', async () => {
  const { agency, recruiter, position } = given
  const { batch_id, count } = await given.add(agency, {
    'han.txt': resumeOf('韩梅', '13900000301'),
    'broken.pdf': new TextEncoder().encode('%PDF-1.4 broken'),
    'all.zip': zipSync({ 'a.txt': resumeOf('某人', '13900000309') }),
    'nobody.txt': new TextEncoder().encode('工作经历'),
  })
  expect(count).toBe(4)
  const drafted = await given.settled(agency, batch_id)
  expect(drafted.get('han.txt')).toMatchObject({
    ...{ status: 'read', person_name: '韩梅', lacks_contact: false, reason: null, submit_time: null },
    ...{ position: { id: position }, can: { remark: true, move: true, remove: true } },
  })
  expect(drafted.get('all.zip')).toMatchObject({ status: 'rejected', reason: 'archive' })
  expect(drafted.get('broken.pdf')?.reason_text).not.toBe('')
  expect(drafted.get('nobody.txt')?.reason).toBe('no_name')
  expect((await recruiter.ask(intakeApi.listArrivals, { query: {} })).list).toEqual([])

  const { id = 0, version = 0 } = drafted.get('han.txt') ?? {}
  const remark = { id, version, remark: '两周内可到岗' }
  expect(await agency.ask(updateRemark, { body: remark })).toEqual({ id, version: 2 })
  expect(await agency.send(updateRemark, { body: remark })).toMatchObject({ code: 'stale' })

  expect(await agency.ask(submitImport, { body: { batch_id } })).toMatchObject({ count: 1 })
  const sent = await given.settled(agency, batch_id)
  expect(sent.get('han.txt')).toMatchObject({
    status: 'candidate',
    duplicate_of: null,
    remark: '两周内可到岗',
  })
  expect(sent.get('han.txt')?.can).toEqual({ remark: false, move: false, remove: false })
  expect(sent.get('all.zip')?.status).toBe('rejected')
  const late = await agency.send(updateRemark, { body: { id, version: 2, remark: 'too late' } })
  expect(late.code).toBe('already_settled')

  const { list } = await recruiter.ask(intakeApi.listArrivals, { query: {} })
  expect(list).toMatchObject([
    { door: 'rpo', state: 'accepted', candidate: { name: '韩梅' }, name: 'han.txt' },
  ])
  expect(list[0]?.sender).toContain('User2')
  const notes = await recruiter.ask(resumesApi.listNotes, { query: { post_id: list[0]?.post_id ?? 0 } })
  expect(notes.list).toMatchObject([{ text: '两周内可到岗', user: { id: agency.id } }])
})

test('the same file twice is rejected before it is sent, and one’s own candidate is named where it was a duplicate', async () => {
  const { agency } = given
  const first = resumeOf('李雷', '13900000310')
  const { batch_id } = await given.add(agency, { 'li.txt': first })
  await given.settled(agency, batch_id)
  await agency.ask(submitImport, { body: { batch_id } })
  const known = (await given.settled(agency, batch_id)).get('li.txt')
  const again = await given.add(agency, {
    'same.txt': first,
    'newer.txt': resumeOf('李雷', '13900000310', '远航'),
  })
  const drafted = await given.settled(agency, again.batch_id)
  expect(drafted.get('same.txt')).toMatchObject({ status: 'rejected', reason: 'handed_in_before' })
  expect(drafted.get('same.txt')?.duplicate_of).toEqual({ id: known?.id, name: 'li.txt' })
  await agency.ask(submitImport, { body: { batch_id: again.batch_id } })
  const sent = await given.settled(agency, again.batch_id)
  expect(sent.get('newer.txt')).toMatchObject({
    status: 'duplicate',
    duplicate_of: { id: known?.id, name: 'li.txt' },
  })
})

test('whom the company knew already is a duplicate, and nothing more is told', async () => {
  const { agency, world, organisation, position } = given
  await world.application(organisation, position, { name: '王芳', phone: '13900000320' })
  const { batch_id } = await given.add(agency, { 'wang.txt': resumeOf('王芳', '13900000320') })
  await given.settled(agency, batch_id)
  await agency.ask(submitImport, { body: { batch_id } })
  expect((await given.settled(agency, batch_id)).get('wang.txt')).toMatchObject({
    status: 'duplicate',
    duplicate_of: null,
  })
})

test('a file is taken out of a draft with what was kept of it, and an empty draft goes', async () => {
  const { agency, world } = given
  const { batch_id } = await given.add(agency, {
    'a.txt': resumeOf('赵一', '13900000330'),
    'b.txt': resumeOf('钱二', '13900000331'),
  })
  const records = await given.settled(agency, batch_id)
  const keys = await world.rows(
    'select f.storage_key from rpo_records r join files f on f.id = r.file_id where r.batch_id = $1',
    batch_id,
  )
  const ids = [...records.values()].map(({ id }) => id)
  const [first = 0] = ids
  expect(await agency.ask(deleteImport, { body: { ids: [first] } })).toEqual({ count: 1 })
  expect((await given.batchesOf(agency)).map(({ id }) => id)).toContain(batch_id)
  await agency.ask(deleteImport, { body: { ids: ids.slice(1) } })
  expect((await given.batchesOf(agency)).map(({ id }) => id)).not.toContain(batch_id)
  expect((await agency.send(deleteImport, { body: { ids } })).http).toBe(404)
  for (const { storage_key } of keys)
    await until(async () =>
      world.store.read(String(storage_key)).then(
        () => false,
        () => true,
      ),
    )
})

test('lists are narrowed, and their tabs count the same rows', async () => {
  const { agency } = given
  const all = await agency.ask(listRecords, { query: { page_size: 200 } })
  for (const status of ['candidate', 'duplicate', 'rejected'] as const) {
    const { list } = await agency.ask(listRecords, { query: { status, page_size: 200 } })
    expect(list.length).toBe(all.statistic[status]?.value)
    expect(list.every((record) => record.status === status)).toBe(true)
  }
  expect((await given.recordsOf(agency, { keyword: '韩梅' })).map(({ name }) => name)).toEqual(['han.txt'])
  expect(all.statistic.all?.value).toBe(all.list.length)
})

test('nothing is taken without files, for a closed position, or beyond what a batch holds', async () => {
  const { agency, world, organisation, project } = given
  expect((await agency.send(addImport, { body: formOf({}, given.position) })).code).toBe('no_files')
  const closed = await world.position(organisation, { state: 'closed' })
  await world.rows('update positions set project_id = $2 where id = $1', closed, project)
  const file = { 'x.txt': resumeOf('孙三', '13900000340') }
  expect((await agency.send(addImport, { body: formOf(file, closed) })).code).toBe('position_closed')
  const { batch_id } = await given.add(agency, file)
  await world.rows(
    `insert into rpo_records (organisation_id, batch_id, name, state, reason)
     select $1, $2, 'full', 'rejected', 'no_name' from generate_series(1, 999)`,
    ...[organisation, batch_id],
  )
  expect((await agency.send(addImport, { body: formOf(file, given.position) })).code).toBe('batch_full')
  await world.rows('delete from rpo_batches where id = $1', batch_id)
})

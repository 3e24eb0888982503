import { intakeApi } from '@bole/intake/contract'
import { rpoApi } from '@bole/rpo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AgencyWorld, resumeOf, startAgencyWorld, until } from '../testing/agency-world.ts'

const { addImport, deleteImport, submitImport } = rpoApi

let given: AgencyWorld
beforeAll(async () => {
  given = await startAgencyWorld()
})
afterAll(() => given.world.end())

const itemsOf = async (batchId: number) =>
  given.world.rows(
    `select i.id from intake_items i join rpo_batches b on b.progress_id = i.progress_id where b.id = $1`,
    batchId,
  )

const waitingJobs = `select from graphile_worker.jobs where task_identifier = 'rpo.read_record'`

test('a batch sent twice, and by two at once, is taken in once', { tags: ['race'] }, async () => {
  const { agency } = given
  const { batch_id } = await given.add(agency, {
    'a.txt': resumeOf('周一', '13900000401'),
    'b.txt': resumeOf('吴二', '13900000402'),
  })
  const body = { batch_id }
  const answers = await Promise.all([1, 2, 3].map(() => agency.send(submitImport, { body })))
  expect(answers.map(({ code }) => code ?? 'sent').sort()).toEqual(['already_sent', 'already_sent', 'sent'])
  expect((await agency.send(submitImport, { body })).code).toBe('already_sent')
  expect(await itemsOf(batch_id)).toHaveLength(2)
  const records = await given.settled(agency, batch_id)
  expect([...records.values()].map(({ status }) => status)).toEqual(['candidate', 'candidate'])
  const ids = [...records.values()].map(({ id }) => id)
  expect((await agency.send(deleteImport, { body: { ids } })).code).toBe('already_sent')
})

test('two first uploads at once go into one draft, and one sent meanwhile begins another', async () => {
  const agency = await given.newAgency()
  await given.share(given.agency, agency)
  const made = await Promise.all(
    ['张晓明', '张大勇', '张文静'].map((name) =>
      given.add(agency, { [`${name}.txt`]: resumeOf(name, '13900000410') }),
    ),
  )
  expect(new Set(made.map(({ batch_id }) => batch_id)).size).toBe(1)
  const [{ batch_id } = { batch_id: 0 }] = made
  expect((await given.batchesOf(agency))[0]).toMatchObject({ id: batch_id, counts: { total: 3 } })
  await agency.ask(submitImport, { body: { batch_id } })
  const next = await given.add(agency, { 'd.txt': resumeOf('郑四', '13900000411') })
  expect(next.batch_id).not.toBe(batch_id)
})

test('a draft of which every file was rejected has nothing to send', async () => {
  const { agency } = given
  const { batch_id } = await given.add(agency, { 'empty.txt': new TextEncoder().encode('工作经历') })
  await given.settled(agency, batch_id)
  expect((await agency.send(submitImport, { body: { batch_id } })).code).toBe('nothing_to_send')
  const [batch] = (await given.batchesOf(agency)).filter(({ id }) => id === batch_id)
  expect(batch).toMatchObject({ state: 'draft', can: { submit: false }, counts: { rejected: 1, total: 1 } })
})

test('a reading that comes late, or twice, changes nothing that was sent', async () => {
  const { agency, world, organisation } = given
  const { batch_id } = await given.add(agency, { 'late.txt': resumeOf('冯五', '13900000420') })
  await agency.ask(submitImport, { body: { batch_id } })
  const [record] = (await given.settled(agency, batch_id)).values()
  const [row] = await world.rows('select id from rpo_records where batch_id = $1', batch_id)
  for (let time = 0; time < 3; time++)
    await world.rows(
      `select enqueue_job('rpo.read_record', json_build_object('record_id', $1::bigint, 'organisation_id', $2::bigint), null, null, 3)`,
      ...[row?.id, organisation],
    )
  await until(async () => (await world.rows(waitingJobs)).length === 0)
  const [after] = await given.recordsOf(agency, { batch_id })
  expect(after).toEqual(record)
})

test('a commit that breaks off leaves a draft that can be sent', async () => {
  const { agency, world } = given
  const { batch_id } = await given.add(agency, { 'broken-off.txt': resumeOf('陈六', '13900000430') })
  await given.settled(agency, batch_id)
  await world.rows(`create function fail_sending() returns trigger language plpgsql as
    $$ begin if new.id = ${batch_id} and new.state = 'sent' then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`)
  await world.rows(
    'create trigger broken before update on rpo_batches for each row execute function fail_sending()',
  )
  const broken = await agency.send(submitImport, { body: { batch_id } })
  expect(broken.status).not.toBe('success')
  await world.rows('drop function fail_sending() cascade')
  expect(await given.recordsOf(agency, { batch_id })).toMatchObject([{ status: 'read', submit_time: null }])
  expect(await itemsOf(batch_id)).toEqual([])
  expect(await agency.ask(submitImport, { body: { batch_id } })).toMatchObject({ count: 1 })
  expect((await given.settled(agency, batch_id)).get('broken-off.txt')?.status).toBe('candidate')
})

test('what failed in the company and is read again there settles anew', async () => {
  const { agency, recruiter, world } = given
  const { batch_id } = await given.add(agency, { 'again.txt': resumeOf('何七', '13900000440') })
  await given.settled(agency, batch_id)
  await world.rows(
    `update files set storage_key = storage_key || '.gone' where id =
    (select file_id from rpo_records where batch_id = $1)`,
    batch_id,
  )
  await agency.ask(submitImport, { body: { batch_id } })
  const [item] = await itemsOf(batch_id)
  await world.rows(
    `update intake_items set state = 'failed', reason = 'damaged_file', settled_at = now() where id = $1`,
    item?.id,
  )
  await world.rows(
    `update files set storage_key = replace(storage_key, '.gone', '') where id =
    (select file_id from rpo_records where batch_id = $1)`,
    batch_id,
  )
  await recruiter.ask(intakeApi.retry, { body: { item_id: Number(item?.id) } })
  expect((await given.settled(agency, batch_id)).get('again.txt')?.status).toBe('candidate')
})

test('a position that was closed, or shared no more, takes nothing that was drafted', async () => {
  const { world, agency, recruiter, project } = given
  const { batch_id } = await given.add(agency, { 'closed.txt': resumeOf('褚建国', '13900000450') })
  const body = { batch_id }
  await world.rows(`update positions set state = 'closed' where id = $1`, given.position)
  expect((await agency.send(submitImport, { body })).code).toBe('position_closed')
  await world.rows(`update positions set state = 'open' where id = $1`, given.position)
  await recruiter.ask(rpoApi.saveShare, { body: { theme_id: project, user_ids: [] } })
  expect((await agency.send(submitImport, { body })).code).toBe('not_shared')
  expect(
    (await agency.send(addImport, { body: Object.assign(new FormData(), { position_id: given.position }) }))
      .http,
  ).not.toBe(200)
  await given.share(agency)
  expect((await agency.send(submitImport, { body })).status).toBe('success')
})

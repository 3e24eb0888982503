import { Readable } from 'node:stream'
import { inboxApi } from '@bole/inbox/contract'
import { libraryApi } from '@bole/library/contract'
import { addResume } from '@bole/resumes/testing'
import { keepFrom, startWorld, type Visitor, type World } from '@bole/server/testing'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ended, fileOf, unpacked } from '../../testing/export-world.ts'

const nothing = { conditions: null, people: null }

let world: World
let organisation: number
let recruiter: Visitor
let position: number

beforeAll(async () => {
  world = await startWorld({ role: 'all' })
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  position = await world.position(organisation, { title: '后端工程师' })
})
afterAll(() => world.end())

const added = (facts: Parameters<World['application']>[2] = {}) =>
  world.application(organisation, position, facts)

const tableOf = async (who: Visitor, body: Parameters<typeof begin>[1]) => {
  const { id } = await begin(who, body)
  await ended(who, id)
  return readSheet(Buffer.from(await fileOf(who, id)))
}
const begin = (
  who: Visitor,
  body: { chosen: { post_ids?: number[]; conditions?: object }; columns?: Column[] },
) =>
  who.ask(libraryApi.exportExcel, {
    body: { columns: ['name', 'phone'], ...body, chosen: { ...nothing, ...body.chosen } },
  })
type Column = 'name' | 'phone' | 'position' | 'status' | 'employer' | 'degree'

describe('a table of candidates', () => {
  test('has the chosen columns of those who were chosen, in their order, and runs no formula', async () => {
    const one = await added({
      name: '=cmd|"/c calc"!A1',
      phone: '13800000001',
      employer: '@云帆',
      degree: 'master',
    })
    const two = await added({ name: '林岚', phone: '+86 13800000002' })
    const columns: Column[] = ['name', 'phone', 'position', 'status', 'employer', 'degree']
    expect(await tableOf(recruiter, { chosen: { post_ids: [two, one, two] }, columns })).toEqual([
      ['Name', 'Phone', 'Position', 'Status', 'Employer', 'Degree'],
      ['林岚', '13800000002', '后端工程师', 'Screening · Awaiting screening', null, null],
      [
        `'=cmd|"/c calc"!A1`,
        '13800000001',
        '后端工程师',
        'Screening · Awaiting screening',
        `'@云帆`,
        'Master’s',
      ],
    ])
  })

  test('of all that the list shows is as long as the list, also of a search', async () => {
    for (const name of ['Zhang San', 'Zhang Si', 'Li Wu']) await added({ name, city: '成都' })
    const names = async (conditions: object) =>
      (await tableOf(recruiter, { chosen: { conditions } })).slice(1).map(([name]) => name)
    expect(await names({ city: ['成都'] })).toEqual(['Li Wu', 'Zhang Si', 'Zhang San'])
    expect(await names({ keyword: 'Zhang', city: ['成都'] })).toEqual(['Zhang Si', 'Zhang San'])
  })

  test('is told of by a notice that leads to it, and stays listed with what was asked for', async () => {
    await added({ name: 'Told Of', city: '西安' })
    const { id, total } = await begin(recruiter, { chosen: { conditions: { city: ['西安'] } } })
    expect(total).toBe(1)
    const row = await ended(recruiter, id)
    expect(row).toMatchObject({
      kind: 'excel',
      state: 'ready',
      filter: { city: ['西安'] },
      can: { download: true },
    })
    const { list } = await recruiter.ask(inboxApi.listNotices, { query: {} })
    expect(list[0]).toMatchObject({
      type: 'export_finished',
      link: '/candidate/export/list',
      facts: { done: 1 },
    })
    const [work] = (await recruiter.ask(inboxApi.listProgress, { query: {} })).list
    expect(work).toMatchObject({ kind: 'export', state: 'finished', percent: 100 })
  })

  test('is nobody else’s to take, and goes before its time where its owner wants', async () => {
    const { id } = await begin(recruiter, { chosen: { post_ids: [await added()] } })
    await ended(recruiter, id)
    const colleague = await world.user(organisation, 'OrgAdmin2')
    const [query, body] = [{ export_id: id }, { id }]
    expect((await colleague.send(libraryApi.getExport, { query })).http).toBe(404)
    expect((await colleague.send(libraryApi.removeExport, { body })).http).toBe(404)
    expect((await colleague.ask(libraryApi.listExports, { query: {} })).list).toEqual([])
    const all = await colleague.ask(libraryApi.listExports, { query: { whose: 'all' } })
    expect(all.list.find((one) => one.id === id)).toMatchObject({
      user: { id: recruiter.id },
      can: { download: false },
    })
    await recruiter.ask(libraryApi.removeExport, { body })
    expect((await recruiter.send(libraryApi.getExport, { query })).code).toBe('export_not_ready')
    await expect
      .poll(() => world.rows('select application_ids::text as ids from exports where id = $1', id))
      .toEqual([{ ids: '{}' }])
  })

  test('has nobody whom whoever asks does not see, and refuses where nobody is left', async () => {
    const department = await world.department(organisation, '研发部')
    const elsewhere = await world.user(organisation, 'DepAdmin2', department)
    const hidden = await added({ name: 'Out Of Sight' })
    const answer = await elsewhere.send(libraryApi.exportExcel, {
      body: { chosen: { ...nothing, post_ids: [hidden] }, columns: ['name'] },
    })
    expect(answer.code).toBe('nothing_to_export')
    const manager = await world.user(organisation, 'User2')
    const refused = await manager.send(libraryApi.exportExcel, {
      body: { chosen: nothing, columns: ['name'] },
    })
    expect(refused.http).toBe(403)
  })
})

describe('somebody who is kept from contacts', () => {
  test('gets tables and résumés without them, and no originals', async () => {
    const post = await added({ name: '周敏', phone: '13900001111', employer: '致电 13900001111' })
    await keepFrom(world, organisation, 'OrgAdmin', ['contacts'])
    const limited = await world.user(organisation, 'OrgAdmin')
    const columns: Column[] = ['name', 'phone', 'employer']
    expect(await tableOf(limited, { chosen: { post_ids: [post] }, columns })).toEqual([
      ['Name', 'Employer'],
      ['周敏', '致电 •••'],
    ])
    const originals = await limited.send(libraryApi.exportOriginals, {
      body: { chosen: { ...nothing, post_ids: [post] } },
    })
    expect(originals.http).toBe(403)
  })
})

describe('files of people', () => {
  test('are their originals in an archive, each under a name of its own', async () => {
    const [first, second] = [await added({ name: '王 / 强' }), await added({ name: '王 / 强' })]
    for (const [post, text] of [
      [first, 'a'],
      [second, 'b'],
    ] as const)
      await original(post, text)
    const without = await added({ name: 'No File' })
    const { id } = await recruiter.ask(libraryApi.exportOriginals, {
      body: { chosen: { ...nothing, post_ids: [first, second, without] } },
    })
    expect(await ended(recruiter, id)).toMatchObject({
      state: 'ready',
      file_name: expect.stringMatching(/\.zip$/),
    })
    const files = unpacked(await fileOf(recruiter, id))
    expect([...files]).toEqual([
      ['王 强 - 简历.txt', 'b'],
      ['王 强 - 简历 (2).txt', 'a'],
    ])
    const { list } = await recruiter.ask(inboxApi.listNotices, { query: {} })
    expect(list[0]?.facts).toMatchObject({ done: 2, failed: 1, total: 3 })
  })

  test('are all there where one is called like the copy of another, or differs in how it is written', async () => {
    const names = ['简历 (2).txt', '简历.txt', '简历.txt', 'Ａ.txt', 'a.txt']
    const posts: number[] = []
    for (const [at, name] of names.entries()) {
      const post = await added({ name: '李同名' })
      posts.push(post)
      await original(post, `file ${at}`, name)
    }
    const { id } = await recruiter.ask(libraryApi.exportOriginals, {
      body: { chosen: { ...nothing, post_ids: posts } },
    })
    await ended(recruiter, id)
    const files = unpacked(await fileOf(recruiter, id))
    expect([...files.values()].sort()).toEqual(names.map((_, at) => `file ${at}`))
    const folded = [...files.keys()].map((name) => name.normalize('NFKC').toLowerCase())
    expect(new Set(folded).size).toBe(names.length)
  })

  test('are printed in our own layout: one as a PDF', async () => {
    const post = await added({ name: '林岚', employer: '云帆科技', job_title: '工程师' })
    const { id } = await recruiter.ask(libraryApi.exportPdf, {
      body: { chosen: { ...nothing, post_ids: [post] } },
    })
    expect(await ended(recruiter, id)).toMatchObject({
      state: 'ready',
      file_name: expect.stringMatching(/\.pdf$/),
    })
    expect(new TextDecoder().decode((await fileOf(recruiter, id)).slice(0, 5))).toBe('%PDF-')
  }, 30_000)

  test('are printed whatever script a name is of; what cannot be drawn is told', async () => {
    const names = ['Łukasz Żak', '김민수', 'محمد الأحمدي', 'Ana 🌸 \u{12345} Costa']
    const posts = await Promise.all(names.map((name) => added({ name })))
    const { id } = await recruiter.ask(libraryApi.exportPdf, {
      body: { chosen: { ...nothing, post_ids: posts } },
    })
    expect(await ended(recruiter, id)).toMatchObject({ state: 'ready', undrawn: '\u{12345}' })
    const files = unpacked(await fileOf(recruiter, id))
    expect([...files.values()].map((content) => content.slice(0, 5))).toEqual(names.map(() => '%PDF-'))
    const { list } = await recruiter.ask(inboxApi.listNotices, { query: {} })
    expect(list[0]?.facts).toMatchObject({ done: 4, failed: 0, total: 4 })
  }, 30_000)

  async function original(post: number, text: string, name = '简历.txt'): Promise<void> {
    const key = `uploads/test-${post}`
    await world.store.write(key, Readable.from([text]))
    const [row] = await world.rows('select candidate_id from applications where id = $1', post)
    await world.rows(
      `insert into files (organisation_id, storage_key, name, media_type, bytes, sha256) values ($1, $2, $3, 'text/plain', 1, $2)`,
      organisation,
      key,
      name,
    )
    await addResume(world, organisation, Number(row?.candidate_id), text)
  }
})

test('the list of exports names what its conditions ask for, of this company alone', async () => {
  await added({ name: '命名' })
  const conditions = { position_id: `${position}`, owner_id: `${recruiter.id},999999` }
  await begin(recruiter, { chosen: { conditions } }).catch(() => null)
  await world.rows(
    `update exports set filter = $2 where id = (select max(id) from exports where organisation_id = $1)`,
    organisation,
    JSON.stringify({ position_id: [position], owner_id: [recruiter.id, 999999] }),
  )
  const { list } = await recruiter.ask(libraryApi.listExports, { query: {} })
  const [user] = await world.rows('select name from users where id = $1', recruiter.id)
  expect(list[0]?.names).toMatchObject({ position_id: ['后端工程师'], owner_id: [user?.name] })
})

import { rpoApi } from '@bole/rpo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AgencyWorld, formOf, resumeOf, startAgencyWorld } from '../testing/agency-world.ts'

const { addImport, deleteImport, listFolders, listShares, listThemes, moveRecords } = rpoApi
const { removeFolder, saveFolder, saveShare, submitImport, updateRemark } = rpoApi

let given: AgencyWorld
beforeAll(async () => {
  given = await startAgencyWorld()
})
afterAll(() => given.world.end())

describe('an agency', () => {
  test('sees the open positions of projects shared with it, and no others', async () => {
    const { agency, world, organisation, recruiter, position, project } = given
    await world.position(organisation, { title: 'Of another project' })
    const { list } = await agency.ask(listThemes, {})
    expect(list).toEqual([
      {
        id: project,
        name: 'Project',
        origin: 2,
        positions: [{ id: position, title: '后端工程师', cities: [] }],
      },
    ])
    const other = await given.newAgency()
    expect((await other.ask(listThemes, {})).list).toEqual([])
    expect((await recruiter.ask(listThemes, {})).list.length).toBe(2)
    const file = { 'a.txt': resumeOf('孔方明', '13900000501') }
    expect((await other.send(addImport, { body: formOf(file, position) })).http).toBe(404)
  })

  test('sees and changes its own files alone, whoever else is of the company', async () => {
    const { agency, recruiter, world } = given
    const { batch_id } = await given.add(agency, { 'own.txt': resumeOf('严小宁', '13900000502') })
    const [record] = (await given.settled(agency, batch_id)).values()
    const id = record?.id ?? 0
    const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
    for (const who of [recruiter, stranger, await given.newAgency()]) {
      expect(await given.recordsOf(who)).toEqual([])
      expect(await given.batchesOf(who)).toEqual([])
      expect((await who.send(updateRemark, { body: { id, version: 1, remark: 'x' } })).http).toBe(404)
      expect((await who.send(deleteImport, { body: { ids: [id] } })).http).toBe(404)
      expect((await who.send(moveRecords, { body: { ids: [id], dir_id: null } })).http).toBe(404)
      expect((await who.send(submitImport, { body: { batch_id } })).http).toBe(404)
    }
    expect(await given.recordsOf(agency, { batch_id })).toHaveLength(1)
  })

  test('is nobody without the permission, and shares nothing itself', async () => {
    const { agency, world, organisation, project } = given
    const manager = await world.user(organisation, 'User2')
    expect((await manager.send(listThemes, {})).http).toBe(403)
    expect((await agency.send(listShares, { query: {} })).http).toBe(403)
    expect((await agency.send(saveShare, { body: { theme_id: project, user_ids: [] } })).http).toBe(403)
  })
})

describe('a share', () => {
  test('is given to who may hand in, and says what came of it', async () => {
    const { agency, recruiter, world, organisation, project } = given
    const manager = await world.user(organisation, 'User2')
    const share = (...user_ids: number[]) =>
      recruiter.send(saveShare, { body: { theme_id: project, user_ids } })
    expect(await share(agency.id, manager.id)).toMatchObject({
      code: 'may_not_send',
      message: expect.stringContaining('User2'),
    })
    const stranger = await world.user(await world.organisation(), 'User2')
    expect((await share(stranger.id)).code).toBe('unknown_person')
    expect((await share(agency.id)).status).toBe('success')
    const { batch_id } = await given.add(agency, { 'counted.txt': resumeOf('华天宇', '13900000503') })
    await given.settled(agency, batch_id)
    await agency.ask(submitImport, { body: { batch_id } })
    await given.settled(agency, batch_id)
    const { list } = await recruiter.ask(listShares, { query: {} })
    const [row] = list.filter(({ id }) => id === project)
    expect(row?.people.map(({ id }) => id)).toEqual([agency.id])
    expect(row?.candidate_count).toBe(row?.sent_count)
  })

  test('of a project out of reach is not there', async () => {
    const { world, organisation, project } = given
    const outsider = await world.user(await world.organisation(), 'OrgAdmin2')
    expect((await outsider.send(saveShare, { body: { theme_id: project, user_ids: [] } })).http).toBe(404)
    const department = await world.department(organisation, 'Sales')
    const head = await world.user(organisation, 'DepAdmin2', department)
    await world.rows(
      'insert into project_keepers (organisation_id, project_id, user_id) values ($1, $2, $3)',
      ...[organisation, project, given.agency.id],
    )
    expect((await head.send(saveShare, { body: { theme_id: project, user_ids: [] } })).http).toBe(404)
  })
})

describe('folders', () => {
  test('are one’s own, of different names, and removed without what is in them', async () => {
    const { agency } = given
    const { id } = await agency.ask(saveFolder, { body: { name: 'Java' } })
    expect((await agency.send(saveFolder, { body: { name: 'java' } })).code).toBe('name_taken')
    await agency.ask(saveFolder, { body: { id, name: 'JAVA' } })
    const { batch_id } = await given.add(
      agency,
      { 'f.txt': resumeOf('金晓燕', '13900000510') },
      given.position,
      id,
    )
    expect((await agency.ask(listFolders, {})).list).toEqual([{ id, name: 'JAVA', count: 1 }])
    const [record] = await given.recordsOf(agency, { dir_id: id })
    expect(record).toMatchObject({ name: 'f.txt', dir: { id, name: 'JAVA' } })
    await agency.ask(moveRecords, { body: { ids: [record?.id ?? 0], dir_id: null } })
    expect(await given.recordsOf(agency, { dir_id: id })).toEqual([])
    await agency.ask(moveRecords, { body: { ids: [record?.id ?? 0], dir_id: id } })
    const other = await given.newAgency()
    expect((await other.send(removeFolder, { body: { id } })).http).toBe(404)
    expect((await other.ask(listFolders, {})).list).toEqual([])
    await agency.ask(removeFolder, { body: { id } })
    const [loose] = await given.recordsOf(agency, { batch_id, keyword: 'f.txt' })
    expect(loose).toMatchObject({ name: 'f.txt', dir: null })
  })

  test('of one name made at once are one', async () => {
    const agency = await given.newAgency()
    const answers = await Promise.all(
      [1, 2, 3].map(() => agency.send(saveFolder, { body: { name: 'Sales' } })),
    )
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect((await agency.ask(listFolders, {})).list).toHaveLength(1)
  })

  test('hold nothing that was sent', async () => {
    const { agency } = given
    const { batch_id } = await given.add(agency, { 'g.txt': resumeOf('魏子轩', '13900000511') })
    await agency.ask(submitImport, { body: { batch_id } })
    const [record] = await given.recordsOf(agency, { batch_id })
    const move = { ids: [record?.id ?? 0], dir_id: null }
    expect((await agency.send(moveRecords, { body: move })).code).toBe('already_sent')
  })
})

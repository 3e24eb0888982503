import { intakeApi } from '@bole/intake/contract'
import type { Visitor } from '@bole/server/testing'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf } from '../../testing/intake-world.ts'

const { listFolders, createFolder, updateFolder, removeFolder, sortFolders, listArrivals, upload } = intakeApi

let world: World
let organisation: number
let position: number
let admin: Visitor
let recruiter: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  position = await world.position(organisation)
  admin = await world.user(organisation, 'OrgAdmin2')
  const department = await world.department(organisation, 'Engineering')
  recruiter = await world.user(organisation, 'DepAdmin2', department)
  await world.rows('update positions set department_id = $1 where id = $2', department, position)
})
afterAll(() => world.end())

const plain = { theme_id: null, position_id: null, is_shared: true }
const make = (name: string, changes: object = {}) =>
  admin.ask(createFolder, { body: { ...plain, origin: 2, doors: [], user_ids: [], name, ...changes } })
const foldersOf = async (who: Visitor, origin: 1 | 2 = 2) =>
  (await who.ask(listFolders, { query: { origin } })).list
const nameless = () => new TextEncoder().encode(`résumé ${Math.random()}`)

/** Files that arrive by an upload; answers the folder of the last one. */
async function arrive(who = admin) {
  await who.ask(upload, { body: formOf({ 'a.txt': nameless() }, position) })
  const [row] = await world.rows('select id, folder_id from intake_items order by id desc limit 1')
  return { item: Number(row?.id), folder: row?.folder_id === null ? null : Number(row?.folder_id) }
}
const clear = () => world.rows('delete from resume_folders where organisation_id = $1', organisation)

describe('what a channel brings in', () => {
  test('lands in no folder where none is meant for it', async () => {
    await make('Mail', { doors: ['mailbox'] })
    expect((await arrive()).folder).toBeNull()
    await clear()
  })

  test('lands in the folder of its position before that of its project, and in that before one of its door alone', async () => {
    const [{ project_id: project } = {}] = await world.rows(
      'select project_id from positions where id = $1',
      position,
    )
    const doors = ['upload']
    const any = await make('Any', { doors })
    expect((await arrive()).folder).toBe(any.id)
    const ofProject = await make('Of the project', { doors, theme_id: Number(project) })
    expect((await arrive()).folder).toBe(ofProject.id)
    const ofPosition = await make('Of the position', { doors, position_id: position })
    expect((await arrive()).folder).toBe(ofPosition.id)
    await clear()
  })

  test('lands in the first of several, and in none of the other kind of hiring', async () => {
    await make('Campus', { origin: 1, doors: ['upload'] })
    const first = await make('First', { doors: ['upload'] })
    const second = await make('Second', { doors: ['upload'] })
    expect((await arrive()).folder).toBe(first.id)
    await admin.ask(sortFolders, { body: { ids: [second.id, first.id] } })
    expect((await arrive()).folder).toBe(second.id)
    expect((await foldersOf(admin)).map(({ name }) => name)).toEqual(['Second', 'First'])
    expect((await foldersOf(admin, 1)).map(({ name }) => name)).toEqual(['Campus'])
    await clear()
  })
})

describe('who sees a folder', () => {
  test('everybody where it is shared; else those it names and whoever looks after the company', async () => {
    const closed = await make('Closed', { doors: ['upload'], is_shared: false })
    const { item } = await arrive()
    const seenBy = async (who: Visitor) => {
      const { list } = await who.ask(listArrivals, { query: {} })
      return [(await foldersOf(who)).length, list.some(({ id }) => id === item)]
    }
    expect(await seenBy(admin)).toEqual([1, true])
    expect(await seenBy(recruiter)).toEqual([0, false])
    const body = {
      ...plain,
      doors: ['upload' as const],
      id: closed.id,
      version: 1,
      name: 'Closed',
      is_shared: false,
    }
    await admin.ask(updateFolder, { body: { ...body, user_ids: [recruiter.id] } })
    expect(await seenBy(recruiter)).toEqual([1, true])
    const [row] = await foldersOf(recruiter)
    expect(row).toMatchObject({
      people: [{ id: recruiter.id }],
      count: 1,
      waiting_count: 1,
      doors: ['upload'],
    })
    await clear()
  })

  test('whoever handed something in sees it, wherever it landed', async () => {
    await make('Closed', { doors: ['upload'], is_shared: false })
    const { item } = await arrive(recruiter)
    const { list } = await recruiter.ask(listArrivals, { query: {} })
    expect(list.find(({ id }) => id === item)?.folder?.name).toBe('Closed')
    await clear()
  })

  test('an unseen one cannot be changed, removed or put in order', async () => {
    const { id } = await make('Closed', { is_shared: false })
    const other = await make('Open')
    const body = { ...plain, doors: [], user_ids: [], id, version: 1, name: 'Mine' }
    expect((await recruiter.send(updateFolder, { body })).http).toBe(404)
    expect((await recruiter.send(removeFolder, { body: { id, version: 1 } })).http).toBe(404)
    expect((await recruiter.send(sortFolders, { body: { ids: [id, other.id] } })).http).toBe(404)
    await clear()
  })
})

describe('keeping folders', () => {
  test('a name is there once in a kind of hiring, however it is written, and what is unknown is refused', async () => {
    const { id } = await make('Java')
    const send = (changes: object) =>
      admin.send(createFolder, {
        body: { ...plain, origin: 2, doors: [], user_ids: [], name: 'Other', ...changes },
      })
    expect(await send({ name: 'JAVA' })).toMatchObject({ code: 'name_taken' })
    expect((await send({ name: 'Java', origin: 1 })).status).toBe('success')
    expect(await send({ theme_id: 999_999 })).toMatchObject({ code: 'unknown_project' })
    expect(await send({ position_id: 999_999 })).toMatchObject({ code: 'unknown_position' })
    expect(await send({ user_ids: [999_999] })).toMatchObject({ code: 'unknown_person' })
    const late = { ...plain, doors: [], user_ids: [], id, version: 7, name: 'Late' }
    expect(await admin.send(updateFolder, { body: late })).toMatchObject({ code: 'stale' })
    await clear()
  })

  test('one in which something lies goes once that has another place', async () => {
    const { id } = await make('Full', { doors: ['upload'] })
    const target = await make('Target')
    await arrive()
    const remove = (changes: object) => admin.send(removeFolder, { body: { id, version: 1, ...changes } })
    expect(await remove({})).toMatchObject({ code: 'folder_not_empty' })
    expect(await remove({ move_to: id })).toMatchObject({ code: 'same_folder' })
    expect((await foldersOf(admin))[0]?.can).toMatchObject({ remove: false, empty: true })
    expect((await remove({ move_to: target.id })).data).toEqual({ moved: 1 })
    const query = { folder_id: target.id }
    expect((await admin.ask(listArrivals, { query })).list).toMatchObject([{ folder: { id: target.id } }])
    expect((await foldersOf(admin)).map(({ name, count }) => [name, count])).toEqual([['Target', 1]])
    await clear()
  })

  test('an empty one goes at once, and nobody without the right keeps any', async () => {
    const { id } = await make('Empty')
    const manager = await world.user(organisation, 'User2')
    expect((await manager.send(removeFolder, { body: { id, version: 1 } })).http).toBe(403)
    expect((await foldersOf(manager))[0]?.can).toEqual({
      edit: false,
      order: false,
      remove: false,
      empty: false,
    })
    expect((await admin.send(removeFolder, { body: { id, version: 2 } })).code).toBe('stale')
    expect((await admin.send(removeFolder, { body: { id, version: 1 } })).data).toEqual({ moved: 0 })
    expect(await foldersOf(admin)).toEqual([])
  })
})

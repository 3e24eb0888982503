import { inboxApi } from '@bole/inbox/contract'
import { resumesApi } from '@bole/resumes/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { addNote, deleteNote, findColleagues, getDetail, listNotes } = resumesApi

let world: World
let organisation: number
let post: number
let elsewhere: number
let people: Record<'writer' | 'head' | 'otherHead' | 'asked' | 'stranger' | 'operator', Visitor>

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  const team = await world.department(organisation, 'Team')
  const other = await world.department(organisation, 'Other')
  people = {
    writer: await world.user(organisation, 'OrgAdmin2'),
    head: await world.user(organisation, 'DepAdmin2', team),
    otherHead: await world.user(organisation, 'DepAdmin2', other),
    asked: await world.user(organisation, 'User2', other),
    stranger: await world.user(organisation, 'User2', team),
    operator: await world.user(organisation, 'SysAdmin'),
  }
  const position = await world.position(organisation, { departmentId: team })
  post = await world.application(organisation, position, { name: '王小明' })
  // The same person, where another takes part.
  elsewhere = await world.application(organisation, await world.position(organisation))
  await world.rows(
    'update applications set candidate_id = (select candidate_id from applications where id = $2) where id = $1',
    elsewhere,
    post,
  )
  await world.rows(
    `insert into application_people (organisation_id, application_id, user_id, part) values ($1, $2, $3, 'approver')`,
    organisation,
    elsewhere,
    people.asked.id,
  )
  const call = (who: Visitor, name: string, username: string) =>
    world.rows('update users set name = $2, username = $3 where id = $1', who.id, name, username)
  await call(people.head, '单晓明', `shan-${people.head.id}`)
  await call(people.otherHead, '李雷', `li-${people.otherHead.id}`)
  await call(people.asked, '韩梅梅', `han-${people.asked.id}`)
})
afterAll(() => world.end())

const named = (who: Visitor) => `@{${who.id}}`
const write = (text: string, who = people.writer) => who.send(addNote, { body: { post_id: post, text } })
const toldTo = async (who: Visitor) => {
  const { list } = await who.ask(inboxApi.listNotices, { query: {} })
  return list.filter(({ type }) => type === 'mentioned')
}
const noteOf = async (text: string) => {
  const { id } = await people.writer.ask(addNote, { body: { post_id: post, text } })
  return id
}

describe('whom a note can name', () => {
  test('is who sees the person, as the calls themselves say it; oneself and operators are not offered', async () => {
    const { list } = await people.writer.ask(findColleagues, { query: { post_id: post } })
    const { head, otherHead, asked, stranger } = people
    expect(list.map(({ id }) => id).toSorted()).toEqual(
      [head, otherHead, asked, stranger].map(({ id }) => id),
    )
    for (const who of [head, otherHead, asked, stranger]) {
      const answers = await Promise.all(
        [post, elsewhere].map((post_id) => who.send(getDetail, { query: { post_id } })),
      )
      const sees = answers.some(({ http }) => http === 200)
      expect([who.id, list.find(({ id }) => id === who.id)?.can_see]).toEqual([who.id, sees])
    }
  })

  test.each([
    ['晓明', '单晓明'],
    ['sxm', '单晓明'],
    ['shanxiao', '单晓明'],
    ['li-', '李雷'],
  ])('is found by %s', async (keyword, name) => {
    const { list } = await people.writer.ask(findColleagues, { query: { post_id: post, keyword } })
    expect(list.map((one) => one.name)).toEqual([name])
  })

  test('is told to nobody who does not see the person themselves', async () => {
    const query = { post_id: post }
    expect(await people.stranger.send(findColleagues, { query })).toMatchObject({ http: 404 })
  })
})

describe('who is named in a note', () => {
  test('hears of it with the way to the very note, in the application they see; the writer does not', async () => {
    const { head, asked, writer } = people
    const id = await noteOf(`${named(head)} ${named(asked)} ${named(writer)} 请看`)
    expect(await toldTo(head)).toMatchObject([
      { facts: { name: '王小明' }, unread: 1, link: `/candidate/detail/${post}?tab=notes&note=${id}` },
    ])
    expect(await toldTo(asked)).toMatchObject([
      { link: `/candidate/detail/${elsewhere}?tab=notes&note=${id}` },
    ])
    expect(await toldTo(writer)).toEqual([])
  })

  test('is shown as they are called now, and as somebody who left once they did', async () => {
    const { head, writer } = people
    const id = await noteOf(`请 ${named(head)} 看`)
    const shown = async () => {
      const { list } = await writer.ask(listNotes, { query: { post_id: post } })
      return list.find((note) => note.id === id)
    }
    await world.rows(`update users set name = '单大明' where id = $1`, head.id)
    expect(await shown()).toMatchObject({
      text: `请 @{${head.id}} 看`,
      mentions: [{ id: head.id, name: '单大明', is_enabled: true }],
    })
    await world.rows(`update users set state = 'disabled' where id = $1`, head.id)
    expect(await shown()).toMatchObject({ mentions: [{ name: '单大明', is_enabled: false }] })
    expect(await write(named(head))).toMatchObject({ code: 'mention_unknown' })
    await world.rows(`update users set state = 'enabled', name = '单晓明' where id = $1`, head.id)
  })

  test('hears nothing any more once the note is deleted, unless they read it', async () => {
    const { head, asked, writer } = people
    const before = [(await toldTo(head)).length, (await toldTo(asked)).length]
    const id = await noteOf(`${named(head)} ${named(asked)}`)
    const [notice] = await toldTo(asked)
    await asked.ask(inboxApi.readNotices, { body: { id: notice?.id ?? 0 } })
    await writer.ask(deleteNote, { body: { post_id: post, id } })
    expect([(await toldTo(head)).length, (await toldTo(asked)).length]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ])
  })
})

describe('a note is refused whole', () => {
  test('where it names who cannot see the person', async () => {
    const text = `${named(people.head)} ${named(people.stranger)}`
    expect(await write(text)).toMatchObject({ code: 'mention_unseen' })
    expect(await write(named(people.otherHead))).toMatchObject({ code: 'mention_unseen' })
    expect(await toldTo(people.stranger)).toEqual([])
  })

  test('where it names nobody there is, another organisation’s among them, or an operator', async () => {
    const foreign = await world.user(await world.organisation('Other'), 'OrgAdmin2')
    for (const text of ['@{999999999}', named(foreign), named(people.operator)])
      expect(await write(text)).toMatchObject({ code: 'mention_unknown' })
  })

  test('where it names more than twenty', async () => {
    const text = Array.from({ length: 21 }, (_, at) => `@{${at + 1}}`).join('')
    expect(await write(text)).toMatchObject({ code: 'mentions_too_many' })
  })
})

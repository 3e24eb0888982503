import { codingApi } from '@bole/coding/contract'
import { interviewsApi } from '@bole/interviews/contract'
import { roomsApi } from '@bole/rooms/contract'
import { meetingRoom } from '@bole/rooms/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

const own = { title: '反转', description: '请反转字符串', languages: ['python', 'sql'] as const }

/** A room whose lead and candidate are in it. */
async function inRoom() {
  const office = await meetingRoom(world)
  const [token = ''] = office.tokens
  await office.here(office.lead, { is_new: true })
  await office.visit(token, { is_new: true })
  await office.lead.ask(roomsApi.invite, { body: { interview_id: office.id, candidates: office.people } })
  await world.stranger().ask(roomsApi.accept, { body: { token } })
  const room = { query: { schedule_id: office.id } }
  const setOwn = (given: object = {}) =>
    office.lead.ask(codingApi.setFromHr, {
      body: { schedule_id: office.id, ...own, languages: [...own.languages], ...given },
    })
  const sync = (who: Visitor, given: object = {}) =>
    who.ask(codingApi.syncProgram, { body: { schedule_id: office.id, ...given } })
  const visit = (given: object = {}) => {
    const { program_map_id: shown_program = 0, ...rest }: { readonly program_map_id?: number } = given
    return world.stranger().ask(codingApi.visitProgram, { body: { token, shown_program, ...rest } })
  }
  return { ...office, token, room, setOwn, sync, visit }
}

/** A window as a browser has it: its document, and what it writes as updates. */
function windowOf(updates: readonly string[]) {
  const doc = new Y.Doc()
  const take = (more: readonly string[]) => {
    for (const update of more) Y.applyUpdate(doc, Buffer.from(update, 'base64'))
  }
  take(updates)
  const write = (language: string, place: number, text: string) => {
    const before = Y.encodeStateVector(doc)
    doc.getText(language).insert(place, text)
    return [Buffer.from(Y.encodeStateAsUpdate(doc, before)).toString('base64')]
  }
  return { doc, take, write, text: (language: string) => doc.getText(language).toString() }
}

describe('a question of one’s own', () => {
  test.each([
    [{ languages: [] }, 'no_language'],
    [{ cases: [{ input: '1', expected: '1', is_hidden: true }] }, 'no_visible_case'],
  ])('with %j is refused: %s', async (given, code) => {
    const office = await inRoom()
    const body = { schedule_id: office.id, ...own, languages: [...own.languages], ...given }
    expect((await office.lead.send(codingApi.setFromHr, { body })).code).toBe(code)
  })

  test('shows its visible cases to the candidate, and the hidden ones only to staff', async () => {
    const office = await inRoom()
    const { program_map_id } = await office.setOwn({
      cases: [
        { input: 'abc', expected: 'cba' },
        { input: 'secret', expected: 'terces', is_hidden: true },
      ],
    })
    await office.lead.ask(codingApi.openProgram, office.room)
    const shown = await office.visit()
    expect(shown.program).toMatchObject({ program_map_id, cases: [{ input: 'abc' }], hidden_count: 1 })
    expect(JSON.stringify(shown)).not.toContain('secret')
    const detail = await office.lead.ask(codingApi.getProgram, { query: { program_map_id } })
    expect(detail).toMatchObject({ schedule_id: office.id, hidden_cases: [{ input: 'secret' }] })
    expect(detail.source).toContain('sys.stdin')
  })
})

test('coding mode is told to everybody in the room, and closes the program to the candidate', async () => {
  const office = await inRoom()
  await office.setOwn()
  expect(await office.visit()).toMatchObject({ program_status: 0, program_map_id: 0, program: null })
  expect(await office.lead.ask(codingApi.openProgram, office.room)).toEqual({ program_status: 1 })
  expect((await office.here(office.lead)).program_status).toBe(1)
  expect(await office.visit()).toMatchObject({ program_status: 1, program: { title: '反转' } })
  expect(await office.lead.ask(codingApi.closeProgram, office.room)).toEqual({ program_status: 0 })
  expect((await office.here(office.lead)).program_status).toBe(0)
  expect((await office.visit()).program).toBeNull()
})

describe('two windows', () => {
  test('write at once and read the same text, whatever the order', async () => {
    const office = await inRoom()
    const { program_map_id } = await office.setOwn()
    await office.lead.ask(codingApi.openProgram, office.room)
    const first = await office.sync(office.lead)
    const staff = windowOf(first.updates)
    const candidate = windowOf((await office.visit()).updates)
    const at = { program_map_id, version: 1, after: first.seq }
    const [a, b] = [staff.write('python', 0, '# lead\n'), candidate.write('python', 0, '# candidate\n')]
    const [heardA, heardB] = [
      await office.sync(office.lead, { ...at, updates: a }),
      await office.visit({ ...at, updates: b }),
    ]
    candidate.take(heardB.updates)
    staff.take((await office.sync(office.lead, { ...at, after: heardA.seq })).updates)
    expect(staff.text('python')).toBe(candidate.text('python'))
    expect(staff.text('python')).toMatch(/# lead/)
    expect(staff.text('python')).toMatch(/# candidate/)
    const { source } = await office.lead.ask(codingApi.getProgram, { query: { program_map_id } })
    expect(source).toBe(staff.text('python'))
    expect(
      await world.rows(
        'select seq, author from coding_updates where program_id = $1 order by seq',
        program_map_id,
      ),
    ).toEqual([
      { seq: 1, author: `u${office.lead.id}` },
      { seq: 2, author: `u${office.lead.id}` },
      { seq: 3, author: `c${office.people[0]}` },
    ])
  })

  test('see where the other’s cursor is, by name, for as long as it says so', async () => {
    const office = await inRoom()
    const { program_map_id } = await office.setOwn()
    await office.lead.ask(codingApi.openProgram, office.room)
    const at = { program_map_id, version: 1, language: 'python', after: 1 }
    await office.visit({ ...at, client: 7, anchor: 2, head: 5 })
    const seen = await office.sync(office.lead, { ...at, client: 8 })
    expect(seen).toMatchObject({
      program: null,
      updates: [],
      cursors: [{ client: 7, name: '王小明', anchor: 2, head: 5 }],
    })
    // Nobody moves another’s cursor.
    await office.sync(office.lead, { ...at, client: 7, anchor: 9, head: 9 })
    expect((await office.sync(office.lead, { ...at, client: 8 })).cursors).toMatchObject([{ anchor: 2 }])
    world.now = new Date('2030-03-01T01:30:06Z')
    expect((await office.sync(office.lead, { ...at, client: 8 })).cursors).toEqual([])
  })

  test('lose nothing and poison nothing: what is no update, or builds on what nobody has, is refused', async () => {
    const office = await inRoom()
    const { program_map_id } = await office.setOwn()
    const { updates, seq } = await office.sync(office.lead)
    const window = windowOf(updates)
    const send = (given: readonly string[]) =>
      office.lead.send(codingApi.syncProgram, {
        body: { schedule_id: office.id, program_map_id, version: 1, after: seq, updates: [...given] },
      })
    expect((await send(['AAECAwQFBgcICQ=='])).code).toBe('bad_update')
    window.write('python', 0, 'lost')
    expect((await send(window.write('python', 4, 'after'))).code).toBe('bad_update')
    const long = windowOf(updates)
    expect((await send(long.write('python', 0, 'x'.repeat(100_001)))).code).toBe('too_long')
    const { source } = await office.lead.ask(codingApi.getProgram, { query: { program_map_id } })
    expect(source).toBe(windowOf(updates).text('python'))
  })

  test('read a long program from the whole that is written down, and what followed it', async () => {
    const office = await inRoom()
    const { program_map_id } = await office.setOwn()
    const { updates, seq } = await office.sync(office.lead)
    const window = windowOf(updates)
    let after = seq
    for (let round = 0; round < 11; round++) {
      const written = Array.from({ length: 10 }, () => window.write('python', 0, 'x')).flat()
      const heard = await office.sync(office.lead, { program_map_id, version: 1, after, updates: written })
      after = heard.seq
    }
    expect(after).toBe(111)
    const late = await office.sync(office.lead)
    expect(late.updates.length).toBeLessThan(20)
    expect(windowOf(late.updates).text('python')).toBe(window.text('python'))
    const [row] = await world.rows(
      'select count(*)::int as rows from coding_updates where program_id = $1',
      program_map_id,
    )
    expect(row).toEqual({ rows: 111 })
  })
})

test('the language changes for everybody, and what was written in each stays', async () => {
  const office = await inRoom()
  const { program_map_id } = await office.setOwn()
  await office.lead.ask(codingApi.openProgram, office.room)
  const change = (language: 'sql' | 'java') =>
    world.stranger().send(codingApi.visitorLanguage, { body: { token: office.token, language } })
  expect((await change('java')).code).toBe('not_this_language')
  expect((await change('sql')).data).toEqual({ version: 2 })
  const seen = await office.sync(office.lead, { program_map_id, version: 1, after: 1 })
  expect(seen.program).toMatchObject({ language: 'sql', version: 2 })
  await office.lead.ask(codingApi.changeLanguage, { body: { program_map_id, language: 'python' } })
  const { source } = await office.lead.ask(codingApi.getProgram, { query: { program_map_id } })
  expect(source).toContain('sys.stdin')
})

test('another program is shown, and a removed one is listed no more', async () => {
  const office = await inRoom()
  const first = await office.setOwn()
  const second = await office.setOwn({ title: '第二题' })
  const titles = async () =>
    (await office.lead.ask(codingApi.listPrograms, office.room)).list.map(({ title, is_current }) => [
      title,
      is_current,
    ])
  expect(await titles()).toEqual([
    ['第二题', true],
    ['反转', false],
  ])
  await office.lead.ask(codingApi.changeProgram, { body: first })
  expect(await titles()).toEqual([
    ['反转', true],
    ['第二题', false],
  ])
  await office.lead.ask(codingApi.deleteProgram, { body: first })
  expect(await titles()).toEqual([['第二题', true]])
  expect((await office.lead.send(codingApi.getProgram, { query: first })).http).toBe(404)
  expect((await office.sync(office.lead)).program_map_id).toBe(second.program_map_id)
})

test('who is not part of the interview sets nothing, who is not in the room opens nothing, and after its end nothing is written', async () => {
  const office = await inRoom()
  const set = { body: { schedule_id: office.id, ...own, languages: [...own.languages] } }
  await office.lead.ask(roomsApi.invite, {
    body: { interview_id: office.id, user_ids: [office.colleague.id] },
  })
  expect((await office.colleague.send(codingApi.setFromHr, set)).code).toBe('not_yours')
  expect((await office.recruiter.send(codingApi.openProgram, office.room)).code).toBe('not_in_room')
  const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
  expect((await stranger.send(codingApi.listPrograms, office.room)).http).toBe(404)
  const { program_map_id } = await office.setOwn()
  const { updates } = await office.sync(office.lead)
  world.now = new Date('2030-03-01T02:10:00Z')
  const { version } = await office.lead.ask(interviewsApi.view, { query: { id: office.id } })
  await office.lead.ask(interviewsApi.finish, { body: { id: office.id, version } })
  const written = windowOf(updates).write('python', 0, 'x')
  const late = { schedule_id: office.id, program_map_id, version: 1, after: 1, updates: written }
  expect((await office.lead.send(codingApi.syncProgram, { body: late })).code).toBe('room_finished')
  const visited = await world.stranger().send(codingApi.visitProgram, { body: { token: office.token } })
  expect(visited.code).toBe('room_finished')
  expect((await office.sync(office.lead)).is_finished).toBe(true)
})

import { accountsApi } from '@bole/accounts/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { positionsApi } from '@bole/positions/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenReaches } from '../../model/record-areas.ts'

type Kind = 'application' | 'position' | 'user'
const roles = ['OrgAdmin2', 'DepAdmin2', 'User2', 'SysAdmin'] as const

let world: World
let house: number
let admin: Visitor
let own: number
let other: number
const readers = new Map<string, Visitor>()
const records: { kind: Kind; id: number }[] = []

/** In each department a position with a candidate and a colleague; in the other one also what somebody takes part in or owns. */
beforeAll(async () => {
  world = await startWorld()
  house = await world.organisation()
  own = await world.department(house, '研发中心')
  other = await world.department(house, '销售部')
  admin = await world.user(house, 'OrgAdmin')
  for (const role of roles) readers.set(role, await world.user(house, role, own))
  const keep = (kind: Kind, id: number) => records.push({ kind, id })
  for (const departmentId of [own, other]) {
    const position = await world.position(house, { departmentId })
    keep('position', position)
    keep('application', await world.application(house, position))
    keep('user', (await world.user(house, 'User2', departmentId)).id)
  }
  for (const reader of readers.values()) {
    keep('user', reader.id)
    keep('position', await world.position(house, { departmentId: other, ownerId: reader.id }))
    for (const part of ['owner', 'interviewer'] as const) {
      const id = await world.application(house, await world.position(house, { departmentId: other }))
      keep('application', id)
      await world.rows(
        `insert into application_people (organisation_id, application_id, user_id, part) values ($1, $2, $3, $4)`,
        ...[house, id, reader.id, part],
      )
      if (part === 'owner')
        await world.rows('update applications set owner_user_id = $1 where id = $2', reader.id, id)
    }
  }
})
afterAll(() => world.end())

const why = (userId: number, kind: Kind, id: number, by = admin) =>
  by.send(accountsApi.whySees, { query: { user_id: userId, kind, id } })

async function opens(reader: Visitor, kind: Kind, id: number) {
  if (kind === 'application') return reader.send(pipelineApi.getApplication, { query: { post_id: id } })
  if (kind === 'position') return reader.send(positionsApi.viewPosition, { query: { id } })
  return reader.send(accountsApi.viewUser, { query: { id } })
}

/** Whom the answer and the real call see apart, over all records. */
async function disagreements(reader: Visitor) {
  const answers = await Promise.all(
    records.map(async ({ kind, id }) => {
      const [said, real] = await Promise.all([why(reader.id, kind, id), opens(reader, kind, id)])
      expect(said.http).toBe(200)
      return { kind, id, said: said.data?.sees, really: real.http === 200 }
    }),
  )
  expect(answers.some(({ really }) => really)).toBe(true)
  return answers.filter(({ said, really }) => said !== really)
}

const roleNamed = async (role: string) => {
  const { list } = await admin.ask(accountsApi.listKeptRoles, { query: {} })
  const found = list.find(({ based_on, name }) => based_on === role && name === null)
  if (!found) throw new Error(`no role ${role}`)
  return found
}

const changeable = roles.filter((role) => role !== 'SysAdmin')

test.each(changeable.flatMap((role) => givenReaches.map((reach) => [role, reach] as const)))(
  '%s that reaches %s: the answer is what the record’s own call does',
  async (role, reach) => {
    const { id, version } = await roleNamed(role)
    await admin.ask(accountsApi.updateRole, {
      query: { id },
      body: { version, scopes: { candidates: reach, positions: reach, accounts: reach } },
    })
    const reader = readers.get(role)
    if (!reader) throw new Error(role)
    expect(await disagreements(reader)).toEqual([])
  },
)

test('whoever looks after the server reaches accounts, and no records', async () => {
  const reader = readers.get('SysAdmin')
  if (!reader) throw new Error('SysAdmin')
  expect(await disagreements(reader)).toEqual([])
})

test('says what decides, and where it is changed', async () => {
  const reader = await world.user(house, 'DepAdmin', own)
  const [far] = await world.rows('select id from applications where department_id = $1', other)
  await world.rows(`update users set state = 'disabled' where id = $1`, reader.id)
  const { data } = await why(reader.id, 'application', Number(far?.id))
  expect(data).toMatchObject({
    sees: false,
    reasons: [
      { fact: 'is_disabled', allows: false },
      { fact: 'held_by_role', allows: true },
      { fact: 'in_other_department', allows: false },
    ],
    role_id: (await roleNamed('DepAdmin')).id,
    own_department_id: own,
    department_id: other,
    part: null,
  })
})

test('is not told of anybody or anything the caller does not see', async () => {
  const recruiter = await world.user(house, 'DepAdmin', own)
  const near = await world.application(house, await world.position(house, { departmentId: own }))
  const far = await world.application(house, await world.position(house, { departmentId: other }))
  const colleague = (await world.user(house, 'User2', own)).id
  const stranger = (await world.user(house, 'User2', other)).id
  expect((await why(colleague, 'application', near, recruiter)).http).toBe(200)
  expect((await why(colleague, 'application', far, recruiter)).http).toBe(404)
  expect((await why(stranger, 'application', near, recruiter)).http).toBe(404)
  const elsewhere = await world.user(await world.organisation(), 'OrgAdmin')
  for (const kind of ['application', 'position', 'user'] as const) {
    const { id } = records.find((one) => one.kind === kind) ?? { id: 0 }
    expect((await why(elsewhere.id, kind, id, elsewhere)).http, kind).toBe(404)
  }
  expect((await why(colleague, 'application', near, elsewhere)).http).toBe(404)
})

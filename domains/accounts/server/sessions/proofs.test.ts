import { accountsApi } from '@bole/accounts/contract'
import { mailApi } from '@bole/mail/contract'
import { organisationsApi } from '@bole/organisations/contract'
import { password, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let house: number
let admin: Visitor
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  house = await world.organisation()
  admin = await world.user(house, 'OrgAdmin')
})

/** The window was left open for a while. */
async function leaveOpen(who: Visitor) {
  await world.rows(`update sessions set proved_at = now() - interval '16 minutes' where user_id = $1`, who.id)
  world.server.announcer.publish(who.organisationId, [{ entity: 'proof', id: null }])
  await expect.poll(async () => (await who.send(accountsApi.renewRecoveryCodes, {})).http).toBe(428)
}

test('what gives rights, lets others in or moves where mail goes asks for a recent proof', () => {
  const calls = [
    ...['createRole', 'copyRole', 'updateRole', 'deleteRole', 'createUser', 'createManyUsers'],
    ...['inviteColleagues', 'inviteAgain'],
  ] as const
  for (const name of calls) expect([name, { ...accountsApi[name] }.needsProof]).toEqual([name, true])
  for (const name of ['createMailServer', 'updateMailServer', 'removeMailServer'] as const)
    expect([name, { ...mailApi[name] }.needsProof]).toEqual([name, true])
  expect({ ...organisationsApi.endApiKey }.needsProof).toBe(true)
})

test('another role for somebody asks for it, another name does not', async () => {
  const { id } = await world.user(house, 'User2')
  const update = (body: object) =>
    admin.send(accountsApi.updateUser, { query: { id }, body: { version: 1, ...body } })
  await leaveOpen(admin)
  expect((await update({ role: 'OrgAdmin2' })).http).toBe(428)
  expect((await update({ name: '韩梅', role: 'User2' })).status).toBe('success')
  await admin.ask(accountsApi.prove, { body: { password } })
  expect((await update({ version: 2, role: 'OrgAdmin2' })).status).toBe('success')
})

test('another mail address of one’s own asks for it, another telephone does not', async () => {
  const user = await world.user(house, 'User2')
  const update = (version: number, body: object) =>
    user.send(accountsApi.updateProfile, { body: { id: user.id, version, ...body } })
  await leaveOpen(user)
  expect((await update(1, { email: 'mine@example.com' })).http).toBe(428)
  expect((await update(1, { phone: '13800138000', email: '' })).status).toBe('success')
})

describe('guesses at the own password', () => {
  const many = Array.from({ length: 12 })
  const change = (who: Visitor, old_password: string) =>
    who.send(accountsApi.changePassword, { body: { old_password, password: 'another-long-secret' } })
  const outcomes = async (who: Visitor) =>
    (await world.rows('select outcome from sign_ins where user_id = $1 order by id', who.id)).map(
      ({ outcome }) => outcome,
    )

  test('sent at once are five, and rest then', { tags: ['race'] }, async () => {
    const prove = (secret: string) => admin.send(accountsApi.prove, { body: { password: secret } })
    const codes = (await Promise.all(many.map(() => prove('wrong')))).map(({ code }) => code)
    expect(codes.filter((code) => code === 'wrong_proof')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too_many_wrong_proofs')).toHaveLength(7)
  })

  test('made by changing it are counted, kept, and rest with the proofs', async () => {
    const codes = (await Promise.all(many.slice(0, 9).map(() => change(admin, 'wrong')))).map(
      ({ code }) => code,
    )
    expect(codes.filter((code) => code === 'wrong_old_password')).toHaveLength(5)
    expect((await change(admin, password)).code).toBe('too_many_wrong_proofs')
    expect((await admin.send(accountsApi.prove, { body: { password } })).code).toBe('too_many_wrong_proofs')
    expect((await outcomes(admin)).filter((outcome) => outcome === 'wrong_password')).toHaveLength(5)
  })

  test('a change is written down, and takes back the wrong ones before it', async () => {
    await change(admin, 'wrong')
    expect((await change(admin, password)).status).toBe('success')
    const rows = await world.rows('select action, actor_id from user_history where user_id = $1', admin.id)
    expect(rows).toEqual([{ action: 'change_password', actor_id: admin.id }])
    expect(
      await world.rows('select 1 from sign_in_failures where subject = $1', `proof:${admin.id}`),
    ).toEqual([])
  })
})

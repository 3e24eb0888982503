import { accountsApi } from '@bole/accounts/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider } from '../../testing/provider-peer.ts'
import { redirectAddress } from '../sign-on/provider-client.ts'

let world: World
let peer: Awaited<ReturnType<typeof startProvider>>
let organisation: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
  peer = await startProvider(redirectAddress())
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin')
  const { id, version } = await admin.ask(accountsApi.getIdentityProvider, {})
  const { issuer, client_id, client_secret } = peer
  const named = { name: 'Lamp ID', issuer, client_id, client_secret, role_claim: 'groups' }
  const body = { id, version, is_enabled: true, ...named, role_mapping: [], default_role: 'User2' as const }
  await admin.ask(accountsApi.updateIdentityProvider, { body })
})
afterAll(async () => {
  await peer.stop()
  await world.end()
})

const finish = (who: Visitor, answer: string) => who.send(accountsApi.finishSignOn, { body: { answer } })
const current = async (who: Visitor) => who.ask(accountsApi.getCurrentUser, {})

async function signOn(sub: string) {
  peer.people.set(sub, { sub, name: '李雷', email: `${sub}@example.com`, email_verified: true })
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  const browser = world.stranger()
  const body = { slug: String(row?.slug) }
  const { address } = await browser.ask(accountsApi.beginSignOn, { body })
  await finish(browser, await peer.signOn(address, sub))
  return { browser }
}

test('who came by the provider proves by it who they are, as themselves and in the window they left', async () => {
  const [sub, other] = ['lei', 'han']
  const { browser } = await signOn(sub)
  await signOn(other)
  expect(await browser.ask(accountsApi.viewProof, {})).toEqual({ by: 'provider', name: 'Lamp ID' })
  expect(await admin.ask(accountsApi.viewProof, {})).toEqual({ by: 'password', name: '' })
  expect(await admin.send(accountsApi.beginProof, {})).toMatchObject({ code: 'sign_on_unavailable' })
  const { id } = await current(browser)
  const agedProof = `update sessions set proved_at = now() - interval '1 hour' where user_id = $1`
  await world.rows(agedProof, id)
  world.server.announcer.publish(organisation, [{ entity: 'proof', id: null }])
  const renew = async () => (await browser.send(accountsApi.renewRecoveryCodes, {})).http
  await expect.poll(renew).toBe(428)
  const leave = async () => (await browser.ask(accountsApi.beginProof, {})).address
  const address = await leave()
  expect(new URL(address).searchParams.get('prompt')).toBe('login')
  expect(await finish(browser, await peer.signOn(address, other))).toMatchObject({ code: 'proof_of_another' })
  expect(await renew()).toBe(428)
  const proved = await finish(browser, await peer.signOn(await leave(), sub))
  expect(proved).toMatchObject({ status: 'success', data: { purpose: 'proof' } })
  expect(await renew()).toBe(200)
  expect(await world.rows('select 1 from sessions where user_id = $1', id)).toHaveLength(1)
  // Elsewhere it proves nothing, and makes nobody.
  const stranger = world.stranger()
  const back = await peer.signOn(await leave(), sub)
  stranger.cookie = browser.cookie.replace(/bole_session=[\w-]+;?/, '')
  expect(await finish(stranger, back)).toMatchObject({ code: 'proof_of_another' })
})

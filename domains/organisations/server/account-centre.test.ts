import { accountsApi } from '@bole/accounts/contract'
import { organisationsApi } from '@bole/organisations/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { getAccountCentre, updateOrganisation, getExtraInfo, updateExtraInfo, uploadLogo, removePicture } =
  organisationsApi

let world: World
let house: number
let admin: Visitor
beforeAll(async () => {
  world = await startWorld()
  house = await world.organisation('Acme')
  admin = await world.user(house, 'OrgAdmin2')
})
afterAll(() => world.end())

const centre = async (who = admin) => who.ask(getAccountCentre, {})

/** Of every kind of skin the same. */
const without = (value: number | null) => ({
  ...{ campus_pc: value, campus_mobile: value, social_pc: value, social_mobile: value },
})

test('everybody sees the company with its seats; only who manages it changes it', async () => {
  await world.rows('update organisations set hr_seats = 3 where id = $1', house)
  const manager = await world.user(house, 'User2')
  const { organization, quotaList } = await centre(manager)
  expect(organization).toMatchObject({ id: house, name: 'Acme', address: '', can: { edit: false } })
  expect(quotaList).toEqual([
    {
      serviceType: 1,
      total: { hr: 3, hiring_manager: null },
      used: { hr: 1, hiring_manager: 1 },
      canUse: { hr: 2, hiring_manager: null },
    },
    { serviceType: 2, total: { talent: null }, used: { talent: 0 }, canUse: { talent: null } },
    { serviceType: 3, total: { message: null }, used: { message: 0 }, canUse: { message: null } },
    { serviceType: 5, total: without(null), used: without(0), canUse: without(null) },
  ])
  const body = { id: house, version: 1, name: 'X', province: '', city: '' }
  expect((await manager.send(updateOrganisation, { body })).http).toBe(403)
})

test('name and place are changed at the version seen, the place as one text with a hyphen', async () => {
  const body = { id: house, version: 1, name: '渡光能源', province: '广东省', city: '深圳市' }
  await admin.ask(updateOrganisation, { body })
  expect((await admin.send(updateOrganisation, { body })).code).toBe('stale')
  expect((await centre()).organization).toMatchObject({
    name: '渡光能源',
    address: '广东省-深圳市',
    version: 2,
  })
  const other = await world.organisation()
  expect((await admin.send(updateOrganisation, { body: { ...body, id: other } })).http).toBe(404)
  const wrong = await admin.send(updateOrganisation, { body: { ...body, version: 2, province: 'a-b' } })
  expect(wrong.http).toBe(422)
})

test('extra information is kept whole, and a website has to be one', async () => {
  const { info } = await admin.ask(getExtraInfo, {})
  const said = { ...info, industry: '新能源', website: 'https://example.com', introduction: '我们做充电。' }
  await admin.ask(updateExtraInfo, { body: said })
  const after = await admin.ask(getExtraInfo, {})
  expect(after.info).toMatchObject({
    industry: '新能源',
    introduction: '我们做充电。',
    version: info.version + 1,
  })
  const wrong = { ...after.info, website: 'javascript:alert(1)' }
  expect((await admin.send(updateExtraInfo, { body: wrong })).http).toBe(422)
})

const upload = async (bytes: Uint8Array) => {
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(bytes)]), 'logo.png')
  return admin.send(uploadLogo, { body })
}

test('a logo is made small and shown to the company alone; what is no picture is refused by name', async () => {
  const big = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a68c6' } })
    .png()
    .toBuffer()
  expect((await upload(big)).status).toBe('success')
  const { logoUrl } = (await centre()).organization
  const answer = await fetch(`${world.origin}${logoUrl}`, { headers: { cookie: admin.cookie } })
  expect([answer.status, logoUrl]).toEqual([200, expect.stringContaining('logo')])
  const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([width, format, answer.headers.get('content-type')]).toEqual([320, 'webp', 'image/webp'])
  const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
  const theirs = await fetch(`${world.origin}${logoUrl}`, { headers: { cookie: stranger.cookie } })
  expect(theirs.status).toBe(404)
  expect(await upload(Buffer.from('<svg onload="x"/>'))).toMatchObject({ code: 'no_picture' })
  await admin.ask(removePicture, { body: { kind: 'logo' } })
  expect((await centre()).organization.logoUrl).toBeNull()
})

test('a code leads to the sign-in page, and a new one takes its place', async () => {
  expect(await admin.ask(organisationsApi.getCodeUrl, {})).toEqual({ code: '', path: '' })
  const first = await admin.ask(organisationsApi.generateCode, {})
  expect(first.path).toBe(`/site/login?dzcode=${first.code}`)
  const second = await admin.ask(organisationsApi.generateCode, {})
  expect(second.code).not.toBe(first.code)
  expect(await admin.ask(organisationsApi.getCodeUrl, {})).toEqual(second)
})

test('whoever has the code sees name and logo of the company and nothing else; a code that is nobody’s shows nothing', async () => {
  const { code } = await admin.ask(organisationsApi.generateCode, {})
  const stranger = world.stranger()
  const seen = async (dzcode: string) =>
    (await stranger.ask(accountsApi.getCompany, { query: { dzcode } })).company
  expect(await seen(code)).toMatchObject({ logo: null, sign_on: null, platforms: [] })
  expect(await seen('NOBODYS')).toBeNull()
  await upload(
    await sharp({ create: { width: 90, height: 60, channels: 3, background: '#3a68c6' } })
      .png()
      .toBuffer(),
  )
  const { logo } = (await seen(code.toLowerCase())) ?? {}
  const answer = await fetch(`${world.origin}${logo}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await fetch(`${world.origin}/api/site/company-logo/NOBODYS`)).status).toBe(404)
  await world.rows(`update organisations set state = 'disabled' where id = $1`, house)
  expect(await seen(code)).toBeNull()
  await world.rows(`update organisations set state = 'enabled' where id = $1`, house)
})

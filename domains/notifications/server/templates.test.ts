import { mailApi } from '@bole/mail/contract'
import { MailPeer } from '@bole/mail/testing'
import { notificationsApi } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const { getTemplateContent, listTemplates, saveTemplate, resetTemplate, previewMessage, sendTest } =
  notificationsApi
const passed = { stage: 1, event: 'passed', language: 'en-US' } as const
const invited = { stage: 12, event: 'invited', language: 'en-US' } as const

let world: World
let organisation: number
let admin: Visitor
let position: number
let process: number
let lin: number

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin')
  position = await world.position(organisation)
  const [row] = await world.rows('select process_id from positions where id = $1', position)
  process = Number(row?.process_id)
  lin = await world.application(organisation, position, { name: 'Lin', email: 'lin@example.com' })
})
afterAll(() => world.end())

const save = (more: object = {}) =>
  admin.send(saveTemplate, {
    body: {
      ...passed,
      process_id: null,
      seen_version: 0,
      subject: 'Passed',
      body: 'Dear {{candidate}}',
      ...more,
    },
  })
const content = (query: object = {}) => admin.ask(getTemplateContent, { query: { ...passed, ...query } })

describe('the words that hold', () => {
  test('are built in, then the organisation’s, then the process’s, and so back again', async () => {
    expect(await content()).toMatchObject({
      worded_by: 'built_in',
      subject: expect.stringContaining('passed'),
    })
    expect((await save()).data).toEqual({ version: 1 })
    expect(await content({ process_id: process })).toMatchObject({ worded_by: 'organisation' })
    await save({ process_id: process, subject: 'Ours' })
    expect(await content({ post_id: lin })).toMatchObject({ worded_by: 'process', subject: 'Ours' })
    expect(await content()).toMatchObject({ worded_by: 'organisation', subject: 'Passed' })
    await admin.ask(resetTemplate, { body: { ...passed, process_id: process } })
    expect(await content({ post_id: lin })).toMatchObject({ worded_by: 'organisation' })
    await admin.ask(resetTemplate, { body: { ...passed, process_id: null } })
    expect(await content({ post_id: lin })).toMatchObject({ worded_by: 'built_in' })
  })

  test('are each language’s own', async () => {
    await save({ language: 'zh-CN', subject: '通过' })
    expect(await content()).toMatchObject({ worded_by: 'built_in' })
    expect(await content({ language: 'zh-CN' })).toMatchObject({ subject: '通过' })
  })

  test('are listed by stage, with what can be done with each', async () => {
    await save()
    const { list } = await admin.ask(listTemplates, { query: { language: 'en-US' } })
    expect(list).toHaveLength(27)
    expect(list[1]).toMatchObject({ subject: 'Passed', version: 1, can: { edit: true, reset: true } })
    const manager = await world.user(organisation, 'User')
    const seen = await manager.ask(listTemplates, { query: { stage: 12 } })
    const events = ['invited', 'choose_time', 'cancelled', 'passed', 'eliminated']
    expect(seen.list.map(({ event }) => event)).toEqual(events)
    expect(seen.list[0]?.can).toEqual({ edit: false, reset: false })
  })
})

describe('saving', () => {
  test('refuses what a candidate would find out, and keeps nothing of it', async () => {
    expect(await save({ body: '{{nmae}}' })).toMatchObject({ code: 'variable_unknown' })
    expect(await save({ body: '{{time}}' })).toMatchObject({ code: 'variable_without_value' })
    expect(await save({ subject: '{{candidate' })).toMatchObject({ code: 'variable_open' })
    expect(await save({ body: 'Dear [[name]]' })).toMatchObject({
      code: 'variable_foreign',
      message: expect.stringContaining('[[name]]'),
    })
    expect(await save({ ...invited, body: 'Come' })).toMatchObject({ code: 'variable_needed' })
    expect(await save({ stage: 5 })).toMatchObject({ code: 'not_told_here' })
    expect(
      await world.rows('select 1 from notify_templates where organisation_id = $1', organisation),
    ).toEqual([])
  })

  test('over somebody else’s words is stale, of two at once, too', { tags: ['race'] }, async () => {
    const answers = await Promise.all([save({ subject: 'One' }), save({ subject: 'Two' })])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([undefined, 'stale'].toSorted())
    expect(await save({ seen_version: 1, subject: 'Three' })).toMatchObject({ data: { version: 2 } })
    expect(await save({ seen_version: 1 })).toMatchObject({ code: 'stale' })
  })

  test('for a process of another organisation is not found', async () => {
    const stranger = await world.user(await world.organisation(), 'OrgAdmin')
    const body = { ...passed, process_id: process, seen_version: 0, subject: 's', body: 'b' }
    expect(await stranger.send(saveTemplate, { body })).toMatchObject({ http: 404 })
    expect(await stranger.send(resetTemplate, { body: { ...passed, process_id: process } })).toMatchObject({
      http: 404,
    })
  })
})

describe('a preview', () => {
  const preview = (body: object) =>
    admin.send(previewMessage, { body: { ...invited, applications: [lin], ...body } })

  test('says who gets what, who reads it on their page, and who is left out and why', async () => {
    const wu = await world.application(organisation, position, { name: 'Wu', email: null })
    expect((await preview({ applications: [lin, wu] })).data).toMatchObject({
      goes: 0,
      left_out: [
        { post_id: lin, name: 'Lin', lacks: 'time' },
        { post_id: wu, lacks: 'time' },
      ],
      first: null,
      has_mail_server: false,
    })
    const agreed = { meets_at: '2999-03-02T02:00:00Z', meets_until: '2999-03-02T03:00:00Z', is_online: true }
    const told = (await preview({ applications: [lin, wu], agreed })).data
    expect(told).toMatchObject({
      goes: 2,
      without_address: [{ post_id: wu, name: 'Wu', has_page: false }],
      left_out: [],
      first: { recipient: 'lin@example.com', subject: 'Interview at Acme: Engineer' },
    })
    expect(told?.first?.text).toContain('March 2, 2999')
    expect(told?.first?.text).toContain('Dear Lin,')
    expect(told?.first?.text).not.toContain('{{')
  })

  test('shows what stands where nothing else is being agreed on', async () => {
    const when = '2999-03-02T02:00:00Z'
    const body = { post_id: lin, version: 1, stage: 12, meets_at: when, place: 'Room 7' }
    await admin.ask(pipelineApi.move, { body })
    const words = { subject: 'Come', body: '{{time}}, {{place}}' }
    expect((await preview({ words })).data?.first?.text).toMatch(/:00.*, Room 7/)
    expect(await preview({ words: { ...words, body: '{{nmae}}' } })).toMatchObject({
      code: 'variable_unknown',
    })
  })

  test('of somebody one does not see is not found', async () => {
    const manager = await world.user(organisation, 'User')
    expect(await manager.send(previewMessage, { body: { ...invited, applications: [lin] } })).toMatchObject({
      http: 404,
    })
  })
})

test('a test goes to oneself, filled in with a real candidate', async () => {
  const words = { ...passed, subject: 'Hi {{candidate}}', body: '{{page}}' }
  expect(await admin.send(sendTest, { body: words })).toMatchObject({ code: 'no_own_address' })
  await world.rows(`update users set email = 'me@acme.test' where id = $1`, admin.id)
  expect(await admin.send(sendTest, { body: words })).toMatchObject({ code: 'no_mail_server' })
  const peer = await MailPeer.start()
  await admin.ask(mailApi.createMailServer, {
    body: { host: '127.0.0.1', port: peer.port, security: 'none', sender_address: 'jobs@acme.test' },
  })
  expect((await admin.send(sendTest, { body: words })).data).toEqual({ to: 'me@acme.test' })
  const [mail] = await world.rows('select * from mails where organisation_id = $1', organisation)
  expect(mail).toMatchObject({ recipient: 'me@acme.test', subject: 'Hi Lin', state: 'waiting' })
  expect(await admin.send(sendTest, { body: { ...words, ...invited, body: '{{time}}' } })).toMatchObject({
    status: 'success',
  })
  await peer.stop()
})

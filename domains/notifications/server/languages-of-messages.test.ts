import { notificationsApi, notifySettings } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { listRecords, sendMessages } = notificationsApi

let world: World
let organisation: number
let admin: Visitor
let position: number
let lin: number

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
  position = await world.position(organisation)
  lin = await applied('Lin', 'lin@example.com')
})
afterAll(() => world.end())

const applied = (name: string, email: string) => world.application(organisation, position, { name, email })
const listed = () => admin.ask(listRecords, { query: {} })

test('who says nothing of the language writes to each in theirs, and to others in the organisation’s', async () => {
  await world.rows("update applications set language = 'pt-BR' where id = $1", lin)
  const wu = await applied('Wu', 'wu@example.com')
  await admin.ask(notificationsApi.updateSettings, {
    body: { ...{ id: organisation, version: 0 }, ...notifySettings.rules.defaults, language: 'zh-TW' },
  })
  await admin.ask(pipelineApi.giveFeedbackToMany, {
    body: {
      applications: [lin, wu].map((post_id) => ({ post_id, version: 1 })),
      ...{ action: 'eliminate', text: 'not this time', message: {} },
    },
  })
  expect((await listed()).list).toMatchObject([
    { post_id: wu, language: 'zh-TW', subject: '您應徵Engineer的結果' },
    { post_id: lin, language: 'pt-BR', subject: 'Sua candidatura a Engineer' },
  ])
  const asked = { query: { stage: 1, event: 'eliminated', post_id: lin } } as const
  expect(await admin.ask(notificationsApi.getTemplateContent, asked)).toMatchObject({ language: 'pt-BR' })
})

test('a message whose words nobody changed is in the language of each', async () => {
  await world.rows("update applications set language = 'pt-BR' where id = $1", lin)
  const wu = await applied('Wu', 'wu@example.com')
  await world.rows("update applications set language = 'zh-CN' where id = $1", wu)
  expect(await admin.ask(sendMessages, { body: { applications: [lin, wu] } })).toMatchObject({ done: 2 })
  const { list } = await listed()
  expect(list.map(({ post_id, language }) => [post_id, language])).toEqual([
    [wu, 'zh-CN'],
    [lin, 'pt-BR'],
  ])
  expect(new Set(list.map(({ subject }) => subject)).size).toBe(2)
})

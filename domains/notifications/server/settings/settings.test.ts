import { notificationsApi } from '@bole/notifications/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dueAt } from './quiet-hours.ts'

const { getSettings, saveSettings } = notificationsApi

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test('settings are those one comes with until somebody saves others, each over what they have seen', async () => {
  const admin = await world.user(await world.organisation(), 'OrgAdmin')
  const usual = { language: 'zh-CN', quiet_from: null, quiet_until: null, acknowledges: true, version: 0 }
  expect(await admin.ask(getSettings, {})).toEqual(usual)
  const body = { language: 'pt-BR', quiet_from: 22, quiet_until: 8, seen_version: 0 } as const
  expect(await admin.ask(saveSettings, { body })).toEqual({ version: 1 })
  expect(await admin.ask(getSettings, {})).toMatchObject({ language: 'pt-BR', quiet_from: 22, version: 1 })
  expect(await admin.send(saveSettings, { body })).toMatchObject({ code: 'stale' })
  const half = { ...body, quiet_until: null, seen_version: 1 }
  expect(await admin.send(saveSettings, { body: half })).toMatchObject({ code: 'quiet_half' })
  const elsewhere = await world.user(await world.organisation(), 'OrgAdmin')
  expect(await elsewhere.ask(getSettings, {})).toEqual(usual)
})

const night = new Date(2031, 4, 5, 23)
const morning = new Date(2031, 4, 6, 8)
const hours = { quiet_from: 22, quiet_until: 8 }

test.each([
  ['waits for the morning', hours, { channel: 'mail', is_urgent: false }, morning],
  ['leaves where it is urgent', hours, { channel: 'mail', is_urgent: true }, night],
  ['stands on the page at once', hours, { channel: 'page', is_urgent: false }, night],
  ['leaves where no hours are quiet', undefined, { channel: 'mail', is_urgent: false }, night],
] as const)('at night a message %s', (_, quiet, message, due) => {
  expect(dueAt(quiet, message, night)).toEqual(due)
})

import { notificationsApi } from '@bole/notifications/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dueAt } from './quiet-hours.ts'

const { getSettings, updateSettings } = notificationsApi

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test('quiet hours have a beginning and an end', async () => {
  const organisation = await world.organisation()
  const admin = await world.user(organisation, 'OrgAdmin')
  const { id, version, ...usual } = await admin.ask(getSettings, {})
  expect(usual).toEqual({ language: 'zh-CN', quiet_from: null, quiet_until: null, acknowledges: true })
  const body = { id, version, ...usual, quiet_from: 22 }
  expect(await admin.send(updateSettings, { body })).toMatchObject({ code: 'quiet_half' })
  expect(await admin.ask(updateSettings, { body: { ...body, quiet_until: 8 } })).toEqual({ id, version: 1 })
  expect(await admin.ask(getSettings, {})).toMatchObject({ quiet_from: 22, quiet_until: 8 })
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

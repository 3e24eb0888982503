import { expect, test } from 'vitest'
import { canSend, missingForApp } from './platforms.ts'

const app = { app_id: 'a', hasSecret: true, agent_id: '' }

test.each([
  ['wechat', {}, null],
  ['feishu', {}, null],
  ['wecom', {}, 'agent_id'],
  ['dingtalk', {}, 'agent_id'],
  ['wecom', { agent_id: '1000002' }, null],
  ['feishu', { hasSecret: false }, 'app_secret'],
  ['wecom', { app_id: '', hasSecret: false }, 'app_id'],
] as const)('an app at %s with %j misses %s', (platform, given, missing) => {
  expect(missingForApp(platform, { ...app, ...given })).toBe(missing)
})

test.each([
  ['wechat', '', false],
  ['wechat', 'T1', true],
  ['wecom', '', true],
] as const)('an app at %s with the template "%s" sends messages: %s', (platform, template, can) => {
  expect(canSend(platform, template)).toBe(can)
})

import { CallFailed, CallRefused } from '@bole/platform/web'
import { describe, expect, test } from 'vitest'
import { reactionTo } from './reaction.ts'

const refused = (given: object) => new CallRefused({ status: 'error', message: '不行', code: 'no', ...given })
const failed = (http: number | null, given: object = {}) =>
  new CallFailed('/api/things', http, { message: '出错', ...given })

const notice = (http: number) => ({ kind: 'notice', http, address: '/api/things', message: '出错' })

describe('a rule’s no', () => {
  test.each([
    ['is a toast', {}, { kind: 'toast', level: 'error', message: '不行' }],
    ['that only warns', { status: 'warning' }, { kind: 'toast', level: 'warning', message: '不行' }],
    [
      'about a quota opens in the middle',
      { notice: { title: '配额不足', body: '请充值' } },
      {
        kind: 'quota_notice',
        title: '配额不足',
        body: '请充值',
        topic: null,
        isOfSkins: false,
        message: '不行',
      },
    ],
    [
      'about video interviews needs no words of its own',
      { notice: { type: 'skin', body: '皮肤' } },
      { kind: 'quota_notice', title: '', body: '皮肤', topic: null, isOfSkins: true, message: '不行' },
    ],
    [
      'about skins',
      { notice: { type: 'interview' } },
      { kind: 'quota_notice', title: '', body: '', topic: 'interview', isOfSkins: false, message: '不行' },
    ],
    [
      'with words only',
      { notice: { body: '请充值' } },
      { kind: 'quota_notice', title: '', body: '请充值', topic: null, isOfSkins: false, message: '不行' },
    ],
    ['that wants no words', { showType: 0 }, { kind: 'silent' }],
    ['shown as a warning', { showType: 1 }, { kind: 'toast', level: 'warning', message: '不行' }],
    ['shown as an error', { showType: 2 }, { kind: 'toast', level: 'error', message: '不行' }],
    [
      'shown under its code',
      { showType: 4, code: undefined, errorCode: 'E42' },
      { kind: 'titled', title: 'E42', message: '不行' },
    ],
    [
      'shown as a page',
      { showType: 9, message: '', errorMessage: '坏了' },
      { kind: 'go', to: '/exception/500', query: { errorCode: 'no', errorMessage: '坏了' } },
    ],
    ['with an empty notice', { notice: {} }, { kind: 'toast', level: 'error', message: '不行' }],
  ])('%s', (_, given, reaction) => {
    expect(reactionTo(refused(given), false)).toEqual(reaction)
    expect(reactionTo(refused(given), true)).toEqual(reaction)
  })
})

describe('a failure, by its status (specification, section 8)', () => {
  test.each([
    [401, { kind: 'sign_out', message: '出错' }, { kind: 'sign_out', message: '出错' }],
    [403, { kind: 'go', to: '/exception/403' }, notice(403)],
    [404, { kind: 'go', to: '/exception/404' }, notice(404)],
    [410, { kind: 'go', to: '/exception/404' }, notice(410)],
    [413, { kind: 'go', to: '/exception/404' }, notice(413)],
    [421, { kind: 'go', to: '/exception/404' }, notice(421)],
    [429, notice(429), notice(429)],
    [500, { kind: 'go', to: '/exception/500' }, notice(500)],
    [502, { kind: 'go', to: '/exception/500' }, notice(502)],
    [503, { kind: 'go', to: '/exception/500' }, notice(503)],
    [504, notice(504), notice(504)],
    [400, notice(400), notice(400)],
    [null, { kind: 'offline' }, { kind: 'offline' }],
  ])('%s while reading, and while changing', (http, whileReading, whileChanging) => {
    expect(reactionTo(failed(http), true)).toEqual(whileReading)
    expect(reactionTo(failed(http), false)).toEqual(whileChanging)
  })

  test('invalid input says what is wrong, once each and without the names of the wire', () => {
    const errors = [
      { path: 'name', message: '太长' },
      { path: 'items.0.age', message: '不是数字' },
      { path: 'items.1.age', message: '不是数字' },
    ]
    expect(reactionTo(failed(422, { errors }), true)).toEqual({ kind: 'invalid', what: '太长 · 不是数字' })
    expect(reactionTo(failed(422), true)).toEqual({ kind: 'toast', level: 'error', message: '出错' })
  })
})

test.each([new TypeError('x is undefined'), 'text', null, undefined])(
  'what is no call’s error is for the log: %s',
  (error) => {
    expect(reactionTo(error, true)).toEqual({ kind: 'log' })
  },
)

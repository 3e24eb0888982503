import { expect, test } from 'vitest'
import { isFresh, isTimely, signingSeconds, textToSign } from './signing.ts'

const now = new Date('2026-11-20T08:00:00Z')
const second = now.getTime() / 1000

test.each([
  [second, true],
  [second - signingSeconds, true],
  [second + signingSeconds, true],
  [second - signingSeconds - 1, false],
  [second + signingSeconds + 1, false],
  [0, false],
  [Number.NaN, false],
])('a request of %d is of now: %s', (timestamp, expected) => expect(isTimely(timestamp, now)).toBe(expected))

test('whatever of a request changes, its text does', () => {
  const request = {
    method: 'post',
    path: '/api/open/identity?a=1',
    timestamp: 5,
    nonce: 'n',
    bodyDigest: 'd',
  }
  const changes = [{ method: 'get' }, { path: '/' }, { timestamp: 6 }, { nonce: 'm' }, { bodyDigest: 'e' }]
  const texts = [{}, ...changes].map((change) => textToSign({ ...request, ...change }))
  expect(new Set(texts).size).toBe(6)
  expect(texts[0]).toBe('POST\n/api/open/identity?a=1\n5\nn\nd')
})

test.each([
  [1000, true],
  [300_999, true],
  [301_000, false],
])('signing data of the first second, for five minutes, is good at %d ms: %s', (at, expected) =>
  expect(isFresh({ fetchedAt: 1000, expire: 300 }, at)).toBe(expected),
)

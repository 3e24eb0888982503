import type { Receipt } from '@bole/sms/model'
import { SmsPeer } from '@bole/sms/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { SmppGateway } from './smpp-gateway.ts'
import type { Reply } from './take-reply.ts'

let peer: SmsPeer
let gateway: SmppGateway
let heard: Receipt[]
let answered: Reply[]
let isKnown: boolean

const logged: string[] = []
const speakingTo = (url: string) =>
  new SmppGateway({
    url,
    log: (line) => void logged.push(line),
    onReceipt: async (receipt) => {
      heard.push(receipt)
      return isKnown
    },
    onReply: async (reply) => {
      if (!isKnown) throw new Error('the database is away')
      answered.push(reply)
    },
  })

beforeAll(async () => {
  peer = await SmsPeer.start()
})
afterAll(() => peer.stop())
beforeEach(() => {
  heard = []
  answered = []
  isKnown = true
  peer.refusal = 0
  peer.taken.length = 0
  gateway = speakingTo(peer.url)
})
afterEach(() => gateway.stop())

test('hands a message over to a number with its country, and hears what the provider calls it', async () => {
  const answer = await gateway.submit('138 1234 5678', 'Come at ten')
  expect(answer).toMatchObject({ isTaken: true, providerId: peer.taken[0]?.id })
  expect(peer.taken).toMatchObject([{ to: '8613812345678', from: 'Acme', text: 'Come at ten' }])
})

test.each([
  ['in Chinese', 8, '邀请您参加面试，时间：3月2日 10:00'],
  ['with accents', 8, 'Olá, José: você passou'],
  ['with signs that GSM puts elsewhere', 0, 'Write to jobs@acme.test or call, ref a_b $5 [€]'],
  ['longer than one', 0, 'x'.repeat(400)],
  ['in Chinese and longer than one', 8, '面'.repeat(200)],
])('a text %s arrives as it was written, in the alphabet %d that it says', async (_, coding, text) => {
  await gateway.submit('13812345678', text)
  expect(peer.taken.at(-1)).toMatchObject({ text, coding })
})

test.each([
  ['no such number', 0x0b, 'ESME_RINVDSTADR (0xb)'],
  ['throttled', 0x58, 'ESME_RTHROTTLED (0x58)'],
])('what is refused is told by its name: %s', async (_, refusal, said) => {
  peer.refusal = refusal
  expect(await gateway.submit('13812345678', 'x')).toEqual({ isTaken: false, status: refusal, said })
})

test('what is no phone number is not handed over', async () => {
  expect(await gateway.submit('ask my sister', 'x')).toMatchObject({ isTaken: false, status: 0x0b })
  expect(peer.taken).toEqual([])
})

test('brings receipts, and has one brought again whose message is not known yet', async () => {
  await gateway.submit('13812345678', 'x')
  const id = peer.taken[0]?.id ?? ''
  expect(await peer.receipt(id, 'DELIVRD')).toBe(0)
  expect(heard).toMatchObject([{ providerId: id, stat: 'DELIVRD' }])
  isKnown = false
  expect(await peer.receipt('unknown', 'DELIVRD')).toBe(0x64)
})

test.each([['STOP'], ['退订'], ['Estarei aí às dez']])(
  'brings what somebody writes back: %s',
  async (text) => {
    await gateway.submit('13812345678', 'x')
    expect(await peer.reply('8613812345678', text)).toBe(0)
    expect(answered).toMatchObject([{ from: '8613812345678', text }])
    expect(heard).toEqual([])
  },
)

test('has an answer brought again that could not be written down', async () => {
  await gateway.submit('13812345678', 'x')
  isKnown = false
  expect(await peer.reply('8613812345678', 'Yes')).toBe(0x64)
})

test('finds a provider again that hung up', async () => {
  await gateway.submit('13812345678', 'one')
  peer.hangUp()
  await expect.poll(() => gateway.submit('13812345678', 'two')).toMatchObject({ isTaken: true })
  expect(peer.taken.map(({ text }) => text)).toEqual(['one', 'two'])
})

test.each([
  ['a wrong password', () => peer.url.replace('secret', 'guess'), /ESME_RBINDFAIL/],
  ['nobody there', () => 'smpp://bole:secret@127.0.0.1:1', /ECONNREFUSED/],
])('%s is no word about the message: it is tried again', async (_, url, said) => {
  const stray = speakingTo(url())
  expect(await stray.submit('13812345678', 'x')).toEqual({
    isTaken: false,
    status: null,
    said: expect.stringMatching(said),
  })
  await stray.stop()
})

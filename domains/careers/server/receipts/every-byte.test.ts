import { bindSlots } from '@bole/platform/host'
import { secrets } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { beforeAll, describe, expect, test } from 'vitest'
import { verifyReceipt } from '../../../../tools/verify-receipt.mjs'
import { genuineFacts, signingKey, signReceipt } from './signing-key.ts'

beforeAll(() => bindSlots([provide(secrets.sealingKey, new Uint8Array(32).fill(7))]))

const facts = {
  number: '5e0e4c5c-7d0b-4ab2-9a33-6a3a3f1f5f01',
  edition: 1,
  company: '渡光能源',
  position: 'Engineer',
  applicant: '李雷',
  applied_on: '2026-11-01',
  decided_on: '2026-11-20',
  stage: 'interview',
  decision: 'not_selected',
  reason: '经验不符 – obrigado',
  machine: 'none',
  answer_promised_by: null,
} as const

const changedAt = (bytes: Uint8Array, at: number, bit: number) => {
  const changed = Uint8Array.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ (1 << bit)
  return changed
}

describe('a receipt', () => {
  const made = () => Buffer.from(signReceipt(facts))

  test('is accepted by us and by the verifier that knows nothing of us', () => {
    expect(verifyReceipt(made(), signingKey().publicKey)).toEqual(facts)
    expect(JSON.parse(genuineFacts(made().toString()) ?? '')).toEqual(facts)
  })

  test('is refused by both with any bit of any of its bytes changed', () => {
    const bytes = made()
    const { publicKey } = signingKey()
    const accepted: string[] = []
    for (let at = 0; at < bytes.length; at++)
      for (const bit of [at % 8, (at + 5) % 8]) {
        const changed = changedAt(bytes, at, bit)
        if (verifyReceipt(changed, publicKey) !== null) accepted.push(`verifier ${at}/${bit}`)
        if (genuineFacts(Buffer.from(changed).toString()) !== null) accepted.push(`server ${at}/${bit}`)
      }
    expect(bytes.length).toBeGreaterThan(400)
    expect(accepted).toEqual([])
  })

  test('is refused with a byte taken out or put in, and with another key', () => {
    const bytes = made()
    const { publicKey } = signingKey()
    for (let at = 0; at < bytes.length; at++) {
      expect(
        verifyReceipt(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]), publicKey),
      ).toBeNull()
      const more = Buffer.concat([bytes.subarray(0, at), Buffer.from(' '), bytes.subarray(at)])
      expect(verifyReceipt(more, publicKey)).toBeNull()
    }
    expect(verifyReceipt(bytes, 'ab'.repeat(32))).toBeNull()
  })
})

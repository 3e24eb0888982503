import type { careersApi } from '@bole/careers/contract'
import type { Handler } from '@bole/platform/server'
import * as z from 'zod'
import { findingOf, genuineFacts, signingKey } from './signing-key.ts'

export const getReceiptKey: Handler<typeof careersApi.getReceiptKey> = async () => {
  const { keyId, publicKey } = signingKey()
  return { algorithm: 'Ed25519', key_id: keyId, public_key: publicKey }
}

const said = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** Whether a receipt is ours word for word; of any other nothing is repeated. */
export const checkReceipt: Handler<typeof careersApi.checkReceipt> = async ({ body }) => {
  const facts = genuineFacts(body.document)
  const finding = findingOf(body.document)
  if (facts === null) return { is_genuine: false, finding, facts: [] }
  const each = Object.entries(said.parse(JSON.parse(facts)))
  return {
    is_genuine: true,
    finding,
    facts: each.map(([name, value]) => ({ name, value: String(value ?? '') })),
  }
}

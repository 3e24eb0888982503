import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'
import { receipts } from '@bole/careers/model'
import { secrets } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'

// How a seed of 32 bytes stands in PKCS #8 (RFC 8410).
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

type SigningKey = ReturnType<typeof keyFrom>

/** Made once for each sealing key: a batch signs a thousand receipts. */
const keys = new WeakMap<Uint8Array, SigningKey>()

/** The last bytes of a public key as it is written (SPKI) are the key itself. */
const rawBytes = 32

/**
 * The installation's key for receipts: it follows from the key that seals secrets, and so is made, kept and handed on with it. The public
 * half in hexadecimal digits, known by the first of its digest.
 */
export function signingKey(): SigningKey {
  const sealing = providedFor(secrets.sealingKey)
  const known = keys.get(sealing)
  if (known) return known
  const made = keyFrom(sealing)
  keys.set(sealing, made)
  return made
}

function keyFrom(sealing: Uint8Array) {
  const seed = Buffer.from(hkdfSync('sha256', sealing, '', 'bole decision receipts 1', 32))
  const own = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const open = createPublicKey(own)
  const publicKey = open.export({ format: 'der', type: 'spki' }).subarray(-rawBytes).toString('hex')
  const keyId = createHash('sha256').update(publicKey, 'hex').digest('hex').slice(0, 16)
  return { own, open, publicKey, keyId }
}

/** The text of a receipt with its signature. */
export function signReceipt(facts: receipts.ReceiptFacts): string {
  const { own, keyId } = signingKey()
  const signed = receipts.signedText(facts, keyId)
  return receipts.withSignature(signed, sign(null, Buffer.from(signed), own).toString('hex'))
}

/** What checking a text finds; a receipt out of shape was changed, whoever signed it. */
export function findingOf(text: string): receipts.Finding {
  if (!receipts.isMeantAsReceipt(text)) return 'no_receipt'
  const parts = receipts.partsOf(text)
  if (parts && parts.keyId !== signingKey().keyId) return 'other_key'
  return genuineFacts(text) === null ? 'changed' : 'genuine'
}

/** What a receipt of this installation says; null where a byte of it is another one. */
export function genuineFacts(text: string): string | null {
  const { open, keyId } = signingKey()
  const parts = receipts.partsOf(text)
  if (!parts || parts.keyId !== keyId) return null
  return verify(null, Buffer.from(parts.signed), open, Buffer.from(parts.signature, 'hex'))
    ? parts.facts
    : null
}

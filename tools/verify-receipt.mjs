// Checks a decision receipt apart from whoever wrote it: one file, plain Node (20 or later), no packages.
//
//   node verify-receipt.mjs receipt.txt <public key: 64 hexadecimal digits, or the address that answers it>
//
// The address is https://<the company's site>/api/careers/receipt-key. Ends with 0 where the receipt is genuine, with 1 where it is not.
import { createPublicKey, verify } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { argv, exit, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'

const shape = /^(bole-receipt-1\n([^\n]+)\nkey [0-9a-f]{16}\n)signature ([0-9a-f]{128})\n$/
const spki = '302a300506032b6570032100'

/**
 * @param {Uint8Array} bytes the receipt as it was kept
 * @param {string} publicKey 64 hexadecimal digits
 * @returns {Record<string, unknown> | null} what it says; null where a byte of it was changed
 */
export function verifyReceipt(bytes, publicKey) {
  const [, signed, facts, signature] = shape.exec(Buffer.from(bytes).toString('latin1')) ?? []
  if (!signed || !facts || !signature) return null
  const key = createPublicKey({ key: Buffer.from(spki + publicKey, 'hex'), format: 'der', type: 'spki' })
  if (!verify(null, Buffer.from(signed, 'latin1'), key, Buffer.from(signature, 'hex'))) return null
  return JSON.parse(Buffer.from(facts, 'latin1').toString('utf8'))
}

/** @param {string} given */
async function keyFrom(given) {
  if (/^[0-9a-f]{64}$/.test(given)) return given
  const answer = await (await fetch(given)).json()
  return String(answer.data.public_key)
}

/** @param {string} file @param {string} given */
async function check(file, given) {
  const facts = verifyReceipt(await readFile(file), await keyFrom(given))
  if (!facts) {
    stdout.write('NOT GENUINE: this text is not what was signed with this key.\n')
    return 1
  }
  stdout.write('Genuine. It says:\n')
  for (const [name, value] of Object.entries(facts)) stdout.write(`  ${name}: ${value}\n`)
  return 0
}

const isRun = argv[1] !== undefined && (await realpath(argv[1])) === fileURLToPath(import.meta.url)
if (isRun) {
  const [, , file, given] = argv
  if (!file || !given) {
    stdout.write('node verify-receipt.mjs receipt.txt <public key, or the address that answers it>\n')
    exit(2)
  }
  exit(await check(file, given))
}

import { execFile } from 'node:child_process'
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
const keyId = createHash('sha256').update(key, 'hex').digest('hex').slice(0, 16)

const receiptOf = (facts: object) => {
  const signed = `bole-receipt-1\n${JSON.stringify(facts)}\nkey ${keyId}\n`
  return `${signed}signature ${sign(null, Buffer.from(signed), privateKey).toString('hex')}\n`
}

let folder: string
const company = createServer((_, answer) => {
  answer.end(JSON.stringify({ status: 'success', data: { public_key: key } }))
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bole-receipt-'))
  await new Promise<void>((ready) => company.listen(0, '127.0.0.1', ready))
})
afterAll(async () => {
  company.close()
  await rm(folder, { recursive: true })
})

/** What the verifier says of a text, run as a stranger would, and how it ends. */
async function verified(
  text: string,
  given: string,
  language = 'en_US.UTF-8',
): Promise<{ readonly said: string; readonly code: number }> {
  const file = join(folder, 'receipt.txt')
  await writeFile(file, text)
  const tool = join(import.meta.dirname, 'verify-receipt.mjs')
  return new Promise((resolve) => {
    execFile(process.execPath, [tool, file, given], { env: { LC_ALL: language } }, (error, said) =>
      resolve({ said, code: Number(error?.code ?? 0) }),
    )
  })
}

test('a genuine receipt is told as such, with what it says, and ends with 0', async () => {
  const { said, code } = await verified(receiptOf({ applicant: '李雷', decision: 'hired' }), key)
  expect(code).toBe(0)
  expect(said).toContain('Genuine')
  expect(said).toContain('Applicant: 李雷')
  expect(said).toContain('Decision: Hired and joined')
  expect(said).not.toMatch(/hired\b|decision:/)
})

test('the key is read at an address, too', async () => {
  const at = company.address()
  const port = typeof at === 'object' ? at?.port : 0
  const address = `http://127.0.0.1:${port}/api/careers/receipt-key`
  expect((await verified(receiptOf({ decision: 'hired' }), address)).code).toBe(0)
})

test('a changed one is refused, and nothing of it repeated', async () => {
  const changed = receiptOf({ decision: 'not_selected' }).replace('not_selected', 'hired')
  const { said, code } = await verified(changed, key)
  expect(code).toBe(1)
  expect(said).toContain('NOT GENUINE')
  expect(said).not.toContain('hired')
})

test.each([
  ['zh_CN.UTF-8', '这不是凭证', '结果: 已录用并入职'],
  ['zh_TW.UTF-8', '這不是憑證', '結果: 已錄用並到職'],
  ['pt_BR.UTF-8', 'ISTO NÃO É UM COMPROVANTE', 'Decisão: Contratado'],
  ['en_US.UTF-8', 'THIS IS NO RECEIPT', 'Decision: Hired and joined'],
])('in %s what is no receipt is called so, and a genuine one told in words', async (language, none, fact) => {
  const letter = await verified('Dear all', key, language)
  expect(letter.code).toBe(1)
  expect(letter.said).toContain(none)
  const genuine = await verified(receiptOf({ decision: 'hired' }), key, language)
  expect(genuine.said).toContain(fact)
})

test('a receipt that names another key says so', async () => {
  const other = receiptOf({ decision: 'hired' }).replace(keyId, '0'.repeat(16))
  expect((await verified(other, key)).said).toContain('another key')
})

import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WrongSettings } from './settings.ts'

const bytes = 32

/** The key that secrets are encrypted with, kept in the data directory for this user alone; made where there is none. */
export async function sealingKeyIn(dataDirectory: string): Promise<Uint8Array> {
  const file = join(dataDirectory, 'secret.key')
  await mkdir(dataDirectory, { recursive: true })
  // Written beside it and then given its name, which only the first of two processes can: both read what that one wrote.
  const own = `${file}.${randomUUID()}`
  await writeFile(own, randomBytes(bytes).toString('hex'), { mode: 0o600 })
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(own)
  const key = Uint8Array.from(Buffer.from((await readFile(file, 'utf8')).trim(), 'hex'))
  if (key.length === bytes) return key
  throw new WrongSettings([
    `${file} holds no key of ${bytes} bytes. Put the one of your backup there; without it, delete the file, and passwords of mail servers have to be typed again.`,
  ])
}

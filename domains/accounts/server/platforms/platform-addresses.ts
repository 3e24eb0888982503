import type { Platform } from '@bole/accounts/model'
import { defineSlot, providedFor } from '@bole/platform/slots'

/** Where a platform is asked instead of at its public addresses: one that a company runs itself, or another region's. */
export type PlatformAddresses = Readonly<Partial<Record<Platform, string>>>

/** Provided by the composition: operators name them, never companies. */
export const platformAddresses = defineSlot<PlatformAddresses>('accounts.platformAddresses')

/** An address of a platform, below its public origin or the one the operator names. */
export function below(platform: Platform, origin: string, path: string): string {
  return `${providedFor(platformAddresses)[platform] ?? origin}${path}`
}

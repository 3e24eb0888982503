import { accountsScreens } from '@bole/accounts/screens'
import { dashboardScreens } from '@bole/dashboard/screens'
import { inboxScreens } from '@bole/inbox/screens'
import { pipelineScreens } from '@bole/pipeline/screens'
import type { Screen } from '@bole/platform/web'
import { positionsScreens } from '@bole/positions/screens'
import { processesScreens } from '@bole/processes/screens'
import { themesScreens } from '@bole/themes/screens'

/** Every screen that exists, by domain. */
export const screens: readonly Screen[] = [
  ...accountsScreens,
  ...dashboardScreens,
  ...inboxScreens,
  ...pipelineScreens,
  ...themesScreens,
  ...positionsScreens,
  ...processesScreens,
]

const byAddress = new Map(
  screens.flatMap((screen) => screen.addresses.map((address) => [address, screen] as const)),
)

/** The screen at an address of the route table; undefined while it is not built. */
export function screenAt(path: string): Screen | undefined {
  return byAddress.get(path)
}

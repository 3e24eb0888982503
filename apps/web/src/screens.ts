import { accountsScreens } from '@bole/accounts/screens'
import { approvalsScreens } from '@bole/approvals/screens'
import { automationScreens } from '@bole/automation/screens'
import { careersScreens } from '@bole/careers/screens'
import { codingScreens } from '@bole/coding/screens'
import { conceptsScreens } from '@bole/concepts/screens'
import { dashboardScreens } from '@bole/dashboard/screens'
import { helpScreens } from '@bole/help/screens'
import { importsScreens } from '@bole/imports/screens'
import { inboxScreens } from '@bole/inbox/screens'
import { intakeScreens } from '@bole/intake/screens'
import { interviewsScreens } from '@bole/interviews/screens'
import { lecturesScreens } from '@bole/lectures/screens'
import { libraryScreens } from '@bole/library/screens'
import { mailScreens } from '@bole/mail/screens'
import { mailboxesScreens } from '@bole/mailboxes/screens'
import { notificationsScreens } from '@bole/notifications/screens'
import { organisationsScreens } from '@bole/organisations/screens'
import { parseAdministrationScreens } from '@bole/parse-administration/screens'
import { pipelineScreens } from '@bole/pipeline/screens'
import { eachOf, type Origin, type Screen, shapeOf, valuesAt } from '@bole/platform/screens'
import { positionsScreens } from '@bole/positions/screens'
import { processesScreens } from '@bole/processes/screens'
import { referralScreens } from '@bole/referral/screens'
import { reportsScreens } from '@bole/reports/screens'
import { requisitionsScreens } from '@bole/requisitions/screens'
import { resumesScreens } from '@bole/resumes/screens'
import { roomsScreens } from '@bole/rooms/screens'
import { rpoScreens } from '@bole/rpo/screens'
import { sourcingScreens } from '@bole/sourcing/screens'
import { talentPoolScreens } from '@bole/talent-pool/screens'
import { themesScreens } from '@bole/themes/screens'

/** Every screen that exists, by domain. */
export const screens: readonly Screen[] = [
  accountsScreens,
  dashboardScreens,
  inboxScreens,
  approvalsScreens,
  careersScreens,
  mailScreens,
  notificationsScreens,
  organisationsScreens,
  parseAdministrationScreens,
  pipelineScreens,
  talentPoolScreens,
  resumesScreens,
  libraryScreens,
  importsScreens,
  intakeScreens,
  mailboxesScreens,
  interviewsScreens,
  roomsScreens,
  codingScreens,
  lecturesScreens,
  themesScreens,
  positionsScreens,
  referralScreens,
  reportsScreens,
  requisitionsScreens,
  rpoScreens,
  sourcingScreens,
  processesScreens,
  conceptsScreens,
  automationScreens,
  helpScreens,
].flatMap((ofDomain): readonly Screen[] => Object.values(ofDomain))

/** One of the addresses a screen is shown at. */
export interface ScreenAddress {
  readonly screen: Screen
  /** As the record has it: `{id}` is a parameter. */
  readonly path: string
  /** The origin whose generation it belongs to; null where it belongs to both. */
  readonly origin: Origin | null
}

const everyAddress: readonly ScreenAddress[] = screens.flatMap((screen) =>
  eachOf(screen.addresses).map((address) => ({ screen, ...address })),
)

/** Every address at which a screen is shown. What is the state of another screen (`?project=new`) is shown there. */
export const addresses = everyAddress.filter(({ path }) => !path.includes('?'))

/** The screens that are the state of another, at addresses with a query. */
export const states = everyAddress.filter(({ path }) => path.includes('?'))

const byShape = new Map(addresses.map((address) => [shapeOf(address.path), address]))

/** The screen at an address of the route table, whatever its parameters are called; undefined while it is not built. */
export function screenAt(path: string): ScreenAddress | undefined {
  return byShape.get(shapeOf(path))
}

/** What is shown where somebody is. */
export function screenFor(pathname: string): ScreenAddress | undefined {
  return addresses.find(({ path }) => valuesAt(path, pathname) !== null)
}

/** The screen one stands below, at the address of the same generation; undefined where that is not known. */
export function above({ screen, origin }: ScreenAddress): ScreenAddress | undefined {
  const { menu, domain } = screen
  if (menu === null || !('below' in menu)) return undefined
  const parent = screens.find(({ name }) => name === `${domain}.${menu.below}`)
  const places = eachOf(parent?.addresses ?? {})
  const place = places.find((other) => other.origin === origin || other.origin === null)
  // What is the state of another screen is found there.
  return place && screenAt(place.path.split('?')[0] ?? '')
}

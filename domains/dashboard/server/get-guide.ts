import { type Permission, titleOf } from '@bole/accounts/model'
import { pageAddresses } from '@bole/careers/model'
import type { dashboardApi } from '@bole/dashboard/contract'
import { firstSteps, toDo } from '@bole/dashboard/model'
import { type Handler, may } from '@bole/platform/server'
import { statusCounts } from './count-store.ts'
import { accountCounts, nothingDone, positionCount, stepsDone } from './guide-store.ts'
import { seenBy } from './seen.ts'

const needs = {
  project: 'projects.manage',
  position: 'positions.manage',
  career_site: 'dashboard.view',
  candidate: 'candidates.upload',
  colleague: 'users.manage',
} as const satisfies Record<firstSteps.FirstStep, Permission>

/** The first steps, and what is done of them. */
export const getGuide: Handler<typeof dashboardApi.getGuide> = async ({ query, caller, tx, now }) => {
  const [[found]] = await tx.load(stepsDone(query.origin, caller.userId, now))
  const done = found ?? nothingDone
  // What somebody may not do is no step of theirs: it would lead them nowhere.
  const own = firstSteps.firstSteps.filter((name) => may(caller, needs[name]))
  return {
    list: own.map((name) => ({ name, is_done: done[name] })),
    learnTarget: firstSteps.nextStep(done, own),
    career_site: pageAddresses.site(done.slug),
  }
}

/** How far the organisation is set up. */
export const getAccountGuide: Handler<typeof dashboardApi.getAccountGuide> = async ({
  query,
  caller,
  tx,
}) => {
  const seen = seenBy(caller, undefined)
  const [[positions], accounts, counts] = await tx.load(
    positionCount(seen, query.origin),
    accountCounts(),
    statusCounts(seen, query.origin),
  )
  const withTitle = (...titles: readonly ReturnType<typeof titleOf>[]) =>
    accounts.filter(({ role }) => titles.includes(titleOf(role))).reduce((sum, { amount }) => sum + amount, 0)
  return {
    position_count: positions?.total ?? 0,
    org_hr_sub_count: withTitle('hr', 'hr_admin'),
    org_user_count: withTitle('hiring_manager'),
    post_count: toDo.sumOf(counts),
  }
}

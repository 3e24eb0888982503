import { automationScreens } from '@bole/automation/screens'
import { careersScreens } from '@bole/careers/screens'
import { dashboardScreens } from '@bole/dashboard/screens'
import { ways } from '@bole/inbox/model'
import { inboxScreens } from '@bole/inbox/screens'
import { libraryScreens } from '@bole/library/screens'
import { parseAdministrationScreens } from '@bole/parse-administration/screens'
import { pipelineScreens } from '@bole/pipeline/screens'
import { addressOf } from '@bole/platform/screens'
import { positionsScreens } from '@bole/positions/screens'
import { requisitionsScreens } from '@bole/requisitions/screens'
import { talentPoolScreens } from '@bole/talent-pool/screens'
import { expect, test } from 'vitest'

const { candidate, candidates } = pipelineScreens
const { home } = dashboardScreens

test.each([1, 2] as const)('what notices lead to is where the screens of origin %i are', (origin) => {
  expect({
    candidate: ways.candidate(5),
    timeline: ways.timeline(5),
    note: ways.note(5, 7),
    candidatesOf: ways.candidatesOf(origin, 3),
    position: ways.position(origin, 5),
    positionsOf: ways.positionsOf(origin, 3),
    requisition: ways.requisition(origin, 5),
    poolGiven: ways.poolGiven(),
    library: ways.library({ city: '上海' }),
    pool: ways.pool(),
    dashboard: ways.dashboard(origin),
    pendingFeedback: ways.pendingFeedback(origin),
    receipts: ways.receipts(),
    reports: ways.reports(),
    readFile: ways.readFile(5),
    rules: ways.rules(origin),
    messages: ways.messages(),
    settings: ways.settings(),
  } satisfies Record<keyof typeof ways, string>).toEqual({
    candidate: addressOf(candidate, { id: 5 }),
    timeline: `${addressOf(candidate, { id: 5 })}?tab=timeline`,
    note: `${addressOf(candidate, { id: 5 })}?tab=notes&note=7`,
    candidatesOf: `${addressOf(candidates, { origin })}?owner_id=3`,
    position: addressOf(positionsScreens.edit, { origin, id: 5 }),
    positionsOf: addressOf(positionsScreens.list, { origin })
      .replace(/$|(?<=\?.*)$/, '')
      .concat(origin === 1 ? '?owner_id=3' : '&owner_id=3'),
    requisition: addressOf(requisitionsScreens.record, { origin, id: 5 }),
    poolGiven: addressOf(talentPoolScreens.pool, {}, { given: 'to_me' }),
    library: `${addressOf(libraryScreens.people)}?${new URLSearchParams({ city: '上海' })}`,
    pool: addressOf(talentPoolScreens.pool),
    dashboard: addressOf(home, { origin }),
    pendingFeedback: `${addressOf(home, { origin })}?panel=pending_feedback`,
    receipts: `${addressOf(careersScreens.receipts)}?state=asked`,
    reports: addressOf(libraryScreens.reports),
    readFile: addressOf(parseAdministrationScreens.file, { id: 5 }),
    rules: addressOf(automationScreens.list, { origin }),
    messages: addressOf(inboxScreens.notices),
    settings: addressOf(inboxScreens.settings),
  })
})

import { accountsScreens } from '@bole/accounts/screens'
import { companyLogo, departmentPositions } from '@bole/accounts/slots'
import { pageAddresses } from '@bole/careers/model'
import { settingsAddresses } from '@bole/inbox/slots'
import { intakeScreens } from '@bole/intake/screens'
import { recordings, roomAddress } from '@bole/interviews/slots'
import { lecturesScreens } from '@bole/lectures/screens'
import { recordAddress } from '@bole/lectures/slots'
import { notificationsScreens } from '@bole/notifications/screens'
import { careerSiteAddress } from '@bole/organisations/slots'
import { pipelineScreens } from '@bole/pipeline/screens'
import {
  approvalDialog,
  besideCandidates,
  besideRecord,
  exportDialog,
  factReader,
  lockReader,
  messageDialog,
  messageField,
  talentPoolParts,
} from '@bole/pipeline/slots'
import { addressOf } from '@bole/platform/screens'
import { type Provided, provide } from '@bole/platform/slots'
import { positionsScreens } from '@bole/positions/screens'
import { candidatesAddress, plugInAddress, positionAddress, suitedAddress } from '@bole/positions/slots'
import { messagesAddress, slotsAddress } from '@bole/processes/slots'
import { roomsScreens } from '@bole/rooms/screens'
import { codeTab } from '@bole/rooms/slots'
import { talentPoolScreens } from '@bole/talent-pool/screens'
import { passTemplates, positionParts, projectPages } from '@bole/themes/slots'
import { lazy } from 'react'

const messages = () => import('@bole/notifications/web')
const talentPool = () => import('@bole/talent-pool/web')
const positions = () => import('@bole/positions/web')

/** What screens need of domains above theirs; a part of a screen is loaded when it is first drawn. */
export const providers: readonly Provided[] = [
  provide(
    besideCandidates,
    lazy(async () => ({ default: (await import('@bole/intake/web')).IntakeUpload })),
  ),
  provide(
    messageField,
    lazy(async () => ({ default: (await messages()).MessageField })),
  ),
  provide(
    messageDialog,
    lazy(async () => ({ default: (await messages()).MessageDialog })),
  ),
  provide(
    approvalDialog,
    lazy(async () => ({ default: (await import('@bole/approvals/web')).AskForMany })),
  ),
  provide(talentPoolParts, {
    KeepDialog: lazy(async () => ({ default: (await talentPool()).KeepDialog })),
    KeepField: lazy(async () => ({ default: (await talentPool()).KeepField })),
    Place: lazy(async () => ({ default: (await talentPool()).PoolPlace })),
  }),
  provide(
    besideRecord,
    lazy(async () => ({ default: (await import('@bole/library/web')).RecordBeside })),
  ),
  provide(
    factReader,
    lazy(async () => ({ default: (await import('@bole/library/web')).FactReader })),
  ),
  provide(
    lockReader,
    lazy(async () => ({ default: (await import('@bole/library/web')).LockReader })),
  ),
  provide(
    exportDialog,
    lazy(async () => ({ default: (await import('@bole/library/web')).ExportDialog })),
  ),
  provide(settingsAddresses, {
    account: addressOf(accountsScreens.mine),
    platforms: addressOf(accountsScreens.thirdParties),
  }),
  provide(careerSiteAddress, pageAddresses.site),
  provide(positionAddress, pageAddresses.position),
  provide(messagesAddress, (process_id) => addressOf(notificationsScreens.templates, {}, { process_id })),
  provide(slotsAddress, ({ id, origin }) => addressOf(pipelineScreens.slots, { origin }, { process_id: id })),
  provide(candidatesAddress, (given, under) => addressOf(pipelineScreens.candidates, given, under)),
  provide(plugInAddress, (given) => addressOf(intakeScreens.plugIn, given)),
  provide(suitedAddress, (suits_position_id) => addressOf(talentPoolScreens.pool, {}, { suits_position_id })),
  provide(
    departmentPositions,
    lazy(async () => ({ default: (await positions()).DepartmentPositions })),
  ),
  provide(
    companyLogo,
    lazy(async () => ({ default: (await import('@bole/organisations/web')).CompanyLogo })),
  ),
  provide(
    recordings,
    lazy(async () => ({ default: (await import('@bole/rooms/web')).RecordingList })),
  ),
  provide(
    codeTab,
    lazy(async () => ({ default: (await import('@bole/coding/web')).CodeTab })),
  ),
  provide(roomAddress, (given) => addressOf(roomsScreens.room, given)),
  provide(recordAddress, (id) => addressOf(pipelineScreens.candidate, { id })),
  provide(projectPages, [
    {
      name: 'route',
      Label: lazy(async () => ({ default: (await import('@bole/lectures/web')).RouteLabel })),
      address: ({ id, origin }) => (origin === 1 ? addressOf(lecturesScreens.route, { id }) : null),
    },
  ]),
  provide(
    passTemplates,
    lazy(async () => ({ default: (await messages()).PassTemplateSelect })),
  ),
  provide(positionParts, {
    View: lazy(async () => ({ default: (await positions()).PositionsView })),
    Beneath: lazy(async () => ({ default: (await positions()).PositionsOf })),
    Candidates: lazy(async () => ({ default: (await positions()).CandidatesLink })),
    Recent: lazy(async () => ({ default: (await positions()).RecentPositions })),
    creating: ({ origin, id }) => addressOf(positionsScreens.create, { origin }, { theme_id: id }),
  }),
]

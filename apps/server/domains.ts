import { accountsProviders, accountsRoutes, sendToPlatform } from '@bole/accounts/server'
import {
  approvalsRoutes,
  fillApprovalVotes,
  fillBeneathNotices,
  followApprovals,
  remindApprovers,
  turnsWhileAway,
} from '@bole/approvals/server'
import {
  answerIsOverdue,
  careersProviders,
  careersRoutes,
  clearUpload,
  keepWord,
  wordIsKept,
} from '@bole/careers/server'
import {
  dashboardRoutes,
  settleWhatEnded,
  tellOfAnswers,
  tellOfOffers,
  tellOwners,
  tellPositionOwners,
  tellWhoWasAsked,
} from '@bole/dashboard/server'
import { deliverNotices, inboxRoutes } from '@bole/inbox/server'
import { intakeRoutes, readIntakeFile } from '@bole/intake/server'
import { libraryRoutes, removeExportFile, runExport } from '@bole/library/server'
import { mailRoutes, sendMail } from '@bole/mail/server'
import {
  deliverMessage,
  followMail,
  followShortMessages,
  keepReplies,
  notificationsRoutes,
  tellCandidates,
} from '@bole/notifications/server'
import { organisationsRoutes } from '@bole/organisations/server'
import {
  datePasses,
  followDepartment,
  followProcess,
  offerLapsesSoon,
  pipelineFillings,
  pipelineRoutes,
  viewsLeaveGoneDepartments,
} from '@bole/pipeline/server'
import { clearUnnamedFiles } from '@bole/platform/host'
import type { Reaction } from '@bole/platform/reaction'
import type { Job, Routes } from '@bole/platform/server'
import type { Provided } from '@bole/platform/slots'
import { leaveGoneDepartments, positionsFillings, positionsRoutes } from '@bole/positions/server'
import { processesRoutes } from '@bole/processes/server'
import { people, readAgain, resumesRoutes } from '@bole/resumes/server'
import { sendShortMessage } from '@bole/sms/server'
import { talentPoolFillings, talentPoolRoutes } from '@bole/talent-pool/server'
import { picturesAreCleared, picturesGetReady, themesFillings, themesRoutes } from '@bole/themes/server'
import { addResumes } from './demo/add-resumes.job.ts'

/** Every domain's calls. */
export const routes: readonly Routes[] = [
  accountsRoutes,
  careersRoutes,
  dashboardRoutes,
  inboxRoutes,
  intakeRoutes,
  organisationsRoutes,
  pipelineRoutes,
  positionsRoutes,
  processesRoutes,
  resumesRoutes,
  themesRoutes,
  mailRoutes,
  notificationsRoutes,
  approvalsRoutes,
  talentPoolRoutes,
  libraryRoutes,
]

/** Every job, the domains' and the platform's. */
export const jobs: readonly Job[] = [
  addResumes,
  answerIsOverdue,
  clearUnnamedFiles,
  clearUpload,
  datePasses,
  deliverMessage,
  deliverNotices,
  people.lookForPairs,
  people.lookThrough,
  offerLapsesSoon,
  picturesAreCleared,
  picturesGetReady,
  readAgain,
  readIntakeFile,
  removeExportFile,
  runExport,
  sendMail,
  remindApprovers,
  sendShortMessage,
  sendToPlatform,
  turnsWhileAway,
  wordIsKept,
]

/** What a domain does about another one's news. */
export const reactions: readonly Reaction[] = [
  followApprovals,
  followDepartment,
  followMail,
  followProcess,
  followShortMessages,
  keepReplies,
  keepWord,
  leaveGoneDepartments,
  settleWhatEnded,
  tellCandidates,
  tellOfAnswers,
  tellOfOffers,
  tellOwners,
  tellPositionOwners,
  tellWhoWasAsked,
  viewsLeaveGoneDepartments,
]

/** What domains need of those above them. */
export const providers: readonly Provided[] = [
  ...accountsProviders,
  fillApprovalVotes,
  fillBeneathNotices,
  ...careersProviders,
  ...pipelineFillings,
  ...positionsFillings,
  ...talentPoolFillings,
  ...themesFillings,
]

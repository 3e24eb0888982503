import { accountsProviders, accountsRoutes, sendToPlatform } from '@bole/accounts/server'
import {
  approvalsRoutes,
  fillApprovalVotes,
  fillBeneathNotices,
  followApprovals,
  lookAtAll,
  remindApprovers,
  turnsWhileAway,
} from '@bole/approvals/server'
import {
  automationRoutes,
  looksAtTimes,
  rulesOnArrival,
  rulesOnMoves,
  runsRules,
} from '@bole/automation/server'
import {
  answerIsOverdue,
  careersProviders,
  careersRoutes,
  clearUpload,
  keepWord,
  promiseOnArrival,
  takeReason,
  wordIsKept,
} from '@bole/careers/server'
import { codingRoutes } from '@bole/coding/server'
import { conceptsRoutes } from '@bole/concepts/server'
import {
  dashboardRoutes,
  settleWhatEnded,
  tellOfAnswers,
  tellOfOffers,
  tellOfReplies,
  tellOwners,
  tellPositionOwners,
  tellWhoWasAsked,
} from '@bole/dashboard/server'
import { importsRoutes, readImportFile, runRows, tryRows, undoRows } from '@bole/imports/server'
import { deliverNotices, inboxRoutes } from '@bole/inbox/server'
import { intakeFillings, intakeRoutes, readIntakeFile, takeApplications } from '@bole/intake/server'
import { followPipeline, interviewsRoutes } from '@bole/interviews/server'
import { lecturesRoutes } from '@bole/lectures/server'
import {
  libraryFillings,
  libraryRoutes,
  looksAgain,
  removeExportFile,
  runExport,
  watchSavedSearches,
} from '@bole/library/server'
import { mailRoutes, sendMail } from '@bole/mail/server'
import { mailboxesRoutes } from '@bole/mailboxes/server'
import {
  acknowledge,
  deliverMessage,
  followMail,
  followShortMessages,
  keepReplies,
  keepShortReplies,
  notificationsFillings,
  notificationsRoutes,
  takeOutdatedBack,
  tellCandidates,
} from '@bole/notifications/server'
import { appliesServices, organisationsRoutes } from '@bole/organisations/server'
import { parseAdministrationRoutes, readNewer } from '@bole/parse-administration/server'
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
import {
  leaveGoneDepartments,
  positionsFillings,
  positionsRoutes,
  syncsChannel,
} from '@bole/positions/server'
import { beginWithProcesses, processesRoutes } from '@bole/processes/server'
import { earnRewards, opensPositions, referralRoutes } from '@bole/referral/server'
import { reportsRoutes } from '@bole/reports/server'
import { requisitionsLeaveGoneDepartments, requisitionsRoutes } from '@bole/requisitions/server'
import { people, readings, resumesRoutes } from '@bole/resumes/server'
import { roomsRoutes } from '@bole/rooms/server'
import { followIntake, readDraftRecord, rpoRoutes } from '@bole/rpo/server'
import { sendShortMessage } from '@bole/sms/server'
import { sourcingRoutes } from '@bole/sourcing/server'
import { looksAtConsent, talentPoolFillings, talentPoolRoutes } from '@bole/talent-pool/server'
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
  mailboxesRoutes,
  notificationsRoutes,
  approvalsRoutes,
  talentPoolRoutes,
  libraryRoutes,
  lecturesRoutes,
  requisitionsRoutes,
  sourcingRoutes,
  rpoRoutes,
  referralRoutes,
  parseAdministrationRoutes,
  importsRoutes,
  interviewsRoutes,
  conceptsRoutes,
  automationRoutes,
  reportsRoutes,
  roomsRoutes,
  codingRoutes,
]

/** Every job, the domains' and the platform's. */
export const jobs: readonly Job[] = [
  appliesServices,
  addResumes,
  answerIsOverdue,
  clearUnnamedFiles,
  clearUpload,
  datePasses,
  deliverMessage,
  deliverNotices,
  people.filesAreCleared,
  people.lookForPairs,
  people.lookThrough,
  looksAgain,
  looksAtConsent,
  looksAtTimes,
  offerLapsesSoon,
  opensPositions,
  picturesAreCleared,
  picturesGetReady,
  readings.readAgain,
  readDraftRecord,
  readIntakeFile,
  readNewer,
  readImportFile,
  tryRows,
  runRows,
  undoRows,
  removeExportFile,
  runExport,
  runsRules,
  sendMail,
  lookAtAll,
  remindApprovers,
  sendShortMessage,
  sendToPlatform,
  syncsChannel,
  turnsWhileAway,
  wordIsKept,
]

/** What a domain does about another one's news. */
export const reactions: readonly Reaction[] = [
  acknowledge,
  beginWithProcesses,
  earnRewards,
  followApprovals,
  followDepartment,
  followIntake,
  followMail,
  followPipeline,
  followProcess,
  followShortMessages,
  keepReplies,
  keepShortReplies,
  keepWord,
  leaveGoneDepartments,
  promiseOnArrival,
  requisitionsLeaveGoneDepartments,
  rulesOnArrival,
  rulesOnMoves,
  settleWhatEnded,
  takeApplications,
  takeOutdatedBack,
  takeReason,
  tellCandidates,
  tellOfAnswers,
  tellOfOffers,
  tellOfReplies,
  tellOwners,
  tellPositionOwners,
  tellWhoWasAsked,
  viewsLeaveGoneDepartments,
  watchSavedSearches,
]

/** What domains need of those above them. */
export const providers: readonly Provided[] = [
  ...accountsProviders,
  fillApprovalVotes,
  fillBeneathNotices,
  ...careersProviders,
  ...intakeFillings,
  ...libraryFillings,
  ...notificationsFillings,
  ...pipelineFillings,
  ...positionsFillings,
  ...talentPoolFillings,
  ...themesFillings,
]

import { careersApi, careersRefusals } from '@bole/careers/contract'
import { defineRoutes } from '@bole/platform/server'
import { apply } from './apply.ts'
import { answer, getApplication, markViewed, withdraw } from './candidate-application.ts'
import { getPosition } from './get-position.ts'
import { getProject } from './get-project.ts'
import { getReferral } from './get-referral.ts'
import { getShownLogo, getShownPicture } from './get-shown-picture.ts'
import { getSite } from './get-site.ts'
import { listPositions } from './list-positions.ts'
import { readResume } from './read-resume.ts'
import { giveReason, settleRequest } from './receipts/answer-candidate.ts'
import { keptAnswerDays } from './receipts/answer-days.ts'
import { askAboutReceipt } from './receipts/ask-about-receipt.ts'
import { checkReceipt, getReceiptKey } from './receipts/check-receipt.ts'
import { listOverdueAnswers } from './receipts/list-overdue-answers.ts'
import { listReceipts } from './receipts/list-receipts.ts'
import { signIn } from './sign-in.ts'
import { getSocialPicture } from './social-picture/get-social-picture.ts'

export const careersRoutes = defineRoutes(
  careersApi,
  {
    getSite,
    listPositions,
    getPosition,
    getProject,
    getReferral,
    getShownPicture,
    getShownLogo,
    getSocialPicture,
    readResume,
    apply,
    getApplication,
    markViewed,
    answer,
    signIn,
    withdraw,
    getReceiptKey,
    checkReceipt,
    askAboutReceipt,
    listReceipts,
    listOverdueAnswers,
    giveReason,
    settleRequest,
    ...keptAnswerDays.handlers,
  },
  careersRefusals,
)

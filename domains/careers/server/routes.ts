import { careersApi, careersRefusals } from '@bole/careers/contract'
import { defineRoutes } from '@bole/platform/server'
import { apply } from './apply.ts'
import { answer, getApplication, markViewed, withdraw } from './candidate-application.ts'
import { getPosition } from './get-position.ts'
import { getSite } from './get-site.ts'
import { listPositions } from './list-positions.ts'
import { readResume } from './read-resume.ts'
import { giveReason, settleRequest } from './receipts/answer-candidate.ts'
import { getAnswerDays, updateAnswerDays } from './receipts/answer-days.ts'
import { askAboutReceipt } from './receipts/ask-about-receipt.ts'
import { checkReceipt, getReceiptKey } from './receipts/check-receipt.ts'
import { listReceipts } from './receipts/list-receipts.ts'

export const careersRoutes = defineRoutes(
  careersApi,
  {
    getSite,
    listPositions,
    getPosition,
    readResume,
    apply,
    getApplication,
    markViewed,
    answer,
    withdraw,
    getReceiptKey,
    checkReceipt,
    askAboutReceipt,
    listReceipts,
    giveReason,
    settleRequest,
    getAnswerDays,
    updateAnswerDays,
  },
  careersRefusals,
)

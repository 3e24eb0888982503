import { defineRoutes } from '@bole/platform/server'
import { referralApi, referralRefusals } from '@bole/referral/contract'
import { addRule } from './add-rule.ts'
import { endRule } from './end-rule.ts'
import { exportRewards } from './export-rewards.ts'
import { getShare } from './get-share.ts'
import { listCodes } from './list-codes.ts'
import { listFriends } from './list-friends.ts'
import { listReferrals } from './list-referrals.ts'
import { listOwnRewards, listRewards } from './list-rewards.ts'
import { listRules } from './list-rules.ts'
import { listThemes } from './list-themes.ts'
import { makeCode } from './make-code.ts'
import { openLater } from './open-later.ts'
import { openPositions } from './open-positions.ts'
import { getSettings, saveSettings } from './settings.ts'
import { settleRewards } from './settle-rewards.ts'

export const referralRoutes = defineRoutes(
  referralApi,
  {
    ...{ listCodes, getShare, makeCode, listFriends, listReferrals, listThemes, openPositions, openLater },
    ...{ listRules, addRule, endRule, getSettings, saveSettings },
    ...{ listRewards, settleRewards, exportRewards, listOwnRewards },
  },
  referralRefusals,
)

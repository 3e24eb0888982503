import { fromAddress } from '@bole/platform/web'
import { outcomes } from '@bole/referral/model'

/** What stands in the address of the referrals, and what the numbers of the codes lead to. */
export const referralFields = {
  keyword: fromAddress.text(100),
  user_id: fromAddress.several(fromAddress.id),
  outcome: fromAddress.several(fromAddress.oneOf(outcomes)),
}

export { referralApi } from './api.ts'
export { referralRefusals } from './refusals.ts'
export type {
  CodeRow,
  FriendRow,
  OwnReward,
  ReferralRow,
  RewardRow,
  RuleRow,
  SharedPosition,
} from './schemas.ts'

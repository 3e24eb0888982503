import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { rewardCalls } from './reward-calls.ts'
import { codeRow, friendRow, outcome, referralRow, sharedPosition, themePosition } from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    referral: 'referral'
    referral_code: 'referral'
    referral_position: 'referral'
    reward_rule: 'referral'
    referral_settings: 'referral'
    reward: 'referral'
  }
}

const origin = field.whole(1, 2).default(2)
const keyword = field.text(100).optional()
const positionIds = z.array(field.idOf('position')).max(500)

export const referralApi = defineApi('referral', {
  listCodes: {
    method: 'GET',
    path: 'recruit/referral/code',
    summary:
      'The colleagues who have a code, whoever brought most first, with what came of each among those the caller may see',
    access: 'positions.manage',
    /** Without an origin the friends of both are counted. */
    query: z.object({ ...field.paging, keyword, origin: field.whole(1, 2).optional() }),
    reply: z.object({ extrapolationList: z.array(codeRow), total_count: z.number() }),
    hasTotal: true,
    shows: ['referral_code', 'referral', 'application', 'user'],
  },
  getShare: {
    method: 'GET',
    path: 'recruit/referral/share',
    summary: 'The caller’s code and link, and the positions open to referral; no code while they made none',
    access: 'signed_in',
    query: z.object({ ...field.paging, keyword }),
    reply: z.object({
      linkData: z.object({ code: z.string(), link: z.string() }).nullable(),
      list: z.array(sharedPosition),
    }),
    hasTotal: true,
    shows: ['referral_code', 'referral_position', 'position', 'project', 'reward_rule'],
  },
  makeCode: {
    method: 'POST',
    path: 'recruit/referral/code/create',
    summary: 'Make the caller’s code, or one for a friend under the name they give; their own they have once',
    access: 'signed_in',
    body: z.object({
      name: field.text(60).default(''),
      position_id: field.idOf('position').nullable().default(null),
    }),
    reply: z.object({ id: field.id, code: z.string(), link: z.string() }),
    refusals: ['not_open', 'too_many_invitations'],
    changes: ['referral_code', 'referral'],
  },
  listFriends: {
    method: 'GET',
    path: 'recruit/referral/mine',
    summary: 'Whom the caller referred and how far they are, by the names the caller gave, the newest first',
    access: 'signed_in',
    query: z.object(field.paging),
    reply: z.object({ list: z.array(friendRow) }),
    hasTotal: true,
    shows: ['referral', 'referral_code', 'application'],
  },
  listReferrals: {
    method: 'GET',
    path: 'recruit/referral/index',
    summary: 'Applications that colleagues brought, the newest first, of those the caller may see',
    access: 'candidates.view',
    query: z.object({
      ...field.paging,
      origin,
      keyword,
      user_id: field.commaList(field.idOf('user')),
      outcome: field.commaList(outcome, 6),
    }),
    reply: z.object({ list: z.array(referralRow) }),
    hasTotal: true,
    shows: ['referral', 'application', 'candidate', 'user'],
  },
  listThemes: {
    method: 'GET',
    path: 'recruit/referral/theme',
    summary:
      'Projects with their positions, and which of these colleagues may refer for, now or from when on',
    access: 'positions.manage',
    query: z.object({ origin, keyword }),
    reply: z.object({
      themes: z.array(z.object({ id: field.id, theme_name: z.string(), is_nt: z.number() })),
      /** By the project’s number, as text. */
      themeIdToList: z.record(z.string(), z.object({ responsiblePositions: z.array(themePosition) })),
    }),
    shows: ['referral_position', 'position', 'project'],
  },
  openPositions: {
    method: 'POST',
    path: 'recruit/referral/open',
    summary:
      'These positions of a project are those colleagues may refer for, from now on; the others are not',
    access: 'positions.manage',
    body: z.object({ theme_id: field.idOf('project'), position_ids: positionIds }),
    reply: z.object({ count: z.number() }),
    refusals: ['unknown_position', 'project_deleted'],
    changes: ['referral_position', 'project'],
  },
  openLater: {
    method: 'POST',
    path: 'recruit/referral/crontab',
    summary: 'Open positions of a project to referral at a moment; null: at none that was set before',
    access: 'positions.manage',
    body: z.object({
      theme_id: field.idOf('project'),
      position_ids: positionIds.min(1),
      open_time: field.moment.nullable(),
    }),
    reply: z.object({ count: z.number() }),
    refusals: ['unknown_position', 'project_deleted', 'moment_passed'],
    changes: ['referral_position', 'project'],
  },
  ...rewardCalls,
})

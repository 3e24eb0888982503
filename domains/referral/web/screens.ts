import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { referralFields } from './referral-fields.ts'

export const referralScreens = defineScreens('referral', {
  mine: {
    addresses: '/usercenter/referral',
    title: 'titles.mine',
    menu: { group: 'home', order: 30 },
    needs: 'signed_in',
    load: () => import('./my-referrals.tsx'),
  },
  list: {
    addresses: { social: '/post/extrapolation/list', campus: '/regulation2/extrapolation/list' },
    title: { social: 'titles.list', campus: 'titles.campusList' },
    menu: { group: 'jobs', order: 70, name: 'titles.list' },
    needs: ['positions.manage', 'candidates.view'],
    load: () => import('./referral-list.tsx'),
    conditions: conditionsOf<typeof referralFields>(),
  },
  codes: {
    addresses: { social: '/post/extrapolation/code', campus: '/regulation2/extrapolation/code' },
    title: { social: 'titles.codes', campus: 'titles.campusCodes' },
    menu: { below: 'list' },
    needs: ['positions.manage', 'candidates.view'],
    load: () => import('./code-list.tsx'),
  },
  opening: {
    addresses: { social: '/post/extrapolation/opening', campus: '/regulation2/extrapolation/opening' },
    title: { social: 'titles.opening', campus: 'titles.campusOpening' },
    menu: { below: 'list' },
    needs: 'positions.manage',
    load: () => import('./opening.tsx'),
  },
  rewards: {
    addresses: '/post/extrapolation/reward',
    title: 'titles.rewards',
    menu: { below: 'list' },
    needs: 'company.manage',
    load: () => import('./reward-list.tsx'),
  },
  rules: {
    addresses: '/post/extrapolation/rule',
    title: 'titles.rules',
    menu: { below: 'list' },
    needs: 'company.manage',
    load: () => import('./rule-list.tsx'),
  },
})

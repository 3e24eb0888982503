import { defineScreens } from '@bole/platform/screens'

export const approvalsScreens = defineScreens('approvals', {
  /** What waits for a hiring manager. */
  mine: {
    addresses: '/approval/list',
    title: 'titles.mine',
    menu: { group: 'candidates', order: 30 },
    needs: ['approvals.decide', 'candidates.view'],
    load: () => import('./own-approvals.tsx'),
  },
  /** Everything that is in approval, with how long people take. */
  all: {
    addresses: '/approval2/list',
    title: 'titles.all',
    menu: { group: 'candidates', order: 30 },
    needs: ['approvals.decide', 'approvals.ask', 'candidates.view'],
    load: () => import('./all-approvals.tsx'),
  },
  /** Where the link of a mail leads to. */
  byLink: {
    addresses: '/site/approval',
    title: 'titles.byLink',
    menu: null,
    needs: 'anyone',
    load: () => import('./link/link-page.tsx'),
  },
  /** How patient the company is with approvers. */
  settings: {
    addresses: '/organization/approval',
    title: 'titles.settings',
    menu: { group: 'settings.company', order: 30 },
    needs: 'company.manage',
    load: () => import('./settings/settings-page.tsx'),
  },
  /** Who answers while somebody is away. */
  away: {
    addresses: '/usercenter/away',
    title: 'titles.away',
    menu: { below: 'mine' },
    needs: 'approvals.decide',
    load: () => import('./away/delegation-list.tsx'),
  },
  /** One candidate with the résumé in view and the answer beneath it. */
  decide: {
    addresses: '/approval/{id}',
    title: 'titles.decide',
    menu: null,
    needs: ['approvals.decide', 'candidates.view'],
    load: () => import('./decide-page.tsx'),
  },
})

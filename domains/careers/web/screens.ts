import { defineScreens } from '@bole/platform/screens'

export const careersScreens = defineScreens('careers', {
  /** Decisions that candidates hold a receipt of, and what they asked about them. */
  receipts: {
    addresses: '/candidate/receipt/list',
    title: 'titles.receipts',
    menu: { group: 'recruit', order: 27 },
    needs: ['pipeline.move', 'candidates.view'],
    load: () => import('./receipts/receipt-list.tsx'),
  },
  /** Within how many days candidates are answered. */
  answerDays: {
    addresses: '/organization/answer-days',
    title: 'titles.answerDays',
    menu: { group: 'organise', order: 95 },
    needs: 'company.manage',
    load: () => import('./receipts/answer-days.tsx'),
  },
})

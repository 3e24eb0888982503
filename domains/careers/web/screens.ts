import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { answerFields } from './answers/answer-fields.ts'

export const careersScreens = defineScreens('careers', {
  /** Decisions that candidates hold a receipt of, and what they asked about them. */
  receipts: {
    addresses: '/candidate/receipt/list',
    title: 'titles.receipts',
    menu: { group: 'candidates', order: 80 },
    needs: ['pipeline.move', 'candidates.view'],
    load: () => import('./receipts/receipt-list.tsx'),
  },
  /** Who was promised an answer by a day that has passed. */
  answers: {
    addresses: { social: '/candidate/answer/list', campus: '/candidate2/answer2/list' },
    title: { social: 'titles.answers', campus: 'titles.campusAnswers' },
    menu: { group: 'candidates', order: 40, name: 'titles.answers' },
    needs: 'candidates.view',
    load: () => import('./answers/answer-list.tsx'),
    conditions: conditionsOf<typeof answerFields>(),
  },
  /** Within how many days candidates are answered. */
  answerDays: {
    addresses: '/organization/answer-days',
    title: 'titles.answerDays',
    menu: { group: 'settings.candidates', order: 20 },
    needs: 'company.manage',
    load: () => import('./receipts/answer-days.tsx'),
  },
})

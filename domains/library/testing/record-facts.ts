import type { RecordFacts } from '@bole/library/contract'

/** What is known of an application beside its row, with nothing special about it. */
export const factsOf = (post_id: number, more: Partial<RecordFacts> = {}): RecordFacts => ({
  post_id,
  contactStatusText: 'told',
  lastContactText: '2026-11-20T02:00:00.000Z',
  expectPlaceText: '上海 | 杭州',
  expectPositionText: '架构师',
  noteText: '沟通顺畅',
  workRequireText: '五年以上经验',
  postSzHistory: [{ post_id: 9, position: '产品经理', create_time: '2026-10-01T00:00:00.000Z' }],
  has_recent_work: true,
  isCheckPass: true,
  isCheckPassText: 'approved',
  operate_status: { status: 'free', user_name: '' },
  ...more,
})

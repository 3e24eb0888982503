import type zh from './zh-CN.ts'

/** What the screens of candidates, labels and reasons are called. */
export default {
  candidates: '候選人',
  social: '候選人',
  campus: '校園候選人',
  candidate: '候選人',
  tags: '標籤庫',
  tagGroups: '標籤群組',
  reasons: '淘汰原因',
  deliveries: '投遞記錄',
  campusDeliveries: '校園投遞記錄',
  interviews: '面試候選人',
  campusInterviews: '校園面試候選人',
  slots: '面試場次',
  campusSlots: '校招面試場次',
} satisfies typeof zh

import type zh from './zh-CN.ts'

/** What the screens of candidates, labels and reasons are called. */
export default {
  social: '候選人',
  campus: '校園候選人',
  candidate: '候選人',
  tags: '標籤庫',
  tagGroups: '標籤群組',
  reasons: '淘汰原因',
} satisfies typeof zh

import type zh from './zh-CN.ts'

export default {
  history: '修改記錄',
  unchanged: '還沒有人修改過，目前為預設設定。',
  more: '顯示更多',
  from: '{{field}}：{{before}} → {{after}}',
  nothingShown: '已儲存，上述各項沒有變化',
  nothing: '無',
  on: '開啟',
  off: '關閉',
} satisfies typeof zh

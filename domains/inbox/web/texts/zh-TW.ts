import { kinds } from '../../contract/texts/zh-TW.ts'
import type zh from './zh-CN.ts'

export default {
  titles: {
    notices: '通知',
    settings: '通知設定',
    progress: '任務進度',
  },
  kinds,
  notice: '通知',
  unread: '未讀',
  work: '任務',
  time: '時間',
  percent: '進度',
  counts: '完成情況',
  state: '狀態',
  done: '{{done}} / {{total}}',
  doneAndFailed: '{{done}} / {{total}}，{{failed}} 失敗',
  states: {
    running: '進行中',
    finished: '已完成',
    failed: '失敗',
  },
  about: '內容',
  readOrNot: { unread: '未讀', read: '已讀' },
  read: '標為已讀',
  readAll: '全部標為已讀（{{total}}）',
  noNotices: '沒有訊息。有人請您審批、面試，或匯入完成時，會在這裡告訴您。',
  noProgress: '沒有任務。上傳履歷後可在這裡查看進度。',
} satisfies typeof zh

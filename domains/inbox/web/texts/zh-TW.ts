import type zh from './zh-CN.ts'

export default {
  titles: {
    notices: '通知',
    progress: '任務進度',
  },
  kinds: {
    intake: '上傳履歷',
    intake_finished: '履歷上傳完成：{{done}} 份已新增，{{failed}} 份失敗',
    intake_finished_fine: '履歷上傳完成：{{done}} 份已新增',
    asked_to_approve: '{{by}}請您審核{{name}}（{{position}}）',
    asked_to_approve_many: '{{by}}請您審核 {{count}} 位候選人',
    asked_to_interview: '{{by}}請您面試{{name}}（{{position}}），時間待定',
    asked_to_interview_at: '{{by}}請您面試{{name}}（{{position}}）：{{at}}',
    asked_to_interview_many: '{{by}}請您面試 {{count}} 位候選人',
    asked_for_feedback: '{{name}}（{{position}}）的面試已結束，請填寫評核',
    asked_for_feedback_many: '{{count}} 場面試已結束，請填寫評核',
    other: '背景任務',
  },
  nobody: '系統',
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
  readAll: '全部標為已讀（{{total}}）',
  noNotices: '沒有訊息。有人請您審批、面試，或匯入完成時，會在這裡告訴您。',
  noProgress: '沒有任務。上傳履歷後可在這裡查看進度。',
} satisfies typeof zh

import type { Sentences } from './sentences.ts'

/** What is told, in traditional Chinese. */
export const kinds = {
  intake: '上傳履歷',
  intake_finished: '履歷上傳完成：{{done}} 份已新增，{{failed}} 份失敗',
  intake_finished_fine: '履歷上傳完成：{{done}} 份已新增',
  asked_to_approve: '{{by}}請您審核{{name}}（{{position}}）',
  asked_to_approve_many: '{{by}}請您審核 {{count}} 位候選人',
  asked_to_interview: '{{by}}請您面試{{name}}（{{position}}），時間待定',
  asked_to_interview_at: '{{by}}請您面試{{name}}（{{position}}）：{{at}}',
  asked_to_interview_many: '{{by}}請您面試 {{count}} 位候選人',
  asked_no_more: '{{by}}調整了人員：無需您再處理{{name}}（{{position}}）',
  asked_no_more_many: '{{by}}調整了人員：無需您再處理 {{count}} 位候選人',
  asked_for_feedback: '{{name}}（{{position}}）的面試已結束，請填寫評核',
  asked_for_feedback_many: '{{count}} 場面試已結束，請填寫評核',
  candidate_accepted: '{{name}}接受了安排（{{position}}）',
  candidate_declined: '{{name}}婉拒了安排（{{position}}）',
  candidate_wants_another_date: '{{name}}希望改期（{{position}}）',
  candidate_answered: '{{name}}有新的回覆（{{position}}）',
  offer_lapses_soon: '{{name}}的錄取通知將於 {{day}} 失效（{{position}}）',
  offer_lapsed: '{{name}}的錄取通知已失效（{{position}}）',
  given_application: '{{by}}將{{name}}（{{position}}）交給您負責',
  given_application_many: '{{by}}將 {{count}} 位候選人交給您負責',
  given_position: '{{by}}將職缺「{{position}}」交給您負責',
  given_position_many: '{{by}}將 {{count}} 個職缺交給您負責',
  nobody: '系統',
  other: '背景任務',
} satisfies Sentences

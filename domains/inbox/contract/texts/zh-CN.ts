import type { Sentences } from './sentences.ts'

/** What is told, in simplified Chinese. */
export const kinds = {
  intake: '上传简历',
  intake_finished: '简历上传完成：{{done}} 份入库，{{failed}} 份失败',
  intake_finished_fine: '简历上传完成：{{done}} 份入库',
  asked_to_approve: '{{by}}请您审批{{name}}（{{position}}）',
  asked_to_approve_many: '{{by}}请您审批 {{count}} 位候选人',
  asked_to_interview: '{{by}}请您面试{{name}}（{{position}}），时间待定',
  asked_to_interview_at: '{{by}}请您面试{{name}}（{{position}}）：{{at}}',
  asked_to_interview_many: '{{by}}请您面试 {{count}} 位候选人',
  asked_no_more: '{{by}}调整了人员：无需您再处理{{name}}（{{position}}）',
  asked_no_more_many: '{{by}}调整了人员：无需您再处理 {{count}} 位候选人',
  asked_for_feedback: '{{name}}（{{position}}）的面试已结束，请填写评价',
  asked_for_feedback_many: '{{count}} 场面试已结束，请填写评价',
  candidate_accepted: '{{name}}接受了安排（{{position}}）',
  candidate_declined: '{{name}}拒绝了安排（{{position}}）',
  candidate_wants_another_date: '{{name}}希望改期（{{position}}）',
  candidate_answered: '{{name}}有新的回复（{{position}}）',
  offer_lapses_soon: '{{name}}的录用通知将于 {{day}} 失效（{{position}}）',
  offer_lapsed: '{{name}}的录用通知已失效（{{position}}）',
  given_application: '{{by}}将{{name}}（{{position}}）交给您负责',
  given_application_many: '{{by}}将 {{count}} 位候选人交给您负责',
  given_position: '{{by}}将职位“{{position}}”交给您负责',
  given_position_many: '{{by}}将 {{count}} 个职位交给您负责',
  nobody: '系统',
  other: '后台任务',
} satisfies Sentences

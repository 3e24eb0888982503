import type { Said } from './said.ts'

/** What the pool says no with, and how an approval ended. */
export const chinese: Said = {
  stale: '该文件夹已被他人修改，请查看后再保存',
  name_taken: '已有同名文件夹',
  folders_full: '文件夹数量已达上限（{{limit}} 个）',
  unknown_person: '找不到所选的同事',
  unknown_department: '找不到所选的部门',
  not_your_folder: '您不能管理此文件夹中的人才',
  folder_not_empty: '文件夹中还有人才，请先移走',
  pool_full_title: '人才库名额不足',
  pool_full: '人才库最多可存 {{limit}} 人，还可存 {{left}} 人',
  acted_since: '之后又有人操作过，无法撤销',
  kept_again: '{{name}} 已重新加入人才库，无法撤销',
  already_kept: '已在人才库“{{folder}}”中',
  already_there: '已在该文件夹中',
  already_distributed: '已分发给 {{name}}，等待对方答复',
  already_settled: '已有答复或已撤回',
  not_asked: '不由您答复',
  already_applied: '已在该职位的招聘流程中',
  reason_missing: '请填写原因',
  position_closed: '该职位未开放，或您看不到该职位',
  no_address: '没有邮箱',
  mail_subject: '{{organisation}}：是否继续保留您的资料',
  mail_text:
    '{{name}}，您好：\n\n感谢您应聘{{organisation}}。我们希望把您的资料保留在人才库中，以便有合适的职位时联系您。\n\n请点击下面的链接，同意保留至 {{until}}，或撤回同意：\n{{link}}\n\n此链接只属于您，请勿转发。',
  approved: '审批通过',
  not_approved: '审批未通过',
}

import type { Said } from './said.ts'

/** What the pool says no with, and how an approval ended. */
export const traditional: Said = {
  stale: '該資料夾已被他人修改，請檢視後再儲存',
  name_taken: '已有同名資料夾',
  folders_full: '資料夾數量已達上限（{{limit}} 個）',
  unknown_person: '找不到所選的同事',
  unknown_department: '找不到所選的部門',
  not_your_folder: '您不能管理此資料夾中的人才',
  folder_not_empty: '資料夾中還有人才，請先移走',
  pool_full_title: '人才庫名額不足',
  pool_full: '人才庫最多可存 {{limit}} 人，還可存 {{left}} 人',
  acted_since: '之後又有人操作過，無法復原',
  kept_again: '{{name}} 已重新加入人才庫，無法復原',
  already_kept: '已在人才庫「{{folder}}」中',
  already_there: '已在該資料夾中',
  already_distributed: '已分發給 {{name}}，等待對方答覆',
  already_settled: '已有答覆或已撤回',
  not_asked: '不由您答覆',
  already_applied: '已在該職缺的招募流程中',
  reason_missing: '請填寫原因',
  position_closed: '該職缺未開放，或您看不到該職缺',
  no_address: '沒有信箱',
  mail_subject: '{{organisation}}：是否繼續保留您的資料',
  mail_text:
    '{{name}}，您好：\n\n感謝您應徵{{organisation}}。我們希望把您的資料保留在人才庫中，以便有合適的職缺時與您聯絡。\n\n請點選下面的連結，同意保留至 {{until}}，或撤回同意：\n{{link}}\n\n此連結只屬於您，請勿轉寄。',
  approved: '審批通過',
  not_approved: '審批未通過',
}

import type zh from './zh-CN.ts'

/** What can be said about an application, by the company and by the candidate. */
export default {
  company_pass: '通過',
  company_eliminate: '淘汰',
  company_remain: '待定',
  company_absence: '標記缺席',
  company_change_date: '改期',
  company_cancel: '取消安排',
  company_change_score: '修改分數',
  company_sign_contact: '標記為已簽約',
  company_un_sign_contact: '撤回 Offer',
  company_entry: '確認到職',
  company_un_entry: '標記為未到職',
  company_move_out: '移出面試間',
  company_comment: '寫評語',
  candidate_accept: '候選人接受',
  candidate_refuse: '候選人拒絕',
  candidate_consider: '候選人考慮中',
  candidate_un_contact: '未聯絡上',
  candidate_change_date: '候選人希望改期',
  candidate_attend: '候選人已參加',
  candidate_un_feedback: '候選人未回覆',
  candidate_sign_contact: '候選人已簽約',
  candidate_entry: '候選人已到職',
  candidate_sign_in: '候選人簽到',
  candidate_un_sign_in: '取消簽到',
} satisfies typeof zh

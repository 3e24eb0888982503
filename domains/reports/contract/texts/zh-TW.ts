import type { Names } from './names.ts'

/** Names of what a report shows, on the screen and in its file. */
export const names: Names = {
  measures: {
    applications: '應徵人數',
    reached_approval: '進入部門審批',
    reached_interview: '進入面試',
    reached_offer: '進入 Offer',
    accepted_offer: '接受 Offer',
    joined: '已到職',
    under_way: '進行中',
    eliminated: '已淘汰',
    withdrawn: '候選人放棄',
    interview_rate: '面試率',
    offer_rate: 'Offer 率',
    acceptance_rate: '接受率',
    join_rate: '到職率',
    days_to_first_step: '首次處理天數',
    days_to_interview: '到面試天數',
    days_to_offer: '到 Offer 天數',
    days_to_join: '到到職天數',
    days_in_screening: '初篩停留天數',
    days_in_approval: '審批停留天數',
    days_in_interview: '面試停留天數',
    days_in_offer: 'Offer 停留天數',
  },
  groupings: {
    month: '月份',
    position: '職缺',
    project: '專案',
    department: '部門',
    source: '來源',
    owner: '負責人',
  },
}

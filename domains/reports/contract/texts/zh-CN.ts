import type { Names } from './names.ts'

/** Names of what a report shows, on the screen and in its file. */
export const names: Names = {
  measures: {
    applications: '申请人数',
    reached_approval: '进入部门审批',
    reached_interview: '进入面试',
    reached_offer: '进入 Offer',
    accepted_offer: '接受 Offer',
    joined: '已入职',
    under_way: '进行中',
    eliminated: '已淘汰',
    withdrawn: '候选人放弃',
    interview_rate: '面试率',
    offer_rate: 'Offer 率',
    acceptance_rate: '接受率',
    join_rate: '入职率',
    days_to_first_step: '首次处理天数',
    days_to_interview: '到面试天数',
    days_to_offer: '到 Offer 天数',
    days_to_join: '到入职天数',
    days_in_screening: '初筛停留天数',
    days_in_approval: '审批停留天数',
    days_in_interview: '面试停留天数',
    days_in_offer: 'Offer 停留天数',
  },
  groupings: {
    month: '月份',
    position: '职位',
    project: '项目',
    department: '部门',
    source: '来源',
    owner: '负责人',
  },
}

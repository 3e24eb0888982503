export default {
  screening: '初筛',
  approval: '部门审批',
  assessment: '测评',
  exam: '笔试',
  aiInterview: 'AI 面试',
  interview: '面试',
  offer: 'Offer 沟通',
  entry: '待入职',
}

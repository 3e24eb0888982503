/** What the screens of candidates, labels and reasons are called. */
export default {
  candidates: '候选人',
  social: '社招候选人',
  campus: '校招候选人',
  candidate: '候选人',
  tags: '标签库',
  tagGroups: '标签组',
  reasons: '淘汰原因',
  deliveries: '投递记录',
  campusDeliveries: '校招投递记录',
  interviews: '面试候选人',
  campusInterviews: '校招面试候选人',
  slots: '面试场次',
  campusSlots: '校招面试场次',
}

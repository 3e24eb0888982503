/** What the screens of candidates, labels and reasons are called. */
export default {
  social: '社招候选人',
  campus: '校招候选人',
  candidate: '候选人',
  tags: '标签库',
  tagGroups: '标签组',
  reasons: '淘汰原因',
}

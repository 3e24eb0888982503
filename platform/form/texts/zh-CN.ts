export default {
  save: '保存',
  cancel: '取消',
  saved: '已保存',
  failed: '未能保存，请检查网络后重试',
  readOnly: '您只能查看，不能修改。',
  needs: {
    text: '请填写{{label}}',
    choice: '请选择{{label}}',
    least: '{{label}}至少为 {{min}}',
    items: '{{label}}至少需要 {{min}} 项',
  },
  fitted: {
    least: '“{{typed}}”小于下限，已改为 {{value}}',
    most: '“{{typed}}”超过上限，已改为 {{value}}',
    whole: '只能填整数，“{{typed}}”已改为 {{value}}',
  },
  stale: {
    title: '您编辑期间，他人保存了修改',
    changed: '已变化：{{what}}',
    unchanged: '内容与您打开时相同，可以继续编辑。',
    take: '载入最新内容',
    keep: '保留我的修改',
    kept: '保存后将以您的内容为准',
  },
  leave: {
    title: '离开此页面？',
    text: '尚未保存的修改将会丢失。',
    discard: '放弃修改？',
    discardIt: '放弃修改',
    leave: '离开',
    stay: '继续编辑',
  },
}

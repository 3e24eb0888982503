export default {
  history: '修改记录',
  unchanged: '还没有人修改过，当前为默认设置。',
  more: '显示更多',
  from: '{{field}}：{{before}} → {{after}}',
  nothingShown: '已保存，上述各项没有变化',
  nothing: '无',
  on: '开启',
  off: '关闭',
}

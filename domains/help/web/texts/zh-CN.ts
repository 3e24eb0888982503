export default {
  titles: { manual: '使用手册', copyright: '版权与许可' },
  search: '查找说明',
  nothing: '没有找到，请换个词',
  pages: '相关说明',
  rights: 'Bole 的所有权利归其权利人所有。它使用以下开放源代码软件，感谢其作者。',
  count: '共 {{count}} 个软件包',
  package: '软件包',
  version: '版本',
  license: '许可',
  searchPackages: '查找软件包',
}

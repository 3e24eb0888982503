import type zh from './zh-CN.ts'

export default {
  titles: { manual: '使用手冊', copyright: '版權與授權' },
  search: '尋找說明',
  nothing: '沒有找到，請換個詞',
  pages: '相關說明',
  rights: 'Bole 的所有權利歸其權利人所有。它使用以下開放原始碼軟體，感謝其作者。',
  count: '共 {{count}} 個套件',
  package: '套件',
  version: '版本',
  license: '授權',
  searchPackages: '尋找套件',
} satisfies typeof zh

export default {
  titles: { wordLists: '词表', patterns: '正则表达式' },
  name: '名称',
  note: '备注',
  comma: '、',
  wordLists: {
    create: '新建词表',
    edit: '编辑词表',
    empty: '还没有词表。把意思相同的词放在一起，机器人就能一样地理解它们。',
    words: '词',
    nameHelp: '机器人的脚本用这个名称引用词表',
    wordsHelp: '输入一个词后按回车',
  },
  patterns: {
    create: '新建正则表达式',
    edit: '编辑正则表达式',
    empty: '还没有正则表达式。它们帮助机器人从消息中认出手机号、日期等内容。',
    pattern: '表达式',
    help: '例如 1[3-9]\\d{9}',
  },
}

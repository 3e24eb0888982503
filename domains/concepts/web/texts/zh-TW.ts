import type zh from './zh-CN.ts'

export default {
  titles: { wordLists: '詞表', patterns: '正規表達式' },
  name: '名稱',
  note: '備註',
  comma: '、',
  wordLists: {
    create: '新增詞表',
    edit: '編輯詞表',
    empty: '還沒有詞表。把意思相同的詞放在一起，機器人就能一樣地理解它們。',
    words: '詞',
    nameHelp: '機器人的腳本用這個名稱引用詞表',
    wordsHelp: '輸入一個詞後按 Enter',
  },
  patterns: {
    create: '新增正規表達式',
    edit: '編輯正規表達式',
    empty: '還沒有正規表達式。它們幫助機器人從訊息中認出手機號碼、日期等內容。',
    pattern: '表達式',
    help: '例如 1[3-9]\\d{9}',
  },
} satisfies typeof zh

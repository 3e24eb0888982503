import type zh from './zh-CN.ts'

export default {
  explain: '下載範本，每列填寫一個帳號，再上傳。確認前不會建立任何帳號。',
  template: '下載範本',
  choose: '選擇 Excel 檔案，或拖曳到這裡',
  row: '列',
  name: '姓名',
  username: '使用者名稱',
  verdict: '檢查結果',
  fine: '可以建立',
  fault: '{{column}}：{{reason}}',
  faulty: '{{count}} 列有誤。請在檔案中修改後重新上傳；目前沒有建立任何帳號。',
  ready: '{{count}} 個帳號可以建立。',
  confirm: '建立 {{count}} 個帳號',
  done: '已建立 {{count}} 個帳號。',
  links: '以下連結只顯示一次，24 小時內有效。請分別交給本人。',
  copyAll: '複製全部連結',
  copied: '已複製',
  copyFailed: '無法複製，請手動選取',
  mailed: '已寄送郵件',
  link: '設定密碼的連結',
  toList: '返回帳號清單',
} satisfies typeof zh

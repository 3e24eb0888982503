import type zh from './zh-CN.ts'

export default {
  open: '上傳履歷',
  title: '上傳履歷',
  position: '投遞到職缺',
  needsPosition: '請先選擇職缺',
  drop: '將檔案或資料夾拖到這裡，或點擊選擇',
  dropHelp: '支援 PDF、Word、HTML、圖片與 ZIP 壓縮檔；單一檔案不超過 20 MB。原件會一直保留。',
  start_one: '開始上傳（{{count}} 個檔案）',
  start_other: '開始上傳（{{count}} 個檔案）',
  sending: '正在上傳 {{done}} / {{total}}',
  close: '關閉',
  more: '繼續上傳',
  background: '可以關閉此視窗，辨識會在背景繼續；完成後會通知您。',
  file: '檔案',
  result: '結果',
  candidate: '候選人',
  states: {
    waiting: '辨識中',
    accepted: '已入庫',
    duplicate: '已有投遞',
    failed: '失敗',
    archive: '壓縮檔',
  },
  retry: '重試',
  failedToSend_one: '有 {{count}} 個檔案未能上傳，請重試',
  failedToSend_other: '有 {{count}} 個檔案未能上傳，請重試',
} satisfies typeof zh

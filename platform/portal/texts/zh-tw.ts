import type { FrameTexts } from './zh-cn.ts'

export const texts: FrameTexts = {
  skip: '跳至內容',
  language: '語言',
  loading: '載入中…',
  retry: '重試',
  offline: '網路連線失敗，請檢查網路後重試',
  failed: '服務暫時無法使用，請稍後再試',
  not_found_title: '找不到頁面',
  not_found: '此頁面可能已下架，或連結不完整，請確認連結是否完整複製。',
  page_failed: '頁面發生錯誤，請重新整理',
  reload: '重新整理',
}

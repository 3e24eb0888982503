import type { ProjectTexts } from './zh-cn.ts'

export const projectTexts: ProjectTexts = {
  route: '說明會行程',
  kind_xjh: '校園說明會',
  kind_yxj: '校園面試',
  schedule: '招募時程',
  answers: '常見問題',
  albums: '公司相簿',
  event_page: '活動頁面',
  languages: '語言',
  needs_script: '線上應徵需要啟用 JavaScript。',
}

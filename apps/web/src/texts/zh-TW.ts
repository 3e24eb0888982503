import { titles } from './titles/zh-TW.generated.ts'
import type zh from './zh-CN.ts'

export default {
  product: '伯樂',
  skipToContent: '跳到正文',
  language: '切換語言',
  breadcrumb: '目前位置',
  menu: {
    label: '主選單',
    toggle: '收合或展開選單',
    recruit: '招募',
    interview: '面試',
    test: '測驗',
    data: '資料',
    campus: '校園',
    outreach: '外聯',
    organise: '管理',
  },
  user: {
    menu: '{{name}} 的選單',
    changePassword: '變更密碼',
    signOut: '登出',
  },
  search: {
    open: '搜尋（{{keys}}）',
    placeholder: '搜尋候選人、手機號、頁面…',
  },
  inbox: {
    every: '查看全部',
    label: '通知：{{unread}} 則未讀，{{running}} 項進行中',
    notices: '通知',
    progress: '進度',
    noNotices: '沒有通知。匯入完成、任務結束時會在這裡告訴您。',
    noProgress: '沒有進行中的任務。上傳履歷後可在這裡查看進度。',
  },
  update: {
    title: '有新版本可用',
    text: '重新載入即可使用新版本。未儲存的內容請先儲存。',
    reload: '重新載入',
    later: '稍後',
  },
  errors: {
    signedOut: '尚未登入或登入已過期，請重新登入',
    retry: '請求出錯，請重試',
    quota: '配額不足',
    request: '請求錯誤 {{status}}: {{address}}',
    unreachable: '無法連線伺服器，正在重試',
    offline: '網路已中斷，恢復後會自動更新',
  },
  exceptions: {
    '403': '抱歉，您無權存取此頁面',
    '404': '抱歉，您造訪的頁面不存在',
    '500': '抱歉，伺服器出錯了',
    notAuthorised: '抱歉，您沒有存取此頁面的權限。',
    home: '返回首頁',
    notAvailable: '此頁面尚未開放',
    notAvailableText: '功能建置中，開放後會出現在選單裡。',
  },
  titles,
} satisfies typeof zh

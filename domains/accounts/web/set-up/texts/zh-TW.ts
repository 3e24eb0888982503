import type zh from './zh-CN.ts'

export default {
  title: '設定 Bole',
  next: '繼續',
  back: '上一步',
  failed: '無法連線伺服器，請稍後重試',
  needed: '請填寫',
  notAddress: '請輸入有效的電子郵件地址',
  notUsername: '2 至 60 個字元：字母、數字和 . _ - @ +',
  underWay: '設定正在進行。管理員登入後可以繼續。',
  closed: {
    title: '設定已完成',
    text: '此頁面已經關閉。',
    signIn: '去登入',
  },
  code: {
    text: '請輸入伺服器啟動時在終端機顯示的一次性代碼。',
    label: '代碼',
    needs: '請輸入代碼',
  },
  organisation: {
    title: '公司',
    name: '公司名稱',
    zone: '時區',
    zoneHelp: '公司的一天從何時開始，所有人看到和填寫的時間',
    zoneFixed: '由伺服器設定 TIME_ZONE 決定',
    language: '語言',
  },
  administrator: {
    title: '第一位管理員',
    name: '姓名',
    email: '電子郵件',
    username: '使用者名稱',
  },
  steps: {
    mail: '郵件',
    departments: '部門',
    colleagues: '同事',
    done: '完成',
  },
  mail: {
    waits: '可以稍後再設定。在此之前，邀請和密碼重設等郵件會在寄件匣中等待，邀請連結可以複製後自行傳送。',
    installation: '郵件會透過系統的伺服器寄出。也可以使用公司自己的伺服器。',
  },
  departments: {
    text: '新增最初的幾個部門，之後可以隨時調整。',
    name: '部門名稱',
    above: '上級部門',
    add: '新增部門',
  },
  done: {
    text: '一切就緒。完成後此頁面將永久關閉，首頁會引導您開始招募。',
    finish: '完成設定',
  },
} satisfies typeof zh

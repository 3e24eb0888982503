import type { NotifyEvent, Words } from '@bole/notifications/model'

const greeting = '{{candidate}}，您好：'
const farewell = '{{company}}\n{{sender}}'

const texts: Readonly<Record<NotifyEvent, Words>> = {
  applied: {
    subject: '已收到您應徵{{position}}的申請',
    body: `${greeting}\n\n感謝您應徵{{company}}的{{position}}。您的申請已收到，我們會盡快查看。\n\n您可以在專屬頁面查看進展、答覆或撤回申請。請保存這個連結，以便隨時返回：\n{{page}}\n\n{{company}}`,
  },
  invited: {
    subject: '{{company}}邀請您參加{{stage}}：{{position}}',
    body: `${greeting}\n\n感謝您應徵{{position}}。現邀請您參加{{stage}}，時間：{{time}}。\n\n地點、日程和回覆方式請見您的專屬頁面：\n{{page}}\n\n如時間不便，請在頁面上告訴我們。\n\n${farewell}`,
  },
  choose_time: {
    subject: '請選擇{{stage}}時間：{{position}}',
    body: `${greeting}\n\n感謝您應徵{{position}}。現邀請您參加{{stage}}，請在您的專屬頁面選擇方便的時間，截止時間也請見頁面：\n{{page}}\n\n如都不方便，請在頁面上告訴我們。\n\n${farewell}`,
  },
  cancelled: {
    subject: '{{stage}}取消：{{position}}',
    body: `${greeting}\n\n很抱歉，您應徵{{position}}的{{stage}}取消了。後續安排會另行通知您，進展請見：\n{{page}}\n\n${farewell}`,
  },
  offered: {
    subject: '{{company}}的錄取意向：{{position}}',
    body: `${greeting}\n\n很高興通知您，我們希望您加入擔任{{position}}。詳情與答覆方式請見您的專屬頁面：\n{{page}}\n\n${farewell}`,
  },
  awaited: {
    subject: '期待您加入{{company}}',
    body: `${greeting}\n\n歡迎加入{{company}}擔任{{position}}。到職安排請見您的專屬頁面：\n{{page}}\n\n${farewell}`,
  },
  passed: {
    subject: '{{position}}：您已通過{{stage}}',
    body: `${greeting}\n\n您應徵{{position}}已通過{{stage}}。我們會盡快與您聯絡後續安排，進展請見：\n{{page}}\n\n${farewell}`,
  },
  eliminated: {
    subject: '您應徵{{position}}的結果',
    body: `${greeting}\n\n感謝您應徵{{company}}的{{position}}，也感謝您為此付出的時間。經慎重考慮，這次我們未能與您繼續。\n\n祝您一切順利，也歡迎您再次應徵。\n\n${farewell}`,
  },
  repositioned: {
    subject: '您的應徵職缺已調整為{{position}}',
    body: `${greeting}\n\n您應徵的職缺已調整為{{position}}，我們會就該職缺繼續考慮您的申請，進展請見：\n{{page}}\n\n${farewell}`,
  },
  message: {
    subject: '關於您應徵的{{position}}',
    body: `${greeting}\n\n感謝您應徵{{position}}。您可以在專屬頁面查看進展：\n{{page}}\n\n${farewell}`,
  },
}

export default texts

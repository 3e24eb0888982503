import type zh from './zh-CN.ts'

const texts: typeof zh = {
  reminders: {
    title: '微信提醒',
    help: '選擇在微信中接收哪些提醒；與您綁定的其他平台共用。',
    bindFirst: '請先綁定微信。',
    cannot: '公司沒有可以傳送訊息的微信服務號，因此微信只能用於登入。',
  },
  cancel: '取消',
  names: {
    wechat: '微信',
    wecom: '企業微信',
    dingtalk: '釘釘',
    feishu: '飛書',
  },
  entry: {
    or: '其他登入方式',
    with: '使用{{name}}登入',
    register: '還沒有帳號？註冊',
    nobodys: '此連結中的公司代碼已更換或不存在。您仍可正常登入。',
  },
  arriving: {
    title: '正在返回伯樂',
    text: '正在確認您的身分…',
    nothing: '平台沒有回傳任何資訊，請重新開始',
    signIn: '返回登入頁',
  },
  own: {
    title: '我的平台帳號',
    help: '綁定後可用該平台的帳號登入，並在那裡接收提醒。',
    none: '公司尚未啟用任何第三方平台。',
    bound: '已綁定「{{name}}」，自 {{since}}',
    notBound: '未綁定',
    bind: '綁定',
    bindOf: '綁定{{name}}',
    unbind: '解除綁定',
    unbindOf: '解除綁定{{name}}',
    unbindSure: '確定解除綁定{{name}}嗎？之後不能再用它登入。',
    unbound: '已解除綁定',
  },
  apps: {
    title: '公司在各平台的應用程式',
    help: '填寫公司在平台上建立的應用程式後，同事可以綁定並使用該平台登入。',
    on: '已啟用',
    off: '未啟用',
    edit: '設定',
    editOf: '設定{{name}}',
    enable: '啟用',
    enableHelp: '登入頁（帶公司代碼）會顯示該平台的按鈕，同事可以綁定自己的帳號。',
    id: {
      wechat: 'AppID',
      wecom: '企業 ID（CorpID）',
      dingtalk: 'Client ID（AppKey）',
      feishu: 'App ID',
    },
    secret: '應用程式密鑰（Secret）',
    secretKept: '已儲存。留空則保持不變；更換應用程式時請重新填寫。',
    agent: 'AgentId',
    template: '範本訊息 ID',
    templateHelp:
      '僅服務號可填：範本需要包含 thing1 欄位。填寫後，同事在微信內綁定並接收提醒；留空則應用程式為網站應用，只用於掃碼登入。',
    redirect: '需要在平台登記的回呼位址',
    saved: '平台設定已儲存',
  },
}
export default texts

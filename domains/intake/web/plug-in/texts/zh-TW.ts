import type zh from './zh-CN.ts'

export default {
  explain:
    '求職網站的瀏覽器外掛程式以下列網址送出履歷、補齊手機號碼。網址含金鑰，只交給您信任的外掛程式；關閉管道後立即失效。',
  closed: '管道未開啟，請先到「招募管道」開啟。',
  onlyKeepers: '網址只對管理全部職缺的同事顯示。',
  resume: '送出履歷',
  phone: '補齊手機號碼',
  handedIn: '已送出',
  withoutPhone: '缺手機號碼',
  fetched: '已補齊手機號碼',
  how: '外掛程式如何呼叫',
  howResume:
    '送出一份履歷：file 為檔案，reference 為該人在網站上的編號，job 為職缺來源中的職缺編號，或以 category 填「職缺對應」中的類別',
  howTake: '領取待補齊的人：傳回 reference，十分鐘內不會再給別人',
  howGive: '交回手機號碼：網站上沒有的填 null',
  keyword: '候選人或網站帳號',
  channel: '管道',
  name: '候選人',
  account: '網站帳號',
  state: '手機號碼',
  arrived: '送出時間',
  phones: { present: '有', missing: '待補齊', asked: '正在取得', none: '網站上沒有' },
  empty: '還沒有透過外掛程式送出的候選人。把網址交給外掛程式後，會顯示在這裡',
} satisfies typeof zh

import type zh from './zh-CN.ts'

export default {
  save: '儲存',
  cancel: '取消',
  saved: '已儲存',
  failed: '未能儲存，請檢查網路後重試',
  readOnly: '您只能檢視，不能修改。',
  needs: {
    text: '請填寫{{label}}',
    choice: '請選擇{{label}}',
    least: '{{label}}至少為 {{min}}',
    items: '{{label}}至少需要 {{min}} 項',
  },
  fitted: {
    least: '「{{typed}}」小於下限，已改為 {{value}}',
    most: '「{{typed}}」超過上限，已改為 {{value}}',
    whole: '只能填整數，「{{typed}}」已改為 {{value}}',
  },
  stale: {
    title: '您編輯期間，他人儲存了修改',
    changed: '已變更：{{what}}',
    elsewhere: '此處未顯示的內容',
    unchanged: '內容與您開啟時相同，可以繼續編輯。',
    take: '載入最新內容',
    keep: '保留我的修改',
    kept: '儲存後將以您的內容為準',
  },
  leave: {
    title: '離開此頁面？',
    text: '尚未儲存的修改將會遺失。',
    discard: '放棄修改？',
    discardIt: '放棄修改',
    leave: '離開',
    stay: '繼續編輯',
  },
} satisfies typeof zh

import type { Texts } from './zh-cn.ts'

export const texts: Texts = {
  title: '{{organisation}}的人才庫',
  greeting: '{{name}}，您好',
  ask: '{{organisation}}希望保留您的資料，以便有合適的職缺時與您聯絡。',
  agreed: '您已同意{{organisation}}保留您的資料至 {{day}}。',
  ended: '您的同意已於 {{day}} 到期。',
  withdrawn: '您已撤回同意，{{organisation}}不再把您保留在人才庫中。',
  gone: '{{organisation}}的人才庫中已沒有您的資料。',
  agree: '同意保留至 {{day}}',
  renew: '續期至 {{day}}',
  withdraw: '撤回同意',
  withdraw_text: '撤回後您會立即離開人才庫，您的應徵申請不受影響。',
  withdraw_sure: '確認撤回',
  back: '查看在招職缺',
}

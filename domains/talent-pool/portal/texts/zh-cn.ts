export const texts = {
  title: '{{organisation}}的人才库',
  greeting: '{{name}}，您好',
  ask: '{{organisation}}希望保留您的资料，以便有合适的职位时联系您。',
  agreed: '您已同意{{organisation}}保留您的资料至 {{day}}。',
  ended: '您的同意已于 {{day}} 到期。',
  withdrawn: '您已撤回同意，{{organisation}}不再把您保留在人才库中。',
  gone: '{{organisation}}的人才库中已没有您的资料。',
  agree: '同意保留至 {{day}}',
  renew: '续期至 {{day}}',
  withdraw: '撤回同意',
  withdraw_text: '撤回后您会立即离开人才库，您的应聘申请不受影响。',
  withdraw_sure: '确认撤回',
  back: '查看在招职位',
}

export type Texts = { readonly [Key in keyof typeof texts]: string }

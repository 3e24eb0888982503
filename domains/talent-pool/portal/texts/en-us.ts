import type { Texts } from './zh-cn.ts'

export const texts: Texts = {
  title: 'Talent pool of {{organisation}}',
  greeting: 'Hello {{name}}',
  ask: '{{organisation}} would like to keep your details, to contact you when a suitable position opens.',
  agreed: 'You agreed that {{organisation}} may keep your details until {{day}}.',
  ended: 'Your consent ended on {{day}}.',
  withdrawn: 'You withdrew your consent. You’re no longer in the talent pool of {{organisation}}.',
  gone: 'You’re no longer in the talent pool of {{organisation}}.',
  agree: 'Agree until {{day}}',
  renew: 'Renew until {{day}}',
  withdraw: 'Withdraw my consent',
  withdraw_text: 'You’ll leave the talent pool at once. Your applications aren’t affected.',
  withdraw_sure: 'Withdraw',
  back: 'See open positions',
}

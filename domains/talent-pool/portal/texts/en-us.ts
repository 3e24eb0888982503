import type { Texts } from './zh-cn.ts'

export const texts: Texts = {
  title: 'Talent pool of {{organisation}}',
  greeting: 'Hello {{name}}',
  ask: '{{organisation}} would like to keep your details, to write to you when a position fits.',
  agreed: 'You agreed that {{organisation}} keeps your details until {{day}}.',
  ended: 'Your consent ended on {{day}}.',
  withdrawn: 'You withdrew your consent; {{organisation}} keeps you in its talent pool no more.',
  gone: 'The talent pool of {{organisation}} has nothing of you any more.',
  agree: 'Agree until {{day}}',
  renew: 'Renew until {{day}}',
  withdraw: 'Withdraw my consent',
  withdraw_text: 'You leave the talent pool at once. Your applications are not affected.',
  withdraw_sure: 'Withdraw',
  back: 'See open positions',
}

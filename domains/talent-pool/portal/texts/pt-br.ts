import type { Texts } from './zh-cn.ts'

export const texts: Texts = {
  title: 'Banco de talentos da {{organisation}}',
  greeting: 'Olá, {{name}}',
  ask: 'A {{organisation}} gostaria de manter seus dados para avisar quando houver uma vaga adequada.',
  agreed: 'Você concordou que a {{organisation}} mantenha seus dados até {{day}}.',
  ended: 'Seu consentimento terminou em {{day}}.',
  withdrawn: 'Você retirou o consentimento; a {{organisation}} não guarda mais você no banco de talentos.',
  gone: 'O banco de talentos da {{organisation}} não tem mais dados seus.',
  agree: 'Concordar até {{day}}',
  renew: 'Renovar até {{day}}',
  withdraw: 'Retirar o consentimento',
  withdraw_text: 'Você sai do banco de talentos na hora. Suas candidaturas não são afetadas.',
  withdraw_sure: 'Retirar',
  back: 'Ver vagas abertas',
}

import { texts as stage } from '../../web/live/texts/pt-BR.ts'
import type { Texts } from './zh-cn.ts'

export const texts: Texts = {
  ...stage,
  title: 'Sala de entrevista',
  when: 'Quando',
  early: 'A sala abre 2 horas antes da entrevista. Volte então.',
  over: 'A entrevista terminou. Obrigado pela participação.',
  lobby: 'Você está na sala de espera. Os entrevistadores vão chamar você.',
  invited: 'Os entrevistadores estão chamando você.',
  accept: 'Entrar na sala',
  busy: 'Entrando…',
  members: 'Na sala',
  online: 'On-line',
  offline: 'Off-line',
  you: 'Você',
  chat: 'Chat',
  nothing: 'Nenhuma mensagem ainda',
  say: 'Escreva uma mensagem',
  send: 'Enviar',
  files: 'Arquivos',
  elsewhere: 'Você entrou nesta sala em outra janela.',
  again: 'Entrar nesta janela',
  trying: 'A conexão caiu. Tentando de novo.',
  recorded:
    '{{name}} está gravando o vídeo e o áudio desta sala. Se você não concorda, avise os entrevistadores ou saia do vídeo e áudio.',
  share_on: '{{name}} está compartilhando a tela',
  share_off: '{{name}} parou de compartilhar a tela',
  coding_on: '{{name}} ativou o modo de programação',
  coding_off: '{{name}} desativou o modo de programação',
}

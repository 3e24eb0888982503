import type zh from './zh-CN.ts'

export default {
  open: 'Assinar',
  title: 'Assinar minhas entrevistas',
  help: 'Adicione este endereço ao seu calendário: as entrevistas aparecem nele e se atualizam. Quem tiver o endereço vê suas entrevistas; não o repasse.',
  none: 'Ainda não há endereço.',
  create: 'Criar endereço',
  copy: 'Copiar endereço',
  copied: 'Copiado',
  renew: 'Trocar endereço',
  renewSure: 'O endereço atual deixa de funcionar na hora.',
  close: 'Desativar',
  address: 'Endereço do calendário',
} satisfies typeof zh

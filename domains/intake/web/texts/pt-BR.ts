import type zh from './zh-CN.ts'

export default {
  open: 'Enviar currículos',
  title: 'Enviar currículos',
  position: 'Para a vaga',
  needsPosition: 'Escolha uma vaga primeiro',
  drop: 'Solte arquivos ou uma pasta aqui, ou clique',
  dropHelp: 'PDF, Word, HTML, imagens e ZIP; até 20 MB por arquivo. Os originais são mantidos.',
  start_one: 'Enviar {{count}} arquivo',
  start_other: 'Enviar {{count}} arquivos',
  sending: 'Enviando {{done}} de {{total}}',
  close: 'Fechar',
  more: 'Enviar mais',
  background: 'Você pode fechar esta janela. A leitura continua e você será avisado.',
  file: 'Arquivo',
  result: 'Resultado',
  candidate: 'Candidato',
  states: {
    waiting: 'Sendo lido',
    accepted: 'Aceito',
    duplicate: 'Já conhecido',
    failed: 'Falhou',
    archive: 'Arquivo compactado',
  },
  retry: 'Tentar de novo',
  failedToSend_one: '{{count}} arquivo não foi enviado. Tente de novo.',
  failedToSend_other: '{{count}} arquivos não foram enviados. Tente de novo.',
} satisfies typeof zh

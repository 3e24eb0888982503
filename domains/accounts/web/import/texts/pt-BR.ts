import type zh from './zh-CN.ts'

export default {
  explain: 'Baixe o modelo, preencha uma conta por linha e envie. Nada é criado antes de você confirmar.',
  template: 'Baixar modelo',
  choose: 'Escolha um arquivo do Excel ou solte-o aqui',
  row: 'Linha',
  name: 'Nome',
  username: 'Nome de usuário',
  verdict: 'Resultado',
  fine: 'Pronta',
  fault: '{{column}} {{reason}}',
  faulty: 'Linhas com erro: {{count}}. Corrija o arquivo e envie de novo; nada foi criado.',
  ready: 'Contas prontas para criar: {{count}}.',
  confirm: 'Criar {{count}} contas',
  done: 'Contas criadas: {{count}}.',
  links: 'Estes links são mostrados só uma vez e valem por 24 horas. Entregue cada um ao dono.',
  copyAll: 'Copiar todos os links',
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar. Selecione manualmente.',
  mailed: 'Enviado por e-mail',
  link: 'Link para definir a senha',
  toList: 'Voltar à lista de contas',
} satisfies typeof zh

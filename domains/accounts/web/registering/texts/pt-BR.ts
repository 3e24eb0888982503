import type zh from './zh-CN.ts'

const texts: typeof zh = {
  title: 'Cadastre-se no Bole',
  signIn: 'Voltar ao login',
  code: 'Código da empresa',
  needsCode: 'Informe o código da empresa',
  name: 'Nome',
  needsName: 'Informe seu nome',
  email: 'E-mail de trabalho',
  emailHelp: 'Você entrará com ele.',
  needsEmail: 'Informe um e-mail válido',
  submit: 'Cadastrar',
  sent: 'Verifique seu e-mail e abra o link para concluir.',
  waits: 'Enviado. Quando um administrador aprovar, ele lhe dará um link para definir a senha.',
  confirmText: 'Confirme que este é seu e-mail e continue.',
  confirm: 'Confirmar e-mail',
  confirmed:
    'E-mail confirmado. Quando um administrador aprovar, você receberá um e-mail para definir a senha.',
  waiting: {
    title_one: '{{count}} pediu para entrar',
    title_other: '{{count}} pediram para entrar',
    confirmed: 'E-mail confirmado, pedido em {{day}}',
    unconfirmed: 'E-mail não confirmado, pedido em {{day}}',
    admit: 'Aprovar',
    admitOf: 'Aprovar {{name}}',
    refuse: 'Recusar',
    refuseOf: 'Recusar {{name}}',
    admitted: '{{name}} recebeu um link por e-mail para definir a senha',
    refused: 'Recusado',
  },
  rules: {
    title: 'Cadastro',
    can: 'Permitir cadastro com o código da empresa',
    canHelp: 'A página de login com o código da empresa mostra o link.',
    domains: 'Domínios de e-mail permitidos',
    domainsHelp: 'Pressione Enter após cada um, como acme.com. Vazio: qualquer um.',
    role: 'Função dos novos',
    department: 'Departamento dos novos',
    admitting: 'Um administrador aprova antes',
    admittingHelp: 'Os pedidos aparecem acima da lista de contas. Sempre necessário sem servidor de e-mail.',
  },
}
export default texts

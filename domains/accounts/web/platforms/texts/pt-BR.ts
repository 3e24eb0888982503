import type zh from './zh-CN.ts'

const texts: typeof zh = {
  reminders: {
    title: 'Lembretes no WeChat',
    help: 'Escolha o que você recebe no WeChat. Vale também para as outras plataformas conectadas.',
    bindFirst: 'Conecte o WeChat primeiro.',
    cannot:
      'Sua empresa não tem uma conta de serviço do WeChat que envie mensagens; o WeChat serve só para entrar.',
  },
  cancel: 'Cancelar',
  names: {
    wechat: 'WeChat',
    wecom: 'WeCom',
    dingtalk: 'DingTalk',
    feishu: 'Feishu',
  },
  entry: {
    or: 'Ou',
    with: 'Entrar com {{name}}',
    register: 'Ainda não tem conta? Cadastre-se',
    nobodys: 'O código de empresa deste link foi trocado ou não existe. Você pode entrar assim mesmo.',
  },
  arriving: {
    title: 'De volta ao Bole',
    text: 'Confirmando sua identidade…',
    nothing: 'A plataforma não devolveu nada. Comece de novo.',
    signIn: 'Voltar ao login',
  },
  own: {
    title: 'Minhas contas nas plataformas',
    help: 'Depois de conectar, você pode entrar com essa conta e receber lembretes por lá.',
    none: 'Sua empresa ainda não ativou nenhuma plataforma externa.',
    bound: 'Conectado como “{{name}}” desde {{since}}',
    notBound: 'Não conectado',
    bind: 'Conectar',
    bindOf: 'Conectar {{name}}',
    unbind: 'Desconectar',
    unbindOf: 'Desconectar {{name}}',
    unbindSure: 'Desconectar {{name}}? Você não poderá mais entrar com essa conta.',
    unbound: 'Desconectado',
  },
  apps: {
    title: 'Aplicativos da empresa',
    help: 'Informe o aplicativo que a empresa criou na plataforma. Os colegas poderão conectar-se e entrar com ele.',
    on: 'Ativa',
    off: 'Inativa',
    edit: 'Configurar',
    editOf: 'Configurar {{name}}',
    enable: 'Ativar',
    enableHelp:
      'A página de login com o código da empresa mostra o botão, e os colegas podem conectar suas contas.',
    id: {
      wechat: 'AppID',
      wecom: 'ID da empresa (CorpID)',
      dingtalk: 'Client ID (AppKey)',
      feishu: 'App ID',
    },
    secret: 'Segredo do aplicativo',
    secretKept: 'Salvo. Deixe vazio para manter; informe de novo para outro aplicativo.',
    agent: 'AgentId',
    template: 'ID do modelo de mensagem',
    templateHelp:
      'Só para contas de serviço: o modelo precisa do campo thing1. Com ele, os colegas conectam-se dentro do WeChat e recebem lembretes. Vazio: aplicativo de site, que só permite entrar por código QR.',
    redirect: 'Endereço de retorno a registrar na plataforma',
    saved: 'Plataforma salva',
  },
}
export default texts

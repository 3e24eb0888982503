import { titles } from './titles/pt-BR.generated.ts'
import type zh from './zh-CN.ts'

export default {
  product: 'Bole',
  skipToContent: 'Ir para o conteúdo',
  language: 'Idioma',
  breadcrumb: 'Onde você está',
  menu: {
    label: 'Menu principal',
    toggle: 'Recolher ou expandir o menu',
    recruit: 'Recrutar',
    interview: 'Entrevistar',
    test: 'Avaliar',
    data: 'Dados',
    campus: 'Campus',
    outreach: 'Contatar',
    organise: 'Organizar',
  },
  user: {
    menu: 'Menu de {{name}}',
    changePassword: 'Alterar senha',
    signOut: 'Sair',
  },
  search: {
    open: 'Buscar ({{keys}})',
    placeholder: 'Buscar candidatos, telefones, telas…',
  },
  inbox: {
    every: 'Ver tudo',
    label: 'Caixa: {{unread}} não lidas, {{running}} em andamento',
    notices: 'Avisos',
    progress: 'Andamento',
    noNotices: 'Sem avisos. Importações e tarefas concluídas aparecem aqui.',
    noProgress: 'Nada em andamento. Envie currículos e acompanhe aqui.',
  },
  update: {
    title: 'Há uma nova versão',
    text: 'Recarregue para usá-la. Salve seu trabalho antes.',
    reload: 'Recarregar',
    later: 'Depois',
  },
  errors: {
    signedOut: 'Não conectado ou sessão expirada. Entre novamente.',
    retry: 'Erro na solicitação, tente de novo.',
    quota: 'Cota esgotada',
    request: 'Erro na solicitação {{status}}: {{address}}',
    unreachable: 'Servidor inacessível. Tentando de novo.',
    offline: 'Você está offline. A página se atualiza ao voltar.',
  },
  exceptions: {
    '403': 'Desculpe, você não tem acesso a esta página',
    '404': 'Desculpe, a página não existe',
    '500': 'Desculpe, o servidor relatou um erro',
    notAuthorised: 'Desculpe, você não está autorizado a acessar esta página.',
    home: 'Voltar ao início',
    notAvailable: 'Ainda não disponível',
    notAvailableText: 'Esta tela ainda não foi construída. Ela aparecerá no menu quando estiver pronta.',
  },
  titles,
} satisfies typeof zh

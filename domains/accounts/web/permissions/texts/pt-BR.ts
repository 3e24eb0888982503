import type zh from './zh-CN.ts'

export default {
  title: 'O que {{name}} pode fazer',
  explain:
    'O ponto de partida é a função “{{role}}”; mudanças aqui valem só para esta pessoa. Você só concede ou retira o que você mesmo tem.',
  added: 'Concedida',
  taken: 'Retirada',
  save: 'Salvar',
  saved: 'Permissões salvas. Já estão valendo.',
  toRole: 'Voltar ao padrão da função',
  permission: 'Permissão',
  listHelp:
    'O que cada função padrão tem nesta organização. As funções são ajustadas em “Funções”; o que muda para uma pessoa, na lista de contas, em “Permissões”.',
  yes: 'Sim',
  no: 'Não',
  areas: {
    dashboard: 'Painel',
    candidates: 'Candidatos',
    pipeline: 'Funil',
    notifications: 'Mensagens aos candidatos',
    approvals: 'Aprovações',
    positions: 'Vagas',
    projects: 'Projetos',
    processes: 'Processos seletivos',
    departments: 'Departamentos',
    users: 'Contas',
    company: 'Empresa',
    server: 'Servidor',
  },
  names: {
    dashboard: { view: 'Ver o painel' },
    candidates: {
      view: 'Ver candidatos',
      edit: 'Editar candidatos e etiquetas',
      upload: 'Enviar currículos',
      remove: 'Remover candidatos',
    },
    pipeline: { feedback: 'Avaliar e decidir', move: 'Mover candidaturas', undo: 'Desfazer' },
    notifications: {
      view: 'Ver mensagens aos candidatos',
      send: 'Enviar mensagens aos candidatos',
      manage: 'Gerenciar modelos de mensagem',
    },
    approvals: { decide: 'Aprovar candidatos', ask: 'Pedir aprovação' },
    positions: { view: 'Ver vagas', manage: 'Gerenciar vagas' },
    projects: { view: 'Ver projetos', manage: 'Gerenciar projetos' },
    processes: { view: 'Ver processos seletivos', manage: 'Gerenciar processos seletivos' },
    departments: { view: 'Ver departamentos', manage: 'Gerenciar departamentos' },
    users: { view: 'Ver contas', manage: 'Gerenciar contas e permissões' },
    company: { manage: 'Gerenciar as configurações da empresa' },
    server: { view: 'Ver o estado do servidor' },
  },
} satisfies typeof zh

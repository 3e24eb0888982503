import type zh from './zh-CN.ts'

export default {
  title: 'Configurar o Bole',
  next: 'Continuar',
  back: 'Voltar',
  failed: 'Não foi possível falar com o servidor. Tente de novo.',
  needed: 'Preencha este campo',
  notAddress: 'Informe um e-mail válido',
  notUsername: '2 a 60 caracteres: letras, números e . _ - @ +',
  underWay: 'A configuração está em andamento. O administrador continua depois de entrar.',
  closed: {
    title: 'A configuração terminou',
    text: 'Não há mais nada a fazer nesta página.',
    signIn: 'Entrar',
  },
  code: {
    text: 'Informe o código de uso único que o servidor mostrou ao iniciar.',
    label: 'Código',
    needs: 'Informe o código',
  },
  organisation: {
    title: 'Empresa',
    name: 'Nome da empresa',
    zone: 'Fuso horário',
    zoneHelp: 'Quando começam os dias da empresa e as horas que todos leem e digitam',
    zoneFixed: 'Definido pela configuração TIME_ZONE do servidor',
    language: 'Idioma',
  },
  administrator: {
    title: 'Primeiro administrador',
    name: 'Nome',
    email: 'E-mail',
    username: 'Usuário',
  },
  steps: {
    mail: 'E-mail',
    departments: 'Departamentos',
    colleagues: 'Colegas',
    done: 'Pronto',
  },
  mail: {
    waits:
      'Isto pode esperar. Até lá, convites, redefinições de senha e outras mensagens aguardam na caixa de saída, e os links dos convites aparecem para copiar.',
    installation: 'Os e-mails saem pelo servidor da instalação. Você pode usar um próprio.',
  },
  departments: {
    text: 'Adicione os primeiros departamentos. Eles podem mudar a qualquer momento.',
    name: 'Departamento',
    above: 'Pertence a',
    add: 'Adicionar departamento',
  },
  done: {
    text: 'Tudo pronto. Esta página se fecha para sempre ao concluir, e o painel mostra os próximos passos.',
    finish: 'Concluir',
  },
} satisfies typeof zh

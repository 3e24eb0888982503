import type zh from './zh-CN.ts'

export default {
  explain:
    'A extensão do site de vagas envia currículos e completa telefones nestes endereços. Eles levam uma chave: entregue-os só a uma extensão em que você confia. Deixam de funcionar assim que o canal é fechado.',
  closed: 'Este canal está fechado. Abra-o primeiro em Canais.',
  onlyKeepers: 'Os endereços aparecem para quem gerencia todas as vagas.',
  resume: 'Enviar currículos',
  phone: 'Completar telefones',
  handedIn: 'Enviados',
  withoutPhone: 'Sem telefone',
  fetched: 'Telefones completados',
  how: 'O que a extensão envia',
  howResume:
    'Enviar um currículo: file é o documento, reference é como o site identifica a pessoa, job é o número da vaga no feed, ou category a categoria definida em Correspondência de vagas',
  howTake: 'Pegar pessoas sem telefone: devolve references, que ninguém mais recebe por dez minutos',
  howGive: 'Entregar os telefones: null quando o site não tem',
  keyword: 'Candidato ou conta do site',
  channel: 'Canal',
  name: 'Candidato',
  account: 'Conta do site',
  state: 'Telefone',
  arrived: 'Enviado em',
  phones: { present: 'Tem', missing: 'Falta', asked: 'Sendo buscado', none: 'O site não tem' },
  empty: 'Nenhuma extensão enviou ninguém ainda. Entregue o endereço acima, e as pessoas aparecem aqui.',
} satisfies typeof zh

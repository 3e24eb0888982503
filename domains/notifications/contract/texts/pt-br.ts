import type { NotifyEvent, Words } from '@bole/notifications/model'

const greeting = 'Olá, {{candidate}},'
const farewell = '{{sender}}\n{{company}}'

const texts: Readonly<Record<NotifyEvent, Words>> = {
  applied: {
    subject: 'Recebemos sua candidatura a {{position}}',
    body: `${greeting}\n\nObrigado por se candidatar a {{position}} na {{company}}. Recebemos sua candidatura e vamos analisá-la em breve.\n\nEsta é a sua página pessoal. Ela mostra o andamento e permite responder ou desistir. Guarde este link, pois é por ele que você volta:\n{{page}}\n\n{{company}}`,
  },
  invited: {
    subject: '{{stage}} na {{company}}: {{position}}',
    body: `${greeting}\n\nObrigado por se candidatar a {{position}}. Convidamos você para a próxima etapa, {{stage}}, em {{time}}.\n\nSua página diz onde será e permite responder:\n{{page}}\n\nSe o horário não for bom, avise por lá.\n\n${farewell}`,
  },
  choose_time: {
    subject: 'Escolha um horário para {{stage}}: {{position}}',
    body: `${greeting}\n\nObrigado por se candidatar a {{position}}. Convidamos você para a próxima etapa, {{stage}}. Na sua página você escolhe o horário que preferir e vê até quando:\n{{page}}\n\nSe nenhum horário for bom, avise por lá.\n\n${farewell}`,
  },
  cancelled: {
    subject: '{{stage}}: cancelamento para {{position}}',
    body: `${greeting}\n\nSentimos muito: a etapa {{stage}} para {{position}} foi cancelada. Entraremos em contato sobre os próximos passos. Sua página mostra o andamento:\n{{page}}\n\n${farewell}`,
  },
  offered: {
    subject: 'Proposta da {{company}}: {{position}}',
    body: `${greeting}\n\nTemos o prazer de dizer que gostaríamos de ter você como {{position}}. Os detalhes e a forma de responder estão na sua página:\n{{page}}\n\n${farewell}`,
  },
  awaited: {
    subject: 'Esperamos você na {{company}}',
    body: `${greeting}\n\nBoas-vindas à {{company}} como {{position}}. Sua página diz quando e como você começa:\n{{page}}\n\n${farewell}`,
  },
  passed: {
    subject: '{{position}}: você passou em {{stage}}',
    body: `${greeting}\n\nVocê passou na etapa {{stage}} para {{position}}. Em breve falaremos sobre os próximos passos. Sua página mostra o andamento:\n{{page}}\n\n${farewell}`,
  },
  eliminated: {
    subject: 'Sua candidatura a {{position}}',
    body: `${greeting}\n\nObrigado por se candidatar a {{position}} na {{company}} e pelo tempo que dedicou. Depois de avaliar com cuidado, não vamos continuar com a sua candidatura desta vez.\n\nDesejamos sucesso, e você pode se candidatar de novo.\n\n${farewell}`,
  },
  repositioned: {
    subject: 'Estamos considerando você para {{position}}',
    body: `${greeting}\n\nGostaríamos de considerar você para outra vaga: {{position}}. Não é preciso fazer nada agora; sua página mostra o andamento:\n{{page}}\n\n${farewell}`,
  },
  message: {
    subject: 'Sobre sua candidatura a {{position}}',
    body: `${greeting}\n\nObrigado por se candidatar a {{position}}. Sua página mostra o andamento:\n{{page}}\n\n${farewell}`,
  },
}

export default texts

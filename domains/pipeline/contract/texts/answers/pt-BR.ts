import type zh from './zh-CN.ts'

/** What can be said about an application, by the company and by the candidate. */
export default {
  company_pass: 'Aprovar',
  company_eliminate: 'Reprovar',
  company_remain: 'Deixar pendente',
  company_absence: 'Marcar ausência',
  company_change_date: 'Mudar a data',
  company_cancel: 'Cancelar',
  company_change_score: 'Mudar a nota',
  company_sign_contact: 'Marcar como assinado',
  company_un_sign_contact: 'Retirar proposta',
  company_entry: 'Confirmar admissão',
  company_un_entry: 'Marcar como não admitido',
  company_move_out: 'Remover da sala',
  company_comment: 'Comentar',
  candidate_accept: 'Candidato aceitou',
  candidate_refuse: 'Candidato recusou',
  candidate_consider: 'Candidato está avaliando',
  candidate_un_contact: 'Não foi possível contatar',
  candidate_change_date: 'Candidato pediu outra data',
  candidate_attend: 'Candidato compareceu',
  candidate_un_feedback: 'Sem retorno do candidato',
  candidate_sign_contact: 'Candidato assinou',
  candidate_entry: 'Candidato admitido',
  candidate_sign_in: 'Candidato chegou',
  candidate_un_sign_in: 'Desfazer chegada',
} satisfies typeof zh

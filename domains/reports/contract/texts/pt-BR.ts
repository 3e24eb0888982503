import type { Names } from './names.ts'

/** Names of what a report shows, on the screen and in its file. */
export const names: Names = {
  measures: {
    applications: 'Candidaturas',
    reached_approval: 'Chegaram à aprovação',
    reached_interview: 'Chegaram à entrevista',
    reached_offer: 'Chegaram à proposta',
    accepted_offer: 'Aceitaram a proposta',
    joined: 'Admitidos',
    under_way: 'Em andamento',
    eliminated: 'Reprovados',
    withdrawn: 'Desistiram',
    interview_rate: 'Taxa de entrevista',
    offer_rate: 'Taxa de proposta',
    acceptance_rate: 'Taxa de aceitação',
    join_rate: 'Taxa de admissão',
    days_to_first_step: 'Dias até o primeiro passo',
    days_to_interview: 'Dias até a entrevista',
    days_to_offer: 'Dias até a proposta',
    days_to_join: 'Dias até a admissão',
    days_in_screening: 'Dias em triagem',
    days_in_approval: 'Dias em aprovação',
    days_in_interview: 'Dias em entrevista',
    days_in_offer: 'Dias em proposta',
  },
  groupings: {
    month: 'Mês',
    position: 'Vaga',
    project: 'Projeto',
    department: 'Departamento',
    source: 'Origem',
    owner: 'Responsável',
  },
}

import type { ProjectTexts } from './zh-cn.ts'

export const projectTexts: ProjectTexts = {
  route: 'Onde nos encontrar',
  kind_xjh: 'Palestra',
  kind_yxj: 'Entrevistas no campus',
  schedule: 'Cronograma',
  answers: 'Perguntas e respostas',
  albums: 'Fotos',
  event_page: 'Página do evento',
  languages: 'Idioma',
  needs_script: 'Ative o JavaScript para se candidatar.',
}

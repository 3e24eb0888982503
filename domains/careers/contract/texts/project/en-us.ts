import type { ProjectTexts } from './zh-cn.ts'

export const projectTexts: ProjectTexts = {
  route: 'Where to meet us',
  kind_xjh: 'Campus talk',
  kind_yxj: 'On-campus interviews',
  schedule: 'Timeline',
  answers: 'Questions and answers',
  albums: 'Pictures',
  event_page: 'Event page',
  languages: 'Language',
  needs_script: 'Please turn on JavaScript to apply online.',
}

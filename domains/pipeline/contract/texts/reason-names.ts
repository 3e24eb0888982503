import type { InEveryLanguage } from '@bole/platform/contract'
import type { FirstReason } from '../../model/reject-reasons.ts'

/** What the reasons are called that every organisation begins with, until it gives one another name. */
export const reasonNames: InEveryLanguage<Readonly<Record<FirstReason, string>>> = {
  'zh-CN': {
    experience: '经验不符',
    skills: '技能不足',
    education: '学历不符',
    salary: '薪资期望过高',
    location: '工作地点不合适',
    communication: '沟通表达欠佳',
    motivation: '求职意愿不强',
    position_filled: '职位已招满',
  },
  'en-US': {
    experience: 'Not the right experience',
    skills: 'Missing skills',
    education: 'Not the right education',
    salary: 'Salary expectations',
    location: 'Location',
    communication: 'Communication',
    motivation: 'Motivation',
    position_filled: 'Position filled',
  },
  'pt-BR': {
    experience: 'Experiência insuficiente',
    skills: 'Faltam competências',
    education: 'Formação não atende',
    salary: 'Pretensão salarial',
    location: 'Localização',
    communication: 'Comunicação',
    motivation: 'Motivação',
    position_filled: 'Vaga preenchida',
  },
  'zh-TW': {
    experience: '經驗不符',
    skills: '技能不足',
    education: '學歷不符',
    salary: '薪資期望過高',
    location: '工作地點不合適',
    communication: '溝通表達欠佳',
    motivation: '求職意願不強',
    position_filled: '職缺已招滿',
  },
}

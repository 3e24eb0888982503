import type { InEveryLanguage } from '@bole/platform/contract'
import type { FirstReason } from '../../model/reject-reasons.ts'

/** What the reasons that every organisation begins with say to candidates, until it words that otherwise. */
export const reasonWords: InEveryLanguage<Readonly<Record<FirstReason, string>>> = {
  'zh-CN': {
    experience: '您的工作经历与该职位目前的需要不完全一致。',
    skills: '该职位需要的部分技能，我们未能从您的材料和面试中确认。',
    education: '该职位对学历或专业有明确要求，与您的情况不符。',
    salary: '您的薪资期望超出了该职位的预算。',
    location: '该职位的工作地点与您的意向不一致。',
    communication: '在交流中，我们未能充分了解您与该职位相关的经验。',
    motivation: '我们选择了更希望从事该岗位工作的候选人。',
    position_filled: '该职位已招满。',
  },
  'en-US': {
    experience: 'Your experience differs from what this position needs at present.',
    skills: 'We could not confirm some of the skills that this position needs.',
    education: 'This position asks for a degree or subject that differs from yours.',
    salary: 'Your salary expectation is above the budget of this position.',
    location: 'The place of work of this position is not where you wish to work.',
    communication: 'In our conversation we did not learn enough about your experience for this position.',
    motivation: 'We chose candidates who were looking for exactly this kind of work.',
    position_filled: 'The position has been filled.',
  },
  'pt-BR': {
    experience: 'Sua experiência difere do que esta vaga precisa no momento.',
    skills: 'Não pudemos confirmar algumas das competências que esta vaga exige.',
    education: 'Esta vaga exige uma formação ou área diferente da sua.',
    salary: 'Sua pretensão salarial está acima do orçamento desta vaga.',
    location: 'O local de trabalho desta vaga não é onde você deseja trabalhar.',
    communication: 'Em nossa conversa, não conhecemos o bastante da sua experiência para esta vaga.',
    motivation: 'Escolhemos pessoas que buscavam exatamente este tipo de trabalho.',
    position_filled: 'A vaga foi preenchida.',
  },
  'zh-TW': {
    experience: '您的工作經歷與該職缺目前的需求不完全一致。',
    skills: '該職缺需要的部分技能，我們未能從您的資料與面試中確認。',
    education: '該職缺對學歷或科系有明確要求，與您的情況不符。',
    salary: '您的薪資期望超出了該職缺的預算。',
    location: '該職缺的工作地點與您的意願不一致。',
    communication: '在交流中，我們未能充分了解您與該職缺相關的經驗。',
    motivation: '我們選擇了更希望從事此項工作的候選人。',
    position_filled: '該職缺已招滿。',
  },
}

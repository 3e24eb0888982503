import type { InEveryLanguage } from '@bole/platform/contract'

/** What a calendar says of interviews. */
export const calendarTexts: InEveryLanguage<{
  readonly interview: string
  readonly interviews: string
  readonly online: string
  readonly people: string
}> = {
  'zh-CN': { interview: '面试', interviews: '我的面试', online: '线上', people: '面试官' },
  'en-US': { interview: 'Interview', interviews: 'My interviews', online: 'Online', people: 'Interviewers' },
  'pt-BR': {
    ...{ interview: 'Entrevista', interviews: 'Minhas entrevistas', online: 'Online' },
    people: 'Entrevistadores',
  },
  'zh-TW': { interview: '面試', interviews: '我的面試', online: '線上', people: '面試官' },
}

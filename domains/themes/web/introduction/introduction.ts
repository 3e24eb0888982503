import { defineForm } from '@bole/platform/form'
import { type ThemeInFull, themesApi } from '@bole/themes/contract'

/** A project as the form of its introduction is given it. */
export type Introduced = ThemeInFull['theme'] & Pick<ThemeInFull, 'company'>

type Schedule = { title: string; day_from: string; day_to: string | null }[]
type Answers = { question: string; answer: string }[]

const schedule: Schedule = []
const qa: Answers = []

/** What candidates read of a project beside its positions: the company, when what happens, questions with answers. */
export const introductionForm = defineForm({
  update: themesApi.updateTheme,
  empty: {
    company: {
      company_name: '',
      logo: null,
      trade: '',
      worker_number: '',
      finance: '',
      company_description: '',
    },
    isSchedule: false,
    schedule,
    isQa: false,
    qa,
  },
  fieldsOf: ({ company, isSchedule, isQa, ...theme }: Introduced) => {
    const { logoUrl: _, ...said } = company
    return {
      company: said,
      isSchedule: isSchedule === 1,
      schedule: theme.schedule,
      isQa: isQa === 1,
      qa: theme.qa,
    }
  },
  // A row that was begun and says nothing is not sent.
  bodyOf: ({ schedule, qa, ...fields }) => ({
    ...fields,
    schedule: schedule.filter(({ title, day_from }) => title.trim() !== '' && day_from !== ''),
    qa: qa.filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== ''),
  }),
})

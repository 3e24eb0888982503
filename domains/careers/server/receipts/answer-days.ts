import { answerDays } from '@bole/careers/contract'
import { settingOver } from '@bole/platform/server'
import { careers } from '../careers-store.ts'

/** Within how many working days a company answers; candidates read it at once, and what is due already stays due. */
export const keptAnswerDays = settingOver(answerDays, { tables: careers, table: 'answer_days' })

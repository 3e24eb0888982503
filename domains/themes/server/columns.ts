import type { ThemeChanges } from '@bole/themes/contract'
import { formOf, limitedFieldsOf, originOf, stationsOf } from '@bole/themes/model'

/** What a project is limited to until now. */
interface Held {
  readonly limited_fields: Parameters<typeof limitedFieldsOf>[0] | null
}

/** The limit as it is to be: null is none, undefined leaves what is held. */
function limitOf({ is_set_limit_field: isSet, limit_field }: ThemeChanges, held: Held) {
  if (isSet === false) return null
  return isSet ? (limit_field ?? held.limited_fields ?? {}) : limit_field
}

/** The columns a project's given fields are written to; what is not given is left as it is. */
export function columnsOf(given: ThemeChanges, held: Held = { limited_fields: null }) {
  const { company = {}, owner_id, post_limit, limit_time, question_list } = given
  const limit = limitOf(given, held)
  return {
    ...(given.theme_name === undefined ? {} : { name: given.theme_name }),
    ...(given.type === undefined ? {} : { origin: originOf(given.type) }),
    ...(post_limit === undefined ? {} : { application_limit: post_limit }),
    ...(limit_time === undefined ? {} : { closes_at: limit_time === null ? null : new Date(limit_time) }),
    ...(owner_id === undefined ? {} : { owner_user_id: owner_id }),
    ...(question_list === undefined ? {} : { questions: questionsAsJson(question_list) }),
    ...(given.is_nt === undefined ? {} : { is_open_for_referral: given.is_nt }),
    ...(given.is_volunteer === undefined ? {} : { ranks_choices: given.is_volunteer }),
    ...(given.volunteer_limit === undefined ? {} : { most_choices: given.volunteer_limit }),
    ...(given.isSchedule === undefined ? {} : { shows_schedule: given.isSchedule }),
    ...(given.isQa === undefined ? {} : { shows_answers: given.isQa }),
    ...(limit === undefined ? {} : { limited_fields: limit && JSON.stringify(limitedFieldsOf(limit)) }),
    ...(given.station_list === undefined ? {} : { stations: JSON.stringify(stationsOf(given.station_list)) }),
    ...(company.company_name === undefined ? {} : { company_name: company.company_name }),
    ...(company.logo === undefined ? {} : { logo_id: company.logo }),
    ...(company.trade === undefined ? {} : { company_industry: company.trade }),
    ...(company.worker_number === undefined ? {} : { company_scale: company.worker_number }),
    ...(company.finance === undefined ? {} : { company_financing: company.finance }),
    ...(company.company_description === undefined
      ? {}
      : { company_description: company.company_description }),
  }
}

/** The whole form is kept, so that a question added to the usual ones later does not appear in old projects unasked. */
function questionsAsJson(given: Parameters<typeof formOf>[0]): string {
  return JSON.stringify(
    formOf(given).map(({ key, name, is_checked, is_necessary }) => ({ key, name, is_checked, is_necessary })),
  )
}

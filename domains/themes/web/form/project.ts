import { dateFieldsOf, defineForm } from '@bole/platform/form'
import { type Theme, themesApi } from '@bole/themes/contract'
import { rankedAtMost } from '@bole/themes/model'

/** The form of a project: what it is called, how long it runs, and how people apply. */
export const projectForm = defineForm({
  create: themesApi.createTheme,
  update: themesApi.updateTheme,
  empty: {
    theme_name: '',
    limit_time: null,
    post_limit: null,
    owner_id: null,
    is_volunteer: false,
    volunteer_limit: rankedAtMost.usual,
    is_nt: false,
  },
  fieldsOf: ({ theme_name, limit_time, post_limit, owner, is_volunteer, volunteer_limit, is_nt }: Theme) => ({
    theme_name,
    limit_time,
    post_limit,
    owner_id: owner?.id ?? null,
    is_volunteer: is_volunteer === 1,
    volunteer_limit,
    is_nt: is_nt === 1,
  }),
  // An owner left empty is whoever makes the project, or who it is already.
  bodyOf: ({ owner_id, ...fields }) => ({ ...fields, ...(owner_id ? { owner_id } : {}) }),
  refusals: { unknown_person: 'owner_id', name_taken: 'theme_name', choices_fixed: 'is_volunteer' },
})

export const { MomentField } = dateFieldsOf(projectForm)
